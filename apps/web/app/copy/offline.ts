/** Words about working without a connection, and about new versions of the site. */
export const NEW_VERSION = {
  name: 'New version',
  text: 'There is a new version of this site.',
  action: 'Reload',
};

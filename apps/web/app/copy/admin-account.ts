/** The own account of whoever works at the desk. */
export const DESK_ACCOUNT = {
  title: 'Your account',
  text: (email: string) => `You log in with ${email}.`,
} as const;

export const CHANGE_PASSWORD = {
  open: 'Change password',
  title: 'Change your password',
  text: 'On other devices you will have to log in again, with the new password.',
  submit: 'Change password',
  notices: {
    success: 'Your password is changed',
    failure: 'Failed to change the password',
  },
} as const;

export const LOG_OUT_EVERYWHERE = {
  open: 'Log out everywhere',
  title: 'Log out everywhere?',
  text: 'This ends your session here and on every other device. Then you can log in again.',
  busy: 'Logging out…',
  success: 'You are logged out everywhere',
  failure: 'Failed to log out everywhere',
} as const;

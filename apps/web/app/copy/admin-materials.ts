export const MATERIALS = {
  title: 'Study materials',
  text: 'What the library shows, in this order.',
  loading: 'Loading study materials…',
  fetchFailure: 'Failed to fetch study materials',
  none: { title: 'No study materials yet', text: 'Add the first guide, video, deck or worksheet.' },
  add: 'Add Study Material',
} as const;

/** Worded like those of the other kinds of content. */
export const MATERIAL_NOTICES = {
  create: {
    success: 'Study material created successfully',
    failure: 'Failed to create study material',
  },
  update: {
    success: 'Study material updated successfully',
    failure: 'Failed to update study material',
  },
  delete: {
    success: 'Study material deleted successfully',
    failure: 'Failed to delete study material',
  },
} as const;

export const MATERIAL_LABELS = {
  title: 'Title',
  type: 'Type',
  examType: 'Exam',
  subject: 'Subject',
  content: 'Description',
  url: 'Link',
  downloadUrl: 'Download link',
} as const;

export const MATERIAL_HINTS = {
  content: 'What stands on its card in the library.',
  url: 'Where the Study or Watch button leads. It starts with https://, or with / for a page of this site.',
  downloadUrl: 'A file to keep, such as a PDF. It starts with https:// or with / too.',
} as const;

/** Unlike other content, it is not kept whole for 30 days. */
export const MATERIAL_LAST_WORDS =
  'History keeps what it said, but cannot put it back: you would have to add it again.';

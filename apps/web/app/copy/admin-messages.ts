import { EXAM_INTERESTS } from './contact.ts';

export const MESSAGES = {
  title: 'Messages',
  text: 'What visitors wrote by the contact form. Answer by mail; a message stays here until you delete it.',
  loading: 'Loading messages…',
  none: { title: 'No messages', text: 'What visitors write to you will be listed here.' },
  older: 'Show older messages',
  end: 'No older messages.',
  fetchFailure: 'Failed to fetch messages',
  new: 'New',
  markRead: 'Mark as read',
  markUnread: 'Mark as new',
  markFailure: 'Failed to mark the message',
  answer: 'Answer by mail',
  delete: 'Delete',
};

export const DELETE_MESSAGE = {
  title: (name: string) => `Delete the message of ${name}?`,
  text: 'This action cannot be undone.',
  notices: { success: 'Message deleted', failure: 'Failed to delete message' },
};

/** What a message is about, as its writer chose it. */
export function interestName(value: string | undefined): string | undefined {
  return EXAM_INTERESTS.find((interest) => interest.value === value)?.label;
}

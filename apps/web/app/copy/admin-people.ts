import type { Invitation } from '@second-bell/contract';

export const PEOPLE = {
  title: 'Administrators',
  text: 'Everyone here can change the content and invite others.',
  loading: 'Loading administrators…',
  fetchFailure: 'Failed to fetch administrators',
} as const;

export const STATUS_NAMES = { active: 'Active', invited: 'Invited' } as const;

export const INVITE = {
  open: 'Invite administrator',
  title: 'Invite an administrator',
  text: 'They get a link that works once, for 7 days. With it they choose a password.',
  submit: 'Send the invitation',
  nameHint: 'For this list, and for mails to them.',
  again: 'Invite again',
  invitedAgain: 'Invited again',
  oldLink: 'A link that they got before no longer works.',
  done: 'Done',
  /** What the result says tells more than a notice could. */
  notices: { failure: 'Failed to invite' },
} as const;

type MailResult = Readonly<{ tone: 'positive' | 'caution'; title: string; text: (email: string) => string }>;

/** What became of the mail with the link: the invitation holds in any case. */
export const INVITATION_RESULTS: Readonly<Record<Invitation['mail'], MailResult>> = {
  sent: {
    tone: 'positive',
    title: 'The invitation is on its way',
    text: (email) => `We sent a mail with the link to ${email}.`,
  },
  logged: {
    tone: 'caution',
    title: 'The link is in the server’s log',
    text: (email) =>
      `No mail server is set up here, so no mail went out. Ask the person who runs the server for the link in its log, and pass it on to ${email}.`,
  },
  failed: {
    tone: 'caution',
    title: 'The mail could not be sent',
    text: (email) =>
      `${email} is on the list, but the link did not go out. Check the address, then choose “Invite again”. If that does not help, ask the person who runs the server to check its mail settings.`,
  },
};

export const REMOVE = {
  active: {
    title: (name: string) => `Remove ${name}?`,
    text: 'They are logged out everywhere and can no longer log in. What they changed stays, and History still says who it was.',
    words: { confirm: 'Remove', busy: 'Removing…' },
    notices: { success: 'Administrator removed', failure: 'Failed to remove the administrator' },
  },
  invited: {
    title: (name: string) => `Take back the invitation of ${name}?`,
    text: 'The link that they have stops working. You can invite them again.',
    words: { confirm: 'Take back', busy: 'Taking back…' },
    notices: { success: 'Invitation taken back', failure: 'Failed to take back the invitation' },
  },
} as const;


export const INVITATION = {
  title: 'Set your password',
  text: 'Choose a password for the desk. A few words that only you would put together are safer than one hard word.',
  submit: 'Set password and log in',
  noCode: {
    title: 'This link is not complete',
    text: 'Open the link from your mail again, or copy it whole into the address bar.',
  },
  success: { title: 'Your password is set', description: 'Welcome to the desk!' },
  failure: 'Failed to set the password',
} as const;

export const PASSWORD_LINK = {
  title: 'Set a new password',
  text: 'Write your email address. We send you a link that sets a new password.',
  submit: 'Send the link',
  sent: {
    title: 'Look in your mail',
    description: 'If this address belongs to an administrator, a link is on its way.',
  },
  failure: 'Failed to send the link',
} as const;

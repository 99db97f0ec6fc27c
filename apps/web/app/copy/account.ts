import { CREATE_ACCOUNT } from './account-offer.ts';

export const KEEPS_WHAT_YOU_DID = 'What you have done on this device comes with you.';

export const SIGN_IN = {
  title: 'Sign in',
  text: 'Go on where you stopped.',
  submit: 'Sign in',
  busy: 'Signing in…',
  forgot: 'Forgot your password?',
  noAccount: 'No account yet?',
  signUp: CREATE_ACCOUNT,
};

export const SIGN_UP = {
  title: CREATE_ACCOUNT,
  name: 'Your name',
  nameHint: 'Only if you like. It is shown to you alone.',
  submit: 'Create account',
  busy: 'Creating…',
  sent: 'Look in your mail',
  /** The same whether the address is known or not. */
  sentText: (email: string) =>
    `We have sent a link to ${email}. Open it on this device to finish. It works for one day. Nothing there? Look in your spam folder.`,
  hasAccount: 'Already have an account?',
};

export const CONFIRM_ACCOUNT = {
  title: 'Confirm your address',
  text: 'One press, and your account is ready.',
  submit: 'Confirm my address',
  busy: 'Confirming…',
  done: 'Your account is ready',
  doneText: 'You are signed in.',
  signInNext: 'Your address is confirmed. Sign in with your password to go on.',
  goOn: 'Go on practicing',
};

export const CONFIRM_EMAIL = {
  title: 'Confirm your new address',
  text: 'From then on you sign in with it.',
  submit: 'Use this address',
  busy: 'Saving…',
  done: 'Your address has changed',
  doneText: (email: string) => `From now on, sign in with ${email}.`,
};

export const FORGOT_PASSWORD = {
  title: 'Forgot your password?',
  text: 'Type your email address. We send you a link to choose a new password.',
  submit: 'Send the link',
  busy: 'Sending…',
  sent: 'Look in your mail',
  sentText: (email: string) =>
    `If there is an account for ${email}, a link is on its way. It works for one hour. Nothing there? Look in your spam folder.`,
};

export const RESET_PASSWORD = {
  title: 'Choose a new password',
  text: 'You are then signed in here, and signed out on all other devices.',
  submit: 'Save the password',
  busy: 'Saving…',
};

export const NO_CODE = {
  title: 'This link is not complete',
  text: 'Open the link in your mail again, or copy the whole of it into the address bar.',
};

export const PASSWORD_HINT = (length: number) =>
  `At least ${length} characters. A few words in a row are easy to keep in mind.`;
export const SHOW_PASSWORD = 'Show password';

export const CHECK_FIELDS = 'Please check these fields';
export const NOT_DONE = 'That did not work';
export const CANCEL = 'Cancel';

export const ACCOUNT = {
  title: 'Your account',
  guest: 'You are not signed in',
  name: { title: 'Name', label: 'Your name', submit: 'Save name', done: 'Your name is saved' },
  email: {
    title: 'Email address',
    now: (email: string) => `You sign in with ${email}.`,
    label: 'New email address',
    password: 'Current password',
    submit: 'Change address',
    done: 'Look in the mail of your new address',
    doneText: 'Open the link there. Until then your old address stays.',
  },
  password: {
    title: 'Password',
    text: 'A new password signs you out on all other devices.',
    current: 'Current password',
    submit: 'Change password',
    done: 'Your password is changed',
  },
  devices: {
    title: 'My devices',
    text: 'Where you are signed in. End what you do not know, then change your password.',
    here: 'This device',
    desk: 'At the desk',
    lastUsed: 'Last used',
    end: 'Sign out',
    endOf: (device: string) => `Sign out: ${device}`,
    endOthers: 'Sign out on all other devices',
    done: 'Signed out there',
  },
  data: {
    title: 'My data',
    text: 'All that we keep of you: your account, your tests with every answer, and your settings.',
    json: 'Download as JSON',
    csv: 'Download as CSV files (zip)',
  },
  deletion: {
    title: 'Delete my account',
    text: 'Your account, your tests, your answers and your settings go at once and for good. What this browser keeps of a test under way stays on this device.',
    open: 'Delete my account…',
    sure: 'Delete your account?',
    warning: 'This action cannot be undone.',
    password: 'Your password',
    submit: 'Delete for good',
    done: 'Your account is deleted',
    doneText: 'You can go on as a guest.',
  },
};

export const ACCOUNT_MENU = {
  name: 'Account',
  progress: { name: 'My progress', text: 'Your results' },
  settings: { name: 'Settings', text: 'Text size, colors, extra time' },
  account: { name: 'Account', text: 'Address, password, devices' },
  signOut: { name: 'Sign out', text: 'On this device' },
  signedOut: 'You are signed out',
};

/** The second step of a sign-in or a login, where codes are switched on. */
export const CODE_STEP = {
  app: {
    label: 'Code from your app',
    hint: 'The 6 digits that your authenticator app shows now.',
    malformed: 'Type the 6 digits, like 123456',
    wrong: 'This code is not right, or was used already. Wait for the next one in your app, then type that.',
    other: 'Use a recovery code',
  },
  recovery: {
    label: 'Recovery code',
    hint: 'One of the ten that you kept when you switched codes on. Each works once.',
    malformed: 'Type one of your recovery codes',
    wrong: 'This code is not right, or was used already. Check it, or take another one.',
    other: 'Use the code from your app',
  },
  /** Where codes are changed, either will do. */
  either: {
    label: 'Code from your app, or a recovery code',
    hint: 'A recovery code works once.',
    malformed: 'Type the 6 digits of your app, or a recovery code',
  },
  /** Wrong codes count like wrong passwords. */
  tooMany: (minutes: number) =>
    `Too many wrong codes. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`,
  back: 'Back',
} as const;

/** Switching codes on and off, for an account on the site and at the desk. */
export const SECOND_FACTOR = {
  title: 'Codes from an app',
  text: 'Whoever knows your password still cannot sign in: an app on your phone shows a code that is asked for, too.',
  loading: 'Loading how you sign in…',
  fetchFailure: 'Failed to load how you sign in',
  off: 'Codes are off.',
  on: 'Codes are on.',
  left: (codes: number) =>
    codes === 1 ? 'You have 1 recovery code left.' : `You have ${codes} recovery codes left.`,
  /** Said in the place of `left`. */
  noneLeft: 'You have no recovery codes left. Make new ones, so that a lost phone does not lock you out.',
  password: 'Your password',
  busy: 'Checking…',
  enrol: {
    open: 'Turn on codes',
    text: 'You need an authenticator app on your phone, like Google Authenticator, Microsoft Authenticator or 2FAS.',
    submit: 'Go on',
  },
  confirm: {
    scan: 'Scan this picture with your app, or type the key into it.',
    picture: 'QR code with the key for your app',
    key: 'Key',
    copyKey: 'Copy the key',
    submit: 'Turn on codes',
    done: 'Codes are on',
  },
  renew: {
    open: 'New recovery codes',
    text: 'The ones that you have now stop working.',
    submit: 'Make new codes',
  },
  remove: {
    open: 'Turn off codes',
    text: 'From then on your password alone opens your account.',
    submit: 'Turn off codes',
    done: 'Codes are off',
  },
} as const;

export const RECOVERY_CODES = {
  title: 'Your recovery codes',
  text: 'Keep them where you find them without your phone, on paper for instance. Each gets you in once. They are shown only now.',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Copying did not work. Select the text and copy it, or write it down.',
  print: 'Print',
  download: 'Download',
  fileName: 'second-bell-recovery-codes.txt',
  fileTitle: (email: string) => `Second Bell: recovery codes of ${email}. Each works once.`,
  done: 'I have kept them',
} as const;

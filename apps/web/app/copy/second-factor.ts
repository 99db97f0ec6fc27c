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
  /** Wrong codes count like wrong passwords. */
  tooMany: (minutes: number) =>
    `Too many wrong codes. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`,
  back: 'Back',
} as const;

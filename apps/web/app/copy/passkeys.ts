/** Signing in with the fingerprint, the face or the PIN of a device. */
export const PASSKEYS = {
  title: 'Passkeys',
  text: 'Sign in with your fingerprint, your face or the PIN of your device. There is no password to remember, and none to steal.',
  loading: 'Loading your passkeys…',
  none: 'You have no passkey yet.',
  add: 'Add a passkey',
  adding: 'Follow your device…',
  added: 'Passkey added',
  created: 'Added',
  lastUsed: 'Last used',
  unused: 'Not used yet',
  rename: 'Rename',
  name: 'Name of this passkey',
  save: 'Save name',
  renamed: 'Name saved',
  remove: 'Remove',
  removed: 'Passkey removed',
  removal: {
    title: (name: string) => `Remove ${name}?`,
    text: 'You can then no longer sign in with it. Your password still works. Delete it on your device, too.',
    busy: 'Removing…',
  },
  /** Signed in longer ago than ten minutes: who finds a device open must not add a key of their own. */
  stale: {
    title: 'Sign in again first',
    text: 'To add a passkey you must have signed in within the last ten minutes.',
  },
  signIn: 'Sign in with a passkey',
  signingIn: 'Follow your device…',
} as const;

/** What a device says in place of a passkey, by the name of its error. */
export const PASSKEY_FAILURES = {
  NotAllowedError: 'No passkey was used. Try again, or sign in with your password.',
  InvalidStateError: 'This device has a passkey for your account already.',
  SecurityError: 'Passkeys do not work at this address of the site. Sign in with your password.',
} as const;

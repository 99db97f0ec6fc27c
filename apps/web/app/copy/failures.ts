import type { ErrorCode } from '@second-bell/contract';

/** What went wrong with a call, by the code of the answer, and what to do next. Those of the desk stand in its own table. */
export const FAILURES = {
  invalid_request: 'Something here is not right yet. Check it, then try again.',
  unauthorized: 'Your session has ended. Sign in again, then try once more.',
  forbidden: 'Your account may not do this. Ask an administrator for help.',
  not_found: 'This is not here. Check the link, or go back and choose again.',
  conflict: 'This has changed meanwhile. Reload the page to see how things stand now.',
  too_large: 'This is too long to send. Make it shorter, then try again.',
  unsupported_type: 'We cannot read this kind of file. Choose another one, then try again.',
  too_many_requests: 'That was a lot of requests at once. Wait a minute, then try again.',
  wrong_sign_in: 'This address or this password is not right. Check both, then try again.',
  code_needed: 'Type the code that your app shows, too.',
  wrong_second_factor: 'This code is not right, or was used already. Type the one that your app shows now.',
  wrong_code: 'This code is not right, or was used already. Type the one that your app shows now.',
  second_factor_on: 'Codes are switched on already. There is nothing more to do.',
  wrong_passkey: 'This passkey is not known here, or took too long. Try again.',
  passkey_refused: 'This device did not answer as it should. Try again.',
  wrong_password: 'This is not your current password. Type it again.',
  too_many_passwords: 'Too many wrong passwords. Wait some minutes, then try again.',
  too_many_logins: 'Too many people are signing in at once. Wait a few seconds, then try again.',
  link_used: 'This link was used already, or it is too old. Ask for a new one.',
  password_too_short: 'This password is too short. Use at least 12 characters.',
  password_leaked: 'This password is on a list of stolen ones. Choose another one.',
  fresh_sign_in_needed: 'Sign in again first, then try once more.',
  too_many_messages: 'Many messages arrived in the last hour. Wait an hour, then send yours again.',
  internal: 'Something went wrong on our side. Wait a moment, then try again.',
  busy: 'Many people are at work here right now. Wait a moment, then try again.',
  unavailable: 'We cannot do this right now. Wait a minute, then try again.',
  request_timeout: 'This took too long to send. Check your internet connection, then try again.',
  storage_full: 'We cannot save anything right now. Please tell the school, then try again later.',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** The number is what the server's log knows it by. */
export const faultNumbered = (number: string) =>
  `${FAILURES.internal} If it goes on, tell us this number: ${number}`;

export const UNREACHABLE = 'We could not reach the server. Check your internet connection, then try again.';

/** The server was reached, or seemed to be, and nothing came back. */
export const TOO_SLOW = 'The server took too long to answer. Check your internet connection, then try again.';

export const SESSION_ENDED = {
  title: 'You were signed out',
  text: 'Your session has ended. Go on as a guest, or sign in again: nothing on this device is lost.',
};

/** Where a page cannot be loaded for lack of a connection, and what can be opened without. */
export const OFFLINE = {
  title: 'You are offline',
  text: 'This page is not kept on this device. It opens again when you are online.',
};
export const KEPT_HERE = 'Kept on this device:';

/** `and 3 more` */
export const andMore = (amount: number) => `and ${amount} more`;

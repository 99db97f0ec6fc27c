import type { Refusal } from '#lib/offline/keep-subject.ts';

/** Words about working without a connection. */
export const KEEP = 'Keep for offline';
export const KEEP_THE_REST = 'Keep the rest';
export const STOP = 'Stop';
export const REMOVE = 'Remove from this device';
export const KEPT = 'Kept on this device';
export const KEPT_IN_PART =
  'A part is kept on this device. Nothing is lost: the rest can follow at any time.';
export const KEEPING = 'Keeping this subject on this device';

/** Why a subject is not kept, and what to do next. */
export const REFUSALS: Readonly<Record<Refusal, string>> = {
  unsupported:
    'This browser cannot keep tests for offline use here. Use a newer browser, and an address that begins with https.',
  forbidden:
    'This browser keeps nothing in this window. Open the site in a window that is not private, or allow it to store data.',
  full: 'There is no room left on this device. Remove another subject, or free some space, then try again.',
  'broken-off': 'The connection broke off. What has come is kept: try again when you are online.',
};

/** A timed test runs by the server's clock, and its start is the server's to write down. */
export const CONNECT_ONCE = {
  title: 'Connect once to start a timed test',
  text: 'When it has begun, it goes on without a connection, to its end. Until then you can practice with instant feedback.',
  action: 'Practice now',
};
/** Tests that were handed in without a connection. */
export const UNSENT = {
  name: 'Tests that wait to be sent',
  text: 'It is kept on this device and will be sent when you are back online.',
  sealed: 'Finished. Your score comes with the connection.',
  action: 'Send now',
};

/** `Your score: 72%, 36 of 50 questions right` */
export function unsentScore(
  result: { score: number; correctAnswers: number },
  questionCount: number,
): string {
  return `Your score: ${result.score}%, ${result.correctAnswers} of ${questionCount} questions right`;
}

const BYTES_OF_KB = 1_000;
const KB_OF_MB = 1_000;

/** A size in words: `350 kB`, `1.2 MB`. */
export function sizeWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / BYTES_OF_KB));

  return kilobytes < KB_OF_MB ? `${kilobytes} kB` : `${(kilobytes / KB_OF_MB).toFixed(1)} MB`;
}

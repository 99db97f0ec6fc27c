/** So many wrong passwords in a row cost nothing but an answer. */
const FREE_FAILURES = 10;
const FIRST_DELAY_SECONDS = 60;
const LONGEST_DELAY_SECONDS = 15 * 60;

export type Failures = { count: number; secondsSinceLast: number };

/** How long an account or an address still waits: a minute after ten wrong passwords in a row, doubled with each more. */
export function secondsToWait({ count, secondsSinceLast }: Failures, free = FREE_FAILURES): number {
  if (count < free) return 0;

  const delay = Math.min(FIRST_DELAY_SECONDS * 2 ** (count - free), LONGEST_DELAY_SECONDS);

  return Math.max(0, Math.ceil(delay - secondsSinceLast));
}

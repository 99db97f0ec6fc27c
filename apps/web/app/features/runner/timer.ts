import { count } from '#lib/format.ts';

const MINUTE_SECONDS = 60;

/**
 * What a screen reader is told when the time left falls from `before` to `after`: something at a quarter, at a tenth
 * and at one minute, nothing in between.
 */
export function timeAnnouncement(before: number, after: number, limitSeconds: number): string | null {
  const thresholds = [limitSeconds * 0.25, limitSeconds * 0.1, MINUTE_SECONDS];
  const isCrossed = thresholds.some((threshold) => before > threshold && after <= threshold);

  return isCrossed && after > 0 ? `${remainingWords(after)} left.` : null;
}

/** Time left in words, to the minute from two minutes on. */
function remainingWords(seconds: number): string {
  if (seconds < 2 * MINUTE_SECONDS && seconds !== MINUTE_SECONDS) return count(seconds, 'second');

  return count(Math.round(seconds / MINUTE_SECONDS), 'minute');
}

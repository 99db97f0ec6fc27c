import { count } from '#lib/format.ts';

const MINUTE_SECONDS = 60;

/** When a learner who hid the clock is told the time all the same. */
const LAST_MOMENTS = [5 * MINUTE_SECONDS, MINUTE_SECONDS];

/**
 * What a screen reader is told when the time left falls from `before` to `after`: something at a quarter, at a tenth, at five
 * minutes and at one, nothing in between.
 */
export function timeAnnouncement(before: number, after: number, limitSeconds: number): string | null {
  const thresholds = [limitSeconds * 0.25, limitSeconds * 0.1, ...LAST_MOMENTS];
  const isCrossed = thresholds.some((threshold) => before > threshold && after <= threshold);

  return isCrossed && after > 0 ? `${remainingWords(after)} left.` : null;
}

/** What stands in the place of a hidden clock: nothing until the last minutes. */
export function lastMinutesWords(remaining: number, limitSeconds: number): string | null {
  const moment = LAST_MOMENTS.findLast((seconds) => remaining <= seconds && seconds < limitSeconds);

  return moment === undefined ? null : `Less than ${remainingWords(moment)} left`;
}

/** Time left in words, to the minute from two minutes on. */
function remainingWords(seconds: number): string {
  if (seconds < 2 * MINUTE_SECONDS && seconds !== MINUTE_SECONDS) return count(seconds, 'second');

  return count(Math.round(seconds / MINUTE_SECONDS), 'minute');
}

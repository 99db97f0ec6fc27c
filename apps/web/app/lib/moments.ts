const exactFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const relativeFormat = new Intl.RelativeTimeFormat('en-US');

const MINUTE_MS = 60_000;

/** From the largest down: how long each lasts, in minutes. */
const UNITS = [
  ['year', 365 * 24 * 60],
  ['month', 30 * 24 * 60],
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** A moment (ISO text) with its time of day: `Aug 22, 2026, 4:05 PM`. */
export function exactMoment(moment: string): string {
  return exactFormat.format(new Date(moment));
}

/** How far a moment is from now (milliseconds): `5 minutes ago`, `in 29 days`, and `just now` within a minute. */
export function relativeMoment(moment: string, now: number): string {
  const minutes = Math.trunc((Date.parse(moment) - now) / MINUTE_MS);
  const unit = UNITS.find(([, length]) => Math.abs(minutes) >= length);
  if (!unit) return 'just now';

  return relativeFormat.format(Math.trunc(minutes / unit[1]), unit[0]);
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const momentFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const relativeFormat = new Intl.RelativeTimeFormat('en-US');
const numberFormat = new Intl.NumberFormat('en-US');

const MINUTE_MS = 60_000;

/** From the largest down: how long each lasts, in minutes. */
const UNITS = [
  ['year', 365 * 24 * 60],
  ['month', 30 * 24 * 60],
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** Seconds as m:ss. Minutes run on past an hour: 3665 → `61:05`. */
export function formatElapsed(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));

  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Time left as a clock shows it: `9:05`, and `1:09:05` from an hour on. */
export function formatRemaining(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const padded = (value: number) => String(value).padStart(2, '0');
  const tail = `${hours > 0 ? padded(minutes) : minutes}:${padded(seconds % 60)}`;

  return hours > 0 ? `${hours}:${tail}` : tail;
}

type Standing = { position: number; questionCount: number; remainingSeconds: number | null };

/** Where somebody is in a test: `Question 14 of 46, 21:03 left`. */
export function standing({ position, questionCount, remainingSeconds }: Standing): string {
  const left = remainingSeconds === null ? '' : `, ${formatRemaining(remainingSeconds)} left`;

  return `Question ${position} of ${questionCount}${left}`;
}

/** A moment (ISO text or milliseconds) as a date in words: `Aug 22, 2026`. */
export function formatDate(moment: string | number | Date): string {
  return dateFormat.format(new Date(moment));
}

/** The same with the time of day: `Aug 22, 2026, 2:05 PM`. */
export function formatMoment(moment: string | number | Date): string {
  return momentFormat.format(new Date(moment));
}

/** How far a moment (ISO text) is from now (milliseconds): `5 minutes ago`, and `just now` within a minute. */
export function formatRelative(moment: string, now: number): string {
  const minutes = Math.trunc((Date.parse(moment) - now) / MINUTE_MS);
  const unit = UNITS.find(([, length]) => Math.abs(minutes) >= length);
  if (!unit) return 'just now';

  return relativeFormat.format(Math.trunc(minutes / unit[1]), unit[0]);
}

/** A number with its noun: `1 question`, `3 questions`, `10,000 questions`. */
export function count(amount: number, noun: string, plural = `${noun}s`): string {
  return `${numberFormat.format(amount)} ${amount === 1 ? noun : plural}`;
}

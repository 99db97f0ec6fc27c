/**
 * Days as a learner counts them, in their own time zone: numbered from 1970-01-01, which is day 0.
 *
 * A day is a number and not a span of hours, so that the days on which clocks are changed are days like all others.
 */
export type DayNumber = number;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Making one takes longer than using it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The day that a moment falls on in a time zone (`America/Chicago`). Throws a RangeError for a zone that is not known. */
export function localDay(moment: Date, timeZone: string): DayNumber {
  let format = formats.get(timeZone);
  if (format === undefined) {
    // Canadian English writes a day as ISO 8601 does.
    format = new Intl.DateTimeFormat('en-CA', { timeZone, calendar: 'gregory', dateStyle: 'short' });
    formats.set(timeZone, format);
  }

  return dayOfDate(format.format(moment));
}

/** The day of a date written `2026-11-22`. */
export function dayOfDate(date: string): DayNumber {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

/** A day as a date: `2026-11-22`. */
export function dateOfDay(day: DayNumber): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: DayNumber): number {
  return new Date(day * DAY_MS).getUTCDay();
}

/** Whether a name is that of a time zone, as the machine knows them. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

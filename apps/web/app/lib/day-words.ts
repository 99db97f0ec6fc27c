import { dateOfDay } from '@second-bell/domain';

import { count } from './format.ts';

/** A day has no time zone: it is written as what it is. */
const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});

/** `Tomorrow`, or `Wed, Nov 25`. */
export function dayName(day: number, today?: number): string {
  if (day === today) return 'Today';
  if (today !== undefined && day === today + 1) return 'Tomorrow';

  return dayFormat.format(new Date(`${dateOfDay(day)}T00:00:00Z`));
}

/** `tomorrow`, or `in 3 days`. */
export function awayWords(day: number, today: number): string {
  return day === today + 1 ? 'tomorrow' : `in ${count(day - today, 'day')}`;
}

import type { ProgressOverview } from '@second-bell/contract';
import { mondayOf, scorePercent, weekOf } from '@second-bell/domain';

type Day = ProgressOverview['days'][number];

export type WeekPoint = { week: number; answered: number; percent: number };

const DAY_MS = 24 * 60 * 60 * 1000;

/** Answers summed up by week, the oldest first, the last so many. */
export function weekPoints(days: readonly Day[], atMost: number): WeekPoint[] {
  return [...Map.groupBy(days, ({ day }) => weekOf(day))]
    .map(([week, ofWeek]) => {
      const sum = (of: 'answered' | 'points' | 'maxPoints') =>
        ofWeek.reduce((total, day) => total + day[of], 0);

      return { week, answered: sum('answered'), percent: scorePercent(sum('points'), sum('maxPoints')) };
    })
    .toSorted((one, other) => one.week - other.week)
    .slice(-atMost);
}

/** The days of some weeks, the oldest week first, each with its seven days; `answered` is 0 on a day off. */
export function calendarWeeks(days: readonly Day[], today: number, weeks: number) {
  const byDay = new Map(days.map(({ day, answered }) => [day, answered]));
  const thisWeek = weekOf(today);

  return Array.from({ length: weeks }, (_, index) => {
    const week = thisWeek - weeks + 1 + index;
    const monday = mondayOf(week);

    return {
      week,
      days: Array.from({ length: 7 }, (_day, offset) => ({
        day: monday + offset,
        answered: byDay.get(monday + offset) ?? 0,
        isAhead: monday + offset > today,
      })),
    };
  });
}

/** A day as a date that `Intl` formats; noon in UTC is the same day wherever the learner is. */
export function dateOf(day: number): Date {
  return new Date(day * DAY_MS + DAY_MS / 2);
}

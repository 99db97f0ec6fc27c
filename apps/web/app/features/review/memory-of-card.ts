import type { CardMemory, ReviewCard } from '@second-bell/contract';
import { dayOfDate } from '@second-bell/domain';
import { dueDayOf, type Memory, type Rating, remember } from '@second-bell/review';

/** The days that count for a review: today, and that of the exam where there is one. */
export type ReviewDays = { today: number; examDay: number | null };

export function reviewDays({ today, examOn }: { today: string; examOn: string | null }): ReviewDays {
  return { today: dayOfDate(today), examDay: examOn === null ? null : dayOfDate(examOn) };
}

/** The day on which a card comes back, if it is rated so today: by the same rules as on the server. */
export function nextDay({ memory }: Pick<ReviewCard, 'memory'>, rating: Rating, days: ReviewDays): number {
  return dueDayOf(remember(memory && memoryOf(memory), days.today, rating), days.examDay);
}

function memoryOf({ stability, difficulty, firstOn, lastOn, dueOn }: CardMemory): Memory {
  return {
    stability,
    difficulty,
    firstDay: dayOfDate(firstOn),
    lastDay: dayOfDate(lastOn),
    dueDay: dayOfDate(dueOn),
  };
}

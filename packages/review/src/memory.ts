import type { DayNumber } from '@second-bell/domain';
import { createEmptyCard, type FSRS, fsrs, type Grade, Rating as Grades, State } from 'ts-fsrs';

import type { Rating } from './rating.ts';

/**
 * What is known of how well a learner remembers a card, as FSRS describes it (decision 50).
 *
 * `stability` is the number of days after which the card is remembered with a chance of 90 %, `difficulty` goes from 1 to 10.
 */
export type Memory = {
  stability: number;
  difficulty: number;
  /** The days on which it was first and last asked. */
  firstDay: DayNumber;
  lastDay: DayNumber;
  /** The day on which the chance to remember it falls to what is aimed at. */
  dueDay: DayNumber;
};

/** The chance to remember that is aimed at: the one that the library, and its default parameters, are made for. */
export const AIMED_RECALL = 0.9;

const DAY_MS = 24 * 60 * 60 * 1000;

const GRADES: Readonly<Record<Rating, Grade>> = {
  again: Grades.Again,
  hard: Grades.Hard,
  good: Grades.Good,
  easy: Grades.Easy,
};

/** Counts in whole days, without chance: the same log gives the same days on every device. */
const scheduler = schedulerWith();

/** The library's scheduler as it is used here; with other weights for those who measure it. */
export function schedulerWith(w?: readonly number[]): FSRS {
  return fsrs({
    request_retention: AIMED_RECALL,
    enable_short_term: false,
    enable_fuzz: false,
    ...(w && { w }),
  });
}

/** What is known of a card after it was asked once more; `before` is null where that is the first time. */
export function remember(
  before: Memory | null,
  day: DayNumber,
  rating: Rating,
  by: FSRS = scheduler,
): Memory {
  // A card cannot be asked before it was asked last: a device whose clock is wrong said so.
  const asked = Math.max(day, before?.lastDay ?? day);
  const { card } = by.next(toCard(before, asked), new Date(asked * DAY_MS), GRADES[rating]);

  return {
    stability: card.stability,
    difficulty: card.difficulty,
    firstDay: before?.firstDay ?? asked,
    lastDay: asked,
    dueDay: asked + card.scheduled_days,
  };
}

/** The chance to remember a card on a day, from 0 to 1. */
export function recallOn(
  { stability, lastDay }: Pick<Memory, 'stability' | 'lastDay'>,
  day: DayNumber,
): number {
  return scheduler.forgetting_curve(Math.max(0, day - lastDay), stability);
}

/** The chance to remember a card on a later day, if it is asked on a day before and answered so. */
export function recallAfter(memory: Memory, day: DayNumber, rating: Rating, later: DayNumber): number {
  const { stability } = scheduler.next_state(memory, Math.max(0, day - memory.lastDay), GRADES[rating]);

  return scheduler.forgetting_curve(Math.max(0, later - day), stability);
}

function toCard(memory: Memory | null, day: DayNumber) {
  if (memory === null) return createEmptyCard(new Date(day * DAY_MS));
  const { stability, difficulty, lastDay, dueDay } = memory;

  return {
    ...createEmptyCard(new Date(dueDay * DAY_MS)),
    state: State.Review,
    stability,
    difficulty,
    scheduled_days: dueDay - lastDay,
    last_review: new Date(lastDay * DAY_MS),
    reps: 1,
  };
}

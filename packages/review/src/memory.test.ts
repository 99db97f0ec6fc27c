import { describe, expect, it } from 'vitest';

import { type Memory, recallOn, remember, schedulerWith } from './memory.ts';
import type { Rating } from './rating.ts';

/*
 * The figures are those that the library publishes in its own tests, for these weights and without steps within a day:
 * open-spaced-repetition/ts-fsrs, packages/fsrs/__tests__/impl/long-term_scheduler.test.ts and FSRS-6.test.ts.
 */
const FSRS_5_WEIGHTS = [
  0.4197, 1.1869, 3.0412, 15.2441, 7.1434, 0.6477, 1.0007, 0.0674, 1.6597, 0.1712, 1.1178, 2.0225, 0.0904,
  0.3025, 2.1214, 0.2498, 2.9466, 0.4891, 0.6468,
];
const FSRS_6_WEIGHTS = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629,
  1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
];

/** The ratings as they are given on the days on which the card is due. */
function whenDue(ratings: readonly Rating[]): Memory[] {
  const scheduler = schedulerWith(FSRS_5_WEIGHTS);
  const memories: Memory[] = [];
  for (const rating of ratings) {
    const before = memories.at(-1) ?? null;
    memories.push(remember(before, before?.dueDay ?? 100, rating, scheduler));
  }

  return memories;
}

const intervals = (memories: readonly Memory[]) => memories.map(({ dueDay, lastDay }) => dueDay - lastDay);

describe('against the examples of the library', () => {
  it('a card that is known, forgotten and learned again', () => {
    const ratings = [...Array(6).fill('good'), 'again', 'again', ...Array(5).fill('good')] as Rating[];
    const memories = whenDue(ratings);

    expect(intervals(memories)).toEqual([3, 13, 48, 155, 445, 1158, 17, 3, 11, 37, 112, 307, 773]);
    expect(memories.map(({ stability }) => stability)).toEqual([
      3.0412, 13.09130698, 48.15848988, 154.93732625, 445.05562739, 1158.07779739, 16.63063166, 3.01732209,
      11.42247264, 37.37521902, 111.8752758, 306.5974569, 772.94026648,
    ]);
    expect(memories.map(({ difficulty }) => difficulty)).toEqual([
      4.49094334, 4.26664289, 4.05746029, 3.86237659, 3.68044154, 3.51076891, 4.69833071, 5.55956298,
      5.26323756, 4.98688448, 4.72915759, 4.4888015, 4.26464541,
    ]);
  });

  it.each<[Rating[], number[]]>([
    [
      ['again', 'hard', 'good', 'easy', 'again', 'hard', 'good', 'easy'],
      [1, 2, 6, 41, 4, 7, 21, 133],
    ],
    [
      ['hard', 'good', 'easy', 'again', 'hard', 'good', 'easy', 'again'],
      [2, 7, 54, 5, 8, 26, 171, 8],
    ],
    [
      ['good', 'easy', 'again', 'hard', 'good', 'easy', 'again', 'hard'],
      [3, 33, 4, 7, 26, 193, 9, 14],
    ],
    [
      ['easy', 'again', 'hard', 'good', 'easy', 'again', 'hard', 'good'],
      [15, 3, 6, 27, 240, 10, 17, 60],
    ],
  ])('%j', (ratings, days) => {
    expect(intervals(whenDue(ratings))).toEqual(days);
  });

  it('a card that is asked after given numbers of days', () => {
    const scheduler = schedulerWith(FSRS_6_WEIGHTS);
    const ratings: Rating[] = ['again', 'good', 'good', 'good', 'good', 'good'];
    let day = 100;
    let memory: Memory | null = null;
    for (const [index, gap] of [0, 0, 1, 3, 8, 21].entries()) {
      day += gap;
      memory = remember(memory, day, ratings[index] ?? 'good', scheduler);
    }

    expect(memory?.stability).toBeCloseTo(53.335106, 4);
    expect(memory?.difficulty).toBeCloseTo(6.3574867, 4);
  });
});

describe('remember', () => {
  it('asks what was missed again on the next day', () => {
    expect(remember(null, 100, 'again')).toMatchObject({ firstDay: 100, lastDay: 100, dueDay: 101 });
  });

  it('asks no card for good on the day on which it was asked', () => {
    for (const rating of ['again', 'hard', 'good', 'easy'] as const) {
      expect(remember(remember(null, 100, 'again'), 101, rating).dueDay).toBeGreaterThan(101);
    }
  });

  it('counts an answer of a device whose clock is behind as one of the last known day', () => {
    const memory = remember(null, 100, 'good');

    expect(remember(memory, 90, 'good')).toEqual(remember(memory, 100, 'good'));
  });
});

it('recalls a card surely on the day it was asked, and by 90 % once its stability has passed', () => {
  const memory = { stability: 12, lastDay: 100 };

  expect(recallOn(memory, 100)).toBe(1);
  expect(recallOn(memory, 112)).toBeCloseTo(0.9, 6);
  expect(recallOn(memory, 99)).toBe(1);
});

import { describe, expect, it } from 'vitest';

import { ratedTopics, type Topic, weakestOf } from './topics-view.ts';
import { calendarWeeks, weekPoints } from './weeks-view.ts';

const topic = (name: string | null, correct: number, answered: number): Topic => ({
  topic: name,
  examType: 'GED',
  examSubject: 'Math',
  answered,
  correct,
  points: correct,
  maxPoints: answered,
  medianSeconds: 20,
});

describe('topics', () => {
  const rated = ratedTopics([
    topic('Strong', 19, 20),
    topic('New', 0, 3),
    topic('Weak', 4, 20),
    topic(null, 1, 20),
  ]);

  it('come weakest first, those with too few answers last', () => {
    expect(rated.map(({ topic: name }) => name)).toEqual([null, 'Weak', 'Strong', 'New']);
    expect(rated.at(-1)?.band).toBeNull();
  });

  it('are weak where they are known by name, known well enough, and not strong', () => {
    expect(weakestOf(rated, 3).map(({ topic: name }) => name)).toEqual(['Weak']);
  });
});

/** 2026-11-16, a Monday. */
const MONDAY = Date.UTC(2026, 10, 16) / 86_400_000;
const day = (offset: number, points: number, maxPoints: number) => ({
  day: MONDAY + offset,
  answered: maxPoints,
  correct: points,
  points,
  maxPoints,
  timeSpent: 60,
});

it('weeks sum up their days, oldest first, and the last ones stay', () => {
  const days = [day(-8, 1, 4), day(0, 3, 4), day(2, 1, 4), day(7, 4, 4)];

  expect(weekPoints(days, 9).map(({ answered, percent }) => [answered, percent])).toEqual([
    [4, 25],
    [8, 50],
    [4, 100],
  ]);
  expect(weekPoints(days, 1).map(({ percent }) => percent)).toEqual([100]);
});

it('the calendar ends with the week of today, and knows which of its days are ahead', () => {
  const weeks = calendarWeeks([day(-7, 1, 2), day(1, 2, 3)], MONDAY + 2, 2);

  expect(weeks.map(({ days }) => days.map(({ answered }) => answered))).toEqual([
    [2, 0, 0, 0, 0, 0, 0],
    [0, 3, 0, 0, 0, 0, 0],
  ]);
  expect(weeks[1]?.days.map(({ isAhead }) => isAhead)).toEqual([false, false, false, true, true, true, true]);
});

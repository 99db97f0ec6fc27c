import { describe, expect, it } from 'vitest';

import { attemptStatistics, type CountedAttempt } from './attempt-statistics.ts';
import { isCovered } from './verification.ts';

const attempt: CountedAttempt = {
  completed: true,
  verified: true,
  completedAt: '2026-03-02T12:00:00.000Z',
  score: 80,
  timeSpent: 1800,
  totalQuestions: 10,
  correctAnswers: 8,
};

describe('attemptStatistics', () => {
  it('has no average where nothing counts', () => {
    expect(attemptStatistics([])).toEqual({
      testsCompleted: 0,
      averageScore: null,
      totalStudyHours: 0,
      averageTestMinutes: 0,
      daysActive: 0,
    });
  });

  it('rounds the mean score, the hours and the minutes', () => {
    const attempts = [attempt, { ...attempt, score: 91, timeSpent: 4000 }];

    expect(attemptStatistics(attempts)).toEqual({
      testsCompleted: 2,
      averageScore: 86,
      totalStudyHours: 2,
      averageTestMinutes: 48,
      daysActive: 1,
    });
  });

  it('leaves out open attempts and those that were not verified', () => {
    const attempts = [attempt, { ...attempt, completed: false }, { ...attempt, verified: false, score: 0 }];

    expect(attemptStatistics(attempts)).toMatchObject({ testsCompleted: 1, averageScore: 80 });
  });

  const onDay = (day: number) => ({
    ...attempt,
    completedAt: new Date(Date.UTC(2026, 2, day, 12)).toISOString(),
  });

  it('counts the days on which tests were completed, not the tests', () => {
    expect(attemptStatistics([onDay(1), onDay(1), onDay(4)])).toMatchObject({
      testsCompleted: 3,
      daysActive: 2,
    });
  });

  it('caps the days active at 30', () => {
    const attempts = Array.from({ length: 45 }, (_, index) => onDay(index + 1));

    expect(attemptStatistics(attempts)).toMatchObject({ testsCompleted: 45, daysActive: 30 });
  });
});

describe('isCovered', () => {
  it.each([
    [1, 0, true],
    [8, 8, true],
    [7, 8, false],
    [10, 8, true],
    [11, 8, false],
  ])('with %i stored answers behind %i right ones of 10 is %s', (stored, correctAnswers, covered) => {
    expect(isCovered({ correctAnswers, totalQuestions: 10, timeSpent: 0 }, stored)).toBe(covered);
  });

  it.each([
    ['a test submitted without any answer', { correctAnswers: 0, timeSpent: 60 }, true],
    ['a test that was left', { correctAnswers: 0, timeSpent: 0 }, false],
    ['right answers that were never sent', { correctAnswers: 1, timeSpent: 60 }, false],
  ])('without stored answers, of %s, is decided by the claim', (_case, claim, covered) => {
    expect(isCovered({ ...claim, totalQuestions: 10 }, 0)).toBe(covered);
  });
});

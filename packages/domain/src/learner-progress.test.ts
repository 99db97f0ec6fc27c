import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { accuracyBand, mondayOf, type Sitting, weeklyGoal, weekOf, whatMoved } from './learner-progress.ts';

/** 2026-11-16, a Monday. */
const MONDAY = Date.UTC(2026, 10, 16) / 86_400_000;

describe('accuracyBand', () => {
  // Computed with the published formula; 0.5 of 10 is 0.2366 to 0.7634 in the literature.
  it.each([
    [5, 10, { percent: 50, low: 24, high: 76 }],
    [8, 8, { percent: 100, low: 68, high: 100 }],
    [0, 20, { percent: 0, low: 0, high: 16 }],
    [81, 263, { percent: 31, low: 26, high: 37 }],
    [7, 7, null],
    [0, 0, null],
  ])('of %i right out of %i is %o', (correct, answered, band) => {
    expect(accuracyBand({ correct, answered })).toEqual(band);
  });

  it('always holds the share itself, stays within 0 and 100, and narrows with more answers', () => {
    const counts = fc
      .integer({ min: 8, max: 5_000 })
      .chain((answered) =>
        fc.record({ answered: fc.constant(answered), correct: fc.nat({ max: answered }) }),
      );
    fc.assert(
      fc.property(counts, ({ answered, correct }) => {
        const band = accuracyBand({ answered, correct });
        const tenfold = accuracyBand({ answered: answered * 10, correct: correct * 10 });
        if (!band || !tenfold) throw new Error('There are enough answers');

        expect(band.low).toBeGreaterThanOrEqual(0);
        expect(band.high).toBeLessThanOrEqual(100);
        expect(band.low).toBeLessThanOrEqual(band.percent);
        expect(band.high).toBeGreaterThanOrEqual(band.percent);
        expect(tenfold.high - tenfold.low).toBeLessThanOrEqual(band.high - band.low);
      }),
    );
  });
});

describe('weeks', () => {
  it.each([
    [MONDAY - 1, -1],
    [MONDAY, 0],
    [MONDAY + 6, 0],
    [MONDAY + 7, 1],
  ])('begin on Mondays: day %i', (day, weeksLater) => {
    expect(weekOf(day) - weekOf(MONDAY)).toBe(weeksLater);
    expect(mondayOf(weekOf(day))).toBe(MONDAY + weeksLater * 7);
  });
});

describe('weeklyGoal', () => {
  const goal = (offsets: number[], today: number, days = 3) =>
    weeklyGoal(
      offsets.map((offset) => MONDAY + offset),
      MONDAY + today,
      days,
    );

  it.each([
    ['nothing yet', [], 2, { daysThisWeek: 0, weeksInARow: 0, daysInARow: 0 }],
    ['today alone', [2], 2, { daysThisWeek: 1, weeksInARow: 0, daysInARow: 1 }],
    ['yesterday, today still open', [0, 1], 2, { daysThisWeek: 2, weeksInARow: 0, daysInARow: 2 }],
    ['the day before yesterday', [0], 2, { daysThisWeek: 1, weeksInARow: 0, daysInARow: 0 }],
    ['the goal reached this week', [0, 1, 2], 2, { daysThisWeek: 3, weeksInARow: 1, daysInARow: 3 }],
    [
      'two weeks before, this one still open',
      [-7, -5, -3, -14, -13, -9],
      0,
      { daysThisWeek: 0, weeksInARow: 2, daysInARow: 0 },
    ],
    [
      'a week between that did not reach it',
      [-14, -13, -12, 0, 1, 2],
      2,
      { daysThisWeek: 3, weeksInARow: 1, daysInARow: 3 },
    ],
    ['a day twice', [0, 0, 0], 0, { daysThisWeek: 1, weeksInARow: 0, daysInARow: 1 }],
  ])('with %s', (_name, offsets, today, expected) => {
    expect(goal(offsets, today)).toEqual(expected);
  });

  it('is never made worse by one more day of practice', () => {
    const days = fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 60 });
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 1, max: 7 }),
        (some, more, target) => {
          const before = weeklyGoal(some, 60, target);
          const after = weeklyGoal([...some, more], 60, target);

          expect(after.daysThisWeek).toBeGreaterThanOrEqual(before.daysThisWeek);
          expect(after.weeksInARow).toBeGreaterThanOrEqual(before.weeksInARow);
          expect(after.daysInARow).toBeGreaterThanOrEqual(before.daysInARow);
        },
      ),
    );
  });
});

describe('whatMoved', () => {
  const sitting = (sessionId: string, more: Partial<Sitting> = {}): Sitting => ({
    sessionId,
    practiceTestId: 'math-1',
    examType: 'GED',
    examSubject: 'Math',
    percent: 60,
    endedAt: '2026-11-01T10:00:00.000Z',
    ...more,
  });

  it('compares with the last time at the same test', () => {
    const before = sitting('b', { endedAt: '2026-11-03T10:00:00.000Z', percent: 50 });
    const other = sitting('c', { practiceTestId: 'math-2', endedAt: '2026-11-05T10:00:00.000Z' });

    expect(whatMoved(sitting('now', { percent: 72 }), [sitting('a'), before, other])).toEqual({
      by: 22,
      before,
      sameTest: true,
    });
  });

  it('else with the last time in the same subject', () => {
    const before = sitting('a', { practiceTestId: null, percent: 80 });
    const strange = sitting('b', { practiceTestId: null, examType: 'TEAS' });

    expect(whatMoved(sitting('now', { practiceTestId: null }), [before, strange])).toEqual({
      by: -20,
      before,
      sameTest: false,
    });
  });

  it('says nothing the first time, and never compares a sitting with itself', () => {
    expect(whatMoved(sitting('now'), [sitting('now')])).toBeNull();
    expect(whatMoved(sitting('now'), [])).toBeNull();
  });
});

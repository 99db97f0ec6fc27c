import { describe, expect, it } from 'vitest';

import {
  addTallies,
  type AnswerTally,
  itemAlarms,
  meanRest,
  type MeasuredItem,
  pointBiserial,
} from './item-statistics.ts';

/** Answers with these rests, all to one option. */
function tally(isCorrect: boolean, ...rests: number[]): AnswerTally {
  return {
    optionId: isCorrect ? 'a' : 'b',
    isCorrect,
    answered: rests.length,
    best: 0,
    restSum: rests.reduce((sum, rest) => sum + rest, 0),
    restSquares: rests.reduce((sum, rest) => sum + rest * rest, 0),
  };
}

describe('the point-biserial correlation with the rest of the test', () => {
  // By hand: mean of the rest, its deviation, mean of those who were right, share right.
  it.each([
    // 0.5, √0.05, 0.7, 1/2: 0.2 / 0.22361 × 1
    ['the better ones are right', [tally(true, 0.8, 0.6), tally(false, 0.4, 0.2)], 0.89443],
    ['the weaker ones are right', [tally(true, 0.4, 0.2), tally(false, 0.8, 0.6)], -0.89443],
    // 0.5, √0.1, 0.5, 1/2
    [
      'right and wrong fare alike',
      [tally(true, 0.9, 0.1), tally(false, 0.5 + Math.sqrt(0.04), 0.5 - Math.sqrt(0.04))],
      0,
    ],
    // 0.4, √0.115, 0.9, 1/4: 0.5 / 0.33912 × √(1/3)
    ['one of four is right', [tally(true, 0.9), tally(false, 0.5, 0.2), tally(false, 0)], 0.85126],
    ['right means all, wrong means nothing', [tally(true, 1, 1), tally(false, 0)], 1],
  ])('where %s', (_, tallies, expected) => {
    expect(pointBiserial(tallies)).toBeCloseTo(expected, 4);
  });

  it.each([
    ['nothing is answered', []],
    ['all are right', [tally(true, 0.2, 0.4)]],
    ['all are wrong', [tally(false, 0.2, 0.4)]],
    ['the rest is the same for all', [tally(true, 0.1, 0.1, 0.1), tally(false, 0.1, 0.1, 0.1)]],
    [
      'there are no other questions',
      [
        { ...tally(true, 0, 0), restSum: null, restSquares: null },
        { ...tally(false, 0), restSum: null, restSquares: null },
      ],
    ],
  ])('is unknown where %s', (_, tallies) => {
    expect(pointBiserial(tallies)).toBeNull();
  });
});

it('adds up tallies, and the mean rest of them', () => {
  const sums = addTallies([tally(true, 0.5, 1), { ...tally(false, 0), best: 1 }]);

  expect(sums).toEqual({ answered: 3, best: 1, restSum: 1.5, restSquares: 1.25 });
  expect(meanRest(sums)).toBe(0.5);
  expect(meanRest(addTallies([]))).toBeNull();
});

/** Nothing is wrong with it: 100 answers, 60 right, each option taken, read in 8 seconds at least. */
const SOUND: MeasuredItem = {
  options: [
    { optionId: 'a', chosen: 15, best: 3 },
    { optionId: 'b', chosen: 60, best: 28 },
    { optionId: 'c', chosen: 15, best: 2 },
    { optionId: 'd', chosen: 10, best: 1 },
  ],
  key: 'b',
  answered: 100,
  shareRight: 0.6,
  discrimination: 0.4,
  ownMedianSeconds: 30,
  words: 32,
};
const chosen = (...counts: number[]) =>
  SOUND.options.map((option, index) => ({ ...option, chosen: counts[index] ?? 0 }));
const best = (...counts: number[]) =>
  SOUND.options.map((option, index) => ({ ...option, best: counts[index] ?? 0 }));

describe('alarms', () => {
  it.each<[string, Partial<MeasuredItem>, unknown[]]>([
    ['a sound question', {}, []],
    ['29 answers', { answered: 29, shareRight: 0, discrimination: -1 }, []],
    ['30 answers', { answered: 30, discrimination: -0.11 }, [{ code: 'negative_discrimination' }]],
    [
      'more of the best for c than for the key',
      { options: best(3, 13, 14, 0) },
      [{ code: 'key_doubtful', optionIds: ['c'] }],
    ],
    ['as many of the best for c as for the key', { options: best(3, 14, 14, 0) }, []],
    ['96 % right', { shareRight: 0.96 }, [{ code: 'too_easy' }]],
    ['95 % right', { shareRight: 0.95 }, []],
    ['29 % right of four options', { shareRight: 0.29 }, [{ code: 'too_hard' }]],
    ['30 % right of four options', { shareRight: 0.3 }, []],
    ['4 % right where one types', { options: [], shareRight: 0.04 }, [{ code: 'too_hard' }]],
    ['30 % right where one types', { options: [], shareRight: 0.3 }, []],
    ['a correlation of 0.09', { discrimination: 0.09 }, [{ code: 'low_discrimination' }]],
    ['a correlation of -0.1', { discrimination: -0.1 }, [{ code: 'low_discrimination' }]],
    ['a correlation of 0.1', { discrimination: 0.1 }, []],
    ['no correlation known', { discrimination: null }, []],
    [
      'two options that nobody takes',
      { options: chosen(0, 90, 10, 0) },
      [{ code: 'unused_option', optionIds: ['a', 'd'] }],
    ],
    ['an option that one in a hundred takes', { options: chosen(1, 89, 9, 1) }, []],
    ['a key that nobody takes', { options: chosen(30, 0, 30, 40) }, []],
    ['answers in 7 seconds', { ownMedianSeconds: 7 }, [{ code: 'too_fast', readingSeconds: 8 }]],
    ['answers in 8 seconds', { ownMedianSeconds: 8 }, []],
    ['no times of its own', { ownMedianSeconds: null }, []],
    [
      'all at once',
      { shareRight: 0.2, discrimination: -0.3, options: best(9, 1, 0, 0) },
      [{ code: 'key_doubtful', optionIds: ['a'] }, { code: 'negative_discrimination' }, { code: 'too_hard' }],
    ],
  ])('for %s', (_, part, alarms) => {
    expect(itemAlarms({ ...SOUND, ...part })).toEqual(alarms);
  });
});

import { describe, expect, it } from 'vitest';

import { scoreBand, scorePercent, secondsPerAnswer } from './scoring.ts';

describe('scorePercent', () => {
  it.each([
    [0, 24, 0],
    [24, 24, 100],
    [1, 3, 33],
    [2, 3, 67],
    [1, 8, 13],
    [0, 0, 0],
  ])('of %i right out of %i is %i', (correct, total, percent) => {
    expect(scorePercent(correct, total)).toBe(percent);
  });
});

describe('scoreBand', () => {
  it.each([
    [100, 'Excellent'],
    [90, 'Excellent'],
    [89, 'Good'],
    [80, 'Good'],
    [79, 'Pass'],
    [70, 'Pass'],
    [69, 'Needs Work'],
    [0, 'Needs Work'],
    [null, 'N/A'],
  ] as const)('puts %s in %s', (score, band) => {
    expect(scoreBand(score)).toBe(band);
  });
});

describe('secondsPerAnswer', () => {
  it.each([
    [100, 3, 33],
    [99, 100, 0],
    [50, 0, 0],
  ])('of %i seconds over %i answers is %i', (seconds, answers, each) => {
    expect(secondsPerAnswer(seconds, answers)).toBe(each);
  });
});

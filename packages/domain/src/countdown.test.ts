import { describe, expect, it } from 'vitest';

import { countdownTone, remainingSeconds, usedSeconds } from './countdown.ts';

describe('a time limit of ten minutes', () => {
  it.each([
    [0, 600],
    [0.4, 600],
    [1, 599],
    [599.5, 1],
    [600, 0],
    [5 * 3600, 0],
  ])('of which %s seconds were used has %i seconds left', (elapsed, left) => {
    expect(remainingSeconds(600, elapsed * 1000)).toBe(left);
    expect(usedSeconds(600, elapsed * 1000)).toBe(600 - left);
  });

  it('gives no more than the limit', () => {
    expect(remainingSeconds(600, -3_600_000)).toBe(600);
    expect(usedSeconds(600, -3_600_000)).toBe(0);
  });
});

it('counts on where there is no limit', () => {
  expect(usedSeconds(null, 3_600_999)).toBe(3600);
});

describe('countdownTone', () => {
  it.each([
    [151, 'normal'],
    [150, 'warning'],
    [61, 'warning'],
    [60, 'critical'],
    [0, 'critical'],
  ] as const)('with %i of 600 seconds left is %s', (remaining, tone) => {
    expect(countdownTone(remaining, 600)).toBe(tone);
  });
});

import { describe, expect, it } from 'vitest';

import { secondsToWait } from './sign-in-delay.ts';

describe('secondsToWait', () => {
  it.each([
    [0, 0, 0],
    [9, 0, 0],
    [10, 0, 60],
    [10, 0.5, 60],
    [10, 59.5, 1],
    [10, 60, 0],
    [11, 0, 120],
    [13, 0, 480],
    [14, 0, 900],
    [2_000, 0, 900],
  ])('after %i wrong passwords in a row, %d seconds ago, is %i', (count, secondsSinceLast, seconds) => {
    expect(secondsToWait({ count, secondsSinceLast })).toBe(seconds);
  });
});

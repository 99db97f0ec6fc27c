import { expect, it } from 'vitest';

import { restartDelayMs } from './restart-delay.ts';

it.each([
  [1, 500],
  [2, 1_000],
  [6, 16_000],
  [7, 30_000],
  [5_000, 30_000],
])('after %i crashes in a row a process is replaced in %i ms', (crashes, delay) => {
  expect(restartDelayMs(crashes)).toBe(delay);
});

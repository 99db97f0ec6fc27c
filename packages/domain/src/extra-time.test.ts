import { expect, it } from 'vitest';

import { extendedSeconds, extraSecondsOf } from './extra-time.ts';

it.each([
  ['none', 0, 3600],
  ['1.25', 900, 4500],
  ['1.5', 1800, 5400],
  ['2', 3600, 7200],
  ['untimed', 0, null],
] as const)('of an hour, %s is %i seconds more: %s in all', (extraTime, extra, all) => {
  expect(extraSecondsOf(3600, extraTime)).toBe(extra);
  expect(extendedSeconds(3600, extraTime)).toBe(all);
});

it('counts whole seconds', () => {
  expect(extraSecondsOf(90, '1.25')).toBe(23);
});

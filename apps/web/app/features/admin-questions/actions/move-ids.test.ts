import { expect, it } from 'vitest';

import { idsMovedTo } from './move-ids.ts';

const IDS = ['a', 'b', 'c', 'd'];

it.each([
  [['a'], 0, 'abcd'],
  [['a'], 2, 'bcad'],
  [['d'], 0, 'dabc'],
  [['b'], 3, 'acdb'],
  [['d', 'a'], 1, 'badc'],
  [['b'], 99, 'acdb'],
])('moves %j to place %i as %s', (moved, place, expected) => {
  expect(idsMovedTo(IDS, new Set(moved), place).join('')).toBe(expected);
});

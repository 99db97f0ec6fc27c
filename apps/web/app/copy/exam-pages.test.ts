import { expect, it } from 'vitest';

import { GED } from './ged.ts';
import { HESI } from './hesi.ts';
import { HISET } from './hiset.ts';
import { NCLEX } from './nclex.ts';
import { TEAS } from './teas.ts';

it.each([
  [GED, 'GED', 'GED Math'],
  [TEAS, 'TEAS', 'TEAS 7'],
  [NCLEX, 'NCLEX', 'NCLEX-PN'],
  [HESI, 'HESI', 'HISET'],
  [HISET, 'HiSET 2026', 'HESI'],
  [HISET, 'The HISET', 'hiset'],
])('finds its own product and no other', ({ matchesProduct }, match, other) => {
  expect(matchesProduct(match)).toBe(true);
  expect(matchesProduct(other)).toBe(false);
});

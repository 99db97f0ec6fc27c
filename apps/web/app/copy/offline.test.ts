import { expect, it } from 'vitest';

import { sizeWords } from './offline.ts';

it.each([
  [0, '1 kB'],
  [350_400, '350 kB'],
  [999_400, '999 kB'],
  [999_600, '1.0 MB'],
  [12_340_000, '12.3 MB'],
])('says %i bytes as %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});

import type { TextRange } from '@second-bell/domain';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { overlaps, withoutRange, withRange } from './ranges.ts';

const range = fc
  .tuple(fc.nat(30), fc.integer({ min: 1, max: 10 }))
  .map(([from, length]): TextRange => [from, from + length]);
const ranges = fc.array(range, { maxLength: 8 }).map((list) => list.reduce(withRange, [] as TextRange[]));

/** Which characters are in. */
const covered = (list: readonly TextRange[]) =>
  Array.from({ length: 45 }, (_none, at) => list.some(([from, to]) => from <= at && at < to));

it('adds every character of a range, and no other', () => {
  fc.assert(
    fc.property(ranges, range, (list, [from, to]) => {
      const expected = covered(list).map((isIn, at) => isIn || (from <= at && at < to));
      expect(covered(withRange(list, [from, to]))).toEqual(expected);
    }),
  );
});

it('takes every character of a range away, and no other', () => {
  fc.assert(
    fc.property(ranges, range, (list, [from, to]) => {
      const expected = covered(list).map((isIn, at) => isIn && !(from <= at && at < to));
      expect(covered(withoutRange(list, [from, to]))).toEqual(expected);
    }),
  );
});

it('keeps them in order and apart', () => {
  fc.assert(
    fc.property(ranges, range, (list, change) => {
      for (const result of [withRange(list, change), withoutRange(list, change)]) {
        const ends = result.flat();
        expect(ends).toEqual(ends.toSorted((a, b) => a - b));
        expect(new Set(ends).size).toBe(ends.length);
      }
    }),
  );
});

it('knows whether anything of a range is marked', () => {
  expect(overlaps([[2, 5]], [5, 8])).toBe(false);
  expect(overlaps([[2, 5]], [4, 8])).toBe(true);
});

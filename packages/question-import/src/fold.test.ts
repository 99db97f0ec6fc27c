import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { foldText, sketchText } from './fold.ts';

describe('foldText', () => {
  it.each([
    ['Paris', 'paris'],
    ['the  left\u00a0lung', 'The left lung'],
    ['café', 'CAFE\u0301'],
    ['soft\u00adware', 'software'],
  ])('takes %j and %j for the same', (a, b) => {
    expect(foldText(a)).toBe(foldText(b));
  });

  it.each([
    ['AaBb', 'aabb'],
    ['TT', 'tt'],
    ['pH', 'PH'],
    ['Co', 'CO'],
    ['XRXr', 'XRXR'],
    ['10²', '102'],
    ['−1', '1'],
    ['$4.50', '$45.0'],
  ])('takes %j and %j for different', (a, b) => {
    expect(foldText(a)).not.toBe(foldText(b));
  });
});

describe('sketchText', () => {
  it('is the same for texts that differ in case, spaces and composition', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'B', '7', ' ', '\u00a0', 'é', 'e\u0301', '.') }),
        (text) => {
          const dressed = text.toUpperCase().replaceAll(' ', '\u00a0 ');

          expect(sketchText(dressed.normalize('NFD'), 8)).toBe(sketchText(text.normalize('NFC'), 8));
        },
      ),
    );
  });
});

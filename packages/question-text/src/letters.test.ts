import { expect, it } from 'vitest';

import { indexOfLetter, letterOf } from './letters.ts';

it.each([
  [0, 'A'],
  [5, 'F'],
  [9, 'J'],
])('puts the letter of option %i as %s, and reads it back in either case', (index, letter) => {
  expect(letterOf(index)).toBe(letter);
  expect(indexOfLetter(letter)).toBe(index);
  expect(indexOfLetter(letter.toLowerCase())).toBe(index);
});

import { describe, expect, it } from 'vitest';

import { isChosenOptionCorrect, isTypedAnswerCorrect } from './answer-keys.ts';

describe('isChosenOptionCorrect', () => {
  it.each([
    ['1', 1, true],
    ['1', 0, false],
    ['0', 0, true],
    ['', 0, false],
    ['x', 0, false],
  ])('with the key %j and option %i is %s', (key, chosen, isCorrect) => {
    expect(isChosenOptionCorrect(key, chosen)).toBe(isCorrect);
  });
});

describe('isTypedAnswerCorrect', () => {
  it.each([
    ['Oslo|Kristiania', '  oslo ', true],
    ['Oslo|Kristiania', 'KRISTIANIA', true],
    ['New  York', 'new york', true],
    ['café', 'cafe\u0301', true],
    ['10²', '102', false],
    ['Oslo', 'Bergen', false],
    ['Oslo|', '', false],
    ['Oslo', ' ', false],
  ])('accepts for %j the text %j: %s', (accepted, typed, isCorrect) => {
    expect(isTypedAnswerCorrect(accepted, typed)).toBe(isCorrect);
  });
});

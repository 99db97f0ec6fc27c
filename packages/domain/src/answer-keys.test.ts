import { describe, expect, it } from 'vitest';

import {
  isAnswerCorrect,
  isChosenOptionCorrect,
  isTypedAnswerCorrect,
  type KeyedQuestion,
  keyForRunner,
  keyForStudent,
} from './answer-keys.ts';

const choice: KeyedQuestion = {
  questionType: 'multiple_choice',
  options: ['red', 'green', 'blue'],
  correctAnswer: '1',
};
const blank: KeyedQuestion = { questionType: 'fill_blank', options: [], correctAnswer: 'Oslo|Kristiania' };

describe('the two views of a key', () => {
  it('gives the student the index and the runner the text of the same option', () => {
    expect(keyForStudent(choice)).toBe('1');
    expect(keyForRunner(choice)).toBe('green');
  });

  it.each(['3', '-1', '', ' ', '1.5', 'B'])(
    'throws in the runner where the stored key is %j',
    (correctAnswer) => {
      expect(() => keyForRunner({ ...choice, correctAnswer })).toThrow(`"${correctAnswer}"`);
    },
  );

  it('throws in the runner for a question without options', () => {
    expect(() => keyForRunner(blank)).toThrow('names none of the 0 options');
  });
});

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

describe('isAnswerCorrect', () => {
  it.each([
    [choice, 'green', true],
    [choice, 'red', false],
    [choice, '1', false],
    [choice, 'Green', false],
    [{ ...choice, correctAnswer: '9' }, 'green', false],
    [blank, 'oslo', true],
  ])('grades %o with %j as %s', (question, answer, isCorrect) => {
    expect(isAnswerCorrect(question, answer)).toBe(isCorrect);
  });
});

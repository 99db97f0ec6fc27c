import { expect, it } from 'vitest';

import { announcement, rightAnswer } from './answer-words.ts';
import { shownOptions } from './model.ts';
import { givenQuestion } from './testing/given-question.ts';

const right = { given: 2, isCorrect: true };
const wrong = { given: 0, isCorrect: false };

it.each([
  [givenQuestion(), 'C: 6 pots'],
  [givenQuestion({ questionType: 'true_false', options: [], correctAnswer: '1' }), 'B: False'],
  [givenQuestion({ questionType: 'fill_blank', options: [], correctAnswer: 'twelve | 12' }), 'twelve or 12'],
])('puts the right answer into words', (question, words) => expect(rightAnswer(question)).toBe(words));

it('announces a right answer', () => expect(announcement(givenQuestion(), right)).toBe('Correct.'));

it('announces a wrong answer together with the right one', () => {
  expect(announcement(givenQuestion(), wrong)).toBe('Incorrect. The right answer is C: 6 pots');
});

it('announces formulas without their marks', () => {
  const question = givenQuestion({ options: ['$x$', '$y + 1$'], correctAnswer: '1' });

  expect(announcement(question, wrong)).toBe('Incorrect. The right answer is B: y + 1');
});

it('offers True and False where a question comes without options', () => {
  expect(shownOptions(givenQuestion({ questionType: 'true_false', options: [] }))).toEqual(['True', 'False']);
});

import { expect, it } from 'vitest';

import { takeAnswer } from './given-answer.ts';
import type { VersionQuestion } from './test-version.ts';

const choice: VersionQuestion = {
  id: 'q1',
  questionType: 'multiple_choice',
  questionText: 'Which colour is grass?',
  options: [
    { id: 'a', text: 'red' },
    { id: 'x7', text: 'green' },
  ],
  key: 'x7',
  difficulty: 'easy',
};
const blank: VersionQuestion = { ...choice, questionType: 'fill_blank', options: [], key: 'Oslo|Kristiania' };
const several: VersionQuestion = {
  ...choice,
  questionType: 'multiple_select',
  options: [],
  key: '',
  content: { options: ['a', 'b', 'c'].map((id) => ({ id, text: `Option ${id}` })) },
  answerKey: ['a', 'b'],
};
const essay: VersionQuestion = {
  ...several,
  questionType: 'extended_response',
  content: { minWords: 1, rubric: [] },
  answerKey: { modelAnswer: 'As follows.' },
};
const plain = { response: null, points: null, maxPoints: null };

it.each([
  [choice, 'green', { optionId: 'x7', isCorrect: true }],
  [choice, 'red', { optionId: 'a', isCorrect: false }],
  [choice, 'Green', { optionId: null, isCorrect: false }],
  [choice, 'x7', { optionId: null, isCorrect: false }],
  [{ ...choice, key: '' }, 'nothing', { optionId: null, isCorrect: false }],
  [blank, ' oslo', { optionId: null, isCorrect: true }],
])('grades %o with the text %j as %o', (question, userAnswer, grade) => {
  expect(takeAnswer(question, 'partial', { userAnswer })).toEqual({ userAnswer, ...plain, ...grade });
});

it.each([
  [choice, 'x7', 'green', 'x7'],
  [blank, 'Oslo', 'Oslo', null],
])(
  'keeps a response to %o, %j, as the text that the spec knows',
  (question, response, userAnswer, optionId) => {
    expect(takeAnswer(question, 'partial', { response })).toEqual({
      userAnswer,
      optionId,
      ...plain,
      isCorrect: true,
    });
  },
);

it.each([
  ['partial' as const, { points: 1, maxPoints: 2, isCorrect: false }],
  ['all_or_nothing' as const, { points: null, maxPoints: null, isCorrect: false }],
])('gives the points of the rule %s', (rule, grade) => {
  expect(takeAnswer(several, rule, { response: ['a'] })).toEqual({
    userAnswer: 'Option a',
    response: ['a'],
    optionId: null,
    ...grade,
  });
});

it('gives what nobody judges 0 of 0 points', () => {
  expect(takeAnswer(essay, 'partial', { response: { text: 'My view.' } })).toMatchObject({
    points: 0,
    maxPoints: 0,
    isCorrect: false,
  });
});

it.each([
  [several, { userAnswer: 'A' }, 'userAnswer'],
  [several, {}, 'userAnswer'],
  [choice, {}, 'userAnswer'],
  [several, { response: 'a' }, 'response'],
  [several, { response: ['a', 'z'] }, 'response.1'],
  [choice, { response: 'z' }, 'response'],
])('refuses for %o the answer %j, and names the field', (question, given, path) => {
  expect(takeAnswer(question, 'partial', given)).toMatchObject({ problems: [{ path }] });
});

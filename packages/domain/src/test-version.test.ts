import { describe, expect, it } from 'vitest';

import type { KeyedQuestion } from './answer-keys.ts';
import {
  examQuestionsOf,
  gradeInVersion,
  keyForRunner,
  keyInVersion,
  type VersionQuestion,
  withKey,
} from './test-version.ts';

const choice: VersionQuestion = {
  id: 'q1',
  questionType: 'multiple_choice',
  questionText: 'Which colour is grass?',
  options: [
    { id: 'a', text: 'red' },
    { id: 'x7', text: 'green' },
    { id: 'c', text: 'blue' },
  ],
  key: 'x7',
  difficulty: 'easy',
};
const blank: VersionQuestion = { ...choice, questionType: 'fill_blank', options: [], key: 'Oslo|Kristiania' };

describe('keyInVersion', () => {
  const stored: KeyedQuestion = {
    questionType: 'multiple_choice',
    options: ['red', 'green'],
    correctAnswer: '1',
  };

  it.each([
    [{ ...stored, optionIds: null }, 'b'],
    [{ ...stored, optionIds: ['b', 'x7'] }, 'x7'],
    [{ ...stored, optionIds: null, correctAnswer: '2' }, ''],
    [{ ...stored, optionIds: null, correctAnswer: '' }, ''],
    [{ ...stored, optionIds: null, questionType: 'fill_blank' as const, correctAnswer: 'Oslo' }, 'Oslo'],
  ])('of %o is %j', (question, key) => {
    expect(keyInVersion(question)).toBe(key);
  });
});

describe('keyForRunner', () => {
  it('is the text of the right option', () => {
    expect(keyForRunner(choice)).toBe('green');
  });

  it.each(['', 'b', '1', 'green'])('throws where the key is %j', (key) => {
    expect(() => keyForRunner({ ...choice, key })).toThrow(`"${key}" names none of the 3 options`);
  });
});

describe('gradeInVersion', () => {
  it.each([
    [choice, 'green', { optionId: 'x7', isCorrect: true }],
    [choice, 'red', { optionId: 'a', isCorrect: false }],
    [choice, 'Green', { optionId: null, isCorrect: false }],
    [choice, 'x7', { optionId: null, isCorrect: false }],
    [{ ...choice, key: '' }, 'nothing', { optionId: null, isCorrect: false }],
    [blank, ' oslo', { optionId: null, isCorrect: true }],
  ])('grades %o with %j as %o', (question, answer, grade) => {
    expect(gradeInVersion(question, answer)).toEqual(grade);
  });
});

it('counts choices alone as questions of the exam', () => {
  const content = { practiceTestId: 't', sealed: false, passingScore: 70, timeLimit: 10, passages: [] };

  expect(examQuestionsOf({ ...content, questions: [blank, choice] })).toEqual([choice]);
});

describe('withKey', () => {
  it('changes one key, and nothing else of the version, not even the order of its fields', () => {
    const content = {
      practiceTestId: 'test',
      sealed: false,
      passingScore: 70,
      timeLimit: 10,
      questions: [choice, { ...choice, id: 'q2' }],
      passages: [],
    };
    const expected = JSON.stringify(content).replace('"key":"x7"', '"key":"c"');

    expect(JSON.stringify(withKey(content, 'q1', 'c'))).toBe(expected);
    expect(withKey(withKey(content, 'q1', 'c'), 'q1', 'x7')).toEqual(content);
  });
});

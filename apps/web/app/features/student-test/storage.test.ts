// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

import { NEW_STUDENT_TEST, type StudentTest } from './model.ts';
import { forgetStudentTest, loadStudentTest, saveStudentTest } from './storage.ts';
import { givenQuestion } from './testing/given-question.ts';

const QUESTIONS = [
  givenQuestion({ id: 'pots', correctAnswer: '2' }),
  givenQuestion({ id: 'typed', questionType: 'fill_blank', options: [], correctAnswer: '12' }),
];

const TEST: StudentTest = {
  currentIndex: 1,
  answers: { pots: { given: 0, isCorrect: false }, typed: { given: '12', isCorrect: true } },
  openHints: { pots: true },
  openExplanations: { pots: false },
  startedAt: 1_700_000_000_000,
};

beforeEach(() => sessionStorage.clear());

it('brings a test back as it was left', () => {
  saveStudentTest('t1', TEST);

  expect(loadStudentTest('t1', QUESTIONS)).toEqual(TEST);
});

it('keeps tests apart', () => {
  saveStudentTest('t1', TEST);

  expect(loadStudentTest('t2', QUESTIONS)).toEqual(NEW_STUDENT_TEST);
});

it('starts anew after the test was left', () => {
  saveStudentTest('t1', TEST);
  forgetStudentTest('t1');

  expect(loadStudentTest('t1', QUESTIONS)).toEqual(NEW_STUDENT_TEST);
});

it.each(['{', '"text"', '{"currentIndex":"two"}', 'null'])('starts anew where %s is kept', (kept) => {
  sessionStorage.setItem('second-bell:student-test:t1', kept);

  expect(loadStudentTest('t1', QUESTIONS)).toEqual(NEW_STUDENT_TEST);
});

it('drops answers to questions that are gone and grades the others by the key of today', () => {
  saveStudentTest('t1', { ...TEST, currentIndex: 7 });
  const changed = [givenQuestion({ id: 'pots', correctAnswer: '0' })];

  expect(loadStudentTest('t1', changed)).toMatchObject({
    currentIndex: 0,
    answers: { pots: { given: 0, isCorrect: true } },
  });
  expect(Object.keys(loadStudentTest('t1', changed).answers)).toEqual(['pots']);
});

it('goes on without storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

  expect(() => saveStudentTest('t1', TEST)).not.toThrow();
  vi.restoreAllMocks();
});

import { expect, it } from 'vitest';

import { practiceOf } from './topic-practice.ts';

const test = (practiceTestId: string, title: string, examSubject: string, questions: number) => ({
  practiceTestId,
  title,
  examType: 'GED',
  examSubject,
  productId: 'ged',
  subjectId: 'ged-science',
  sealed: false,
  totalQuestions: 40,
  topics: [
    { topic: 'Energy', questions },
    { topic: 'Life', questions: 9 },
  ],
});
const TESTS = [
  test('one', 'Practice Test 1', 'Science', 2),
  test('two', 'Practice Test 2', 'Science', 5),
  test('other', 'History', 'Social Studies', 8),
];

it('leads to the test of the subject that asks most about the topic', () => {
  expect(practiceOf(TESTS, { topic: 'Energy', examType: 'GED', examSubject: 'Science' })).toEqual({
    to: '/student/test/two',
    words: '5 questions in Practice Test 2',
  });
});

it.each([
  { topic: 'Energy', examType: 'HESI', examSubject: 'Science' },
  { topic: 'Magnets', examType: 'GED', examSubject: 'Science' },
])('leads to every test where none asks about %o', (placed) => {
  expect(practiceOf(TESTS, placed).to).toBe('/practice-test');
});

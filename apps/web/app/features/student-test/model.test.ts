import { describe, expect, it } from 'vitest';

import {
  counters,
  elapsedSeconds,
  type Given,
  NEW_STUDENT_TEST,
  type StudentTest,
  type StudentTestAction,
  studentTestReducer,
} from './model.ts';
import { givenQuestion } from './testing/given-question.ts';

const POTS = givenQuestion({ id: 'pots', options: ['3', '4', '6'], correctAnswer: '2' });
const TRUTH = givenQuestion({
  id: 'truth',
  questionType: 'true_false',
  options: ['True', 'False'],
  correctAnswer: '1',
});
const TYPED = givenQuestion({
  id: 'typed',
  questionType: 'fill_blank',
  options: [],
  correctAnswer: 'twelve|12',
});

const answered = (question: typeof POTS, given: Given, now = 1_000): StudentTestAction => ({
  type: 'answered',
  question,
  given,
  now,
});

function after(...actions: StudentTestAction[]): StudentTest {
  return actions.reduce(studentTestReducer, NEW_STUDENT_TEST);
}

describe('answering', () => {
  it.each([
    [POTS, 2, true],
    [POTS, 0, false],
    [TRUTH, 1, true],
    [TRUTH, 0, false],
    [TYPED, ' Twelve ', true],
    [TYPED, '12', true],
    [TYPED, '13', false],
  ])('marks the answer at once', (question, given, isCorrect) => {
    expect(after(answered(question, given)).answers[question.id]).toEqual({ given, isCorrect });
  });

  it('takes another option in place of the first', () => {
    const test = after(answered(POTS, 0), answered(POTS, 2));

    expect(test.answers['pots']).toEqual({ given: 2, isCorrect: true });
    expect(counters(test)).toEqual({ answered: 1, correct: 1 });
  });

  it('counts answered and correct', () => {
    expect(counters(NEW_STUDENT_TEST)).toEqual({ answered: 0, correct: 0 });
    expect(counters(after(answered(POTS, 2), answered(TRUTH, 0), answered(TYPED, '12')))).toEqual({
      answered: 3,
      correct: 2,
    });
  });

  it('collapses the explanation of the question, and no other', () => {
    const toggle = (questionId: string) => ({ type: 'explanationToggled', questionId }) as const;
    const test = after(
      answered(POTS, 0),
      answered(TRUTH, 1),
      toggle('pots'),
      toggle('truth'),
      answered(POTS, 1),
    );

    expect(test.openExplanations).toEqual({ pots: false, truth: true });
  });
});

describe('explanation and hint', () => {
  it('keeps the explanation shut until the question is answered', () => {
    expect(after({ type: 'explanationToggled', questionId: 'pots' })).toEqual(NEW_STUDENT_TEST);
  });

  it('opens and shuts the explanation of an answered question', () => {
    const toggle = { type: 'explanationToggled', questionId: 'pots' } as const;

    expect(after(answered(POTS, 0), toggle).openExplanations['pots']).toBe(true);
    expect(after(answered(POTS, 0), toggle, toggle).openExplanations['pots']).toBe(false);
  });

  it('opens and shuts the hint before any answer', () => {
    const toggle = { type: 'hintToggled', questionId: 'pots' } as const;

    expect(after(toggle).openHints['pots']).toBe(true);
    expect(after(toggle, toggle).openHints['pots']).toBe(false);
  });
});

it.each([
  [1, 1],
  [-1, 0],
  [99, 2],
])('moves to %s of three questions as %s', (to, index) => {
  expect(after({ type: 'moved', to, questionCount: 3 }).currentIndex).toBe(index);
});

describe('elapsed time', () => {
  it('starts at the first answer and stays there', () => {
    const test = after(answered(POTS, 0, 5_000), answered(TRUTH, 1, 9_000));

    expect(test.startedAt).toBe(5_000);
  });

  it.each([
    [null, 99_000, 0],
    [5_000, 5_999, 0],
    [5_000, 70_000, 65],
    [5_000, 3_605_000, 3_600],
    [5_000, 1_000, 0],
  ])('from %s to %s is %s seconds', (startedAt, now, seconds) => {
    expect(elapsedSeconds(startedAt, now)).toBe(seconds);
  });
});

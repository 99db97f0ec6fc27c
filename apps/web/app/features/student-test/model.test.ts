import { type AttemptState, NEW_ATTEMPT } from '@second-bell/domain';
import { describe, expect, it } from 'vitest';

import { counters, type Given, responseOf, studentTestOf } from './model.ts';
import { givenQuestion } from './testing/given-question.ts';

const POTS = givenQuestion({ id: 'pots', options: ['3', '4', '6'], correctAnswer: '2' });
const TRUTH = givenQuestion({
  id: 'truth',
  questionType: 'true_false',
  options: [],
  correctAnswer: '1',
});
const TYPED = givenQuestion({
  id: 'typed',
  questionType: 'fill_blank',
  options: [],
  correctAnswer: 'twelve|12',
});
const QUESTIONS = [POTS, TRUTH, TYPED];

function given(state: Partial<AttemptState>, questions = QUESTIONS) {
  return studentTestOf({ ...NEW_ATTEMPT, ...state }, questions);
}

const answered = (question: typeof POTS, value: Given) => ({ [question.id]: responseOf(question, value) });

describe('answers', () => {
  it.each([
    [POTS, 2, true],
    [POTS, 0, false],
    [TRUTH, 1, true],
    [TRUTH, 0, false],
    [TYPED, ' Twelve ', true],
    [TYPED, '12', true],
    [TYPED, '13', false],
  ])('are graded by the key', (question, value, isCorrect) => {
    const test = given({ responses: answered(question, value) });

    expect(test.answers[question.id]).toEqual({ given: value, isCorrect });
  });

  it('are counted', () => {
    const responses = { ...answered(POTS, 2), ...answered(TRUTH, 0), ...answered(TYPED, '12') };

    expect(counters(given({}))).toEqual({ answered: 0, correct: 0 });
    expect(counters(given({ responses }))).toEqual({ answered: 3, correct: 2 });
  });

  it('are left out where their question or their option is gone, and found again where it moved', () => {
    const responses = { ...answered(POTS, 2), gone: 'x', truth: 'Perhaps' };
    const moved = givenQuestion({ id: 'pots', options: ['6', '3', '4'], correctAnswer: '0' });

    expect(given({ responses }, [moved, TRUTH]).answers).toEqual({ pots: { given: 0, isCorrect: true } });
  });
});

it('keeps an explanation shut until its question is answered', () => {
  const marks = { flag: [], hint: ['truth'], explanation: ['pots', 'truth'], unsure: [] };

  expect(given({ marks, responses: answered(POTS, 0) })).toMatchObject({
    openExplanations: ['pots'],
    openHints: ['truth'],
  });
});

it.each([
  [1, 1],
  [-1, 0],
  [99, 2],
])('is at a question that there is: %i', (index, shown) => {
  expect(given({ index }).currentIndex).toBe(shown);
});

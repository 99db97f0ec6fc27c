import { describe, expect, it } from 'vitest';

import {
  type EndedQuestion,
  type Ending,
  endingIn,
  fixedOf,
  missedOf,
  percentOf,
  rightOf,
  weakTopicsOf,
} from './ending.ts';

const question = (
  id: string,
  topic: string,
  result: EndedQuestion['result'],
  more: Partial<EndedQuestion> = {},
): EndedQuestion => ({ id, topic, result, points: result === 'right' ? 1 : 0, maxPoints: 1, ...more });

const ending = (questions: EndedQuestion[], more: Partial<Ending> = {}): Ending => ({
  sessionId: 's',
  practiceTestId: 'math-1',
  title: 'Math 1',
  examType: 'GED',
  examSubject: 'Math',
  score: null,
  questionCount: 10,
  questions,
  toFix: [],
  ...more,
});

describe('how a run went', () => {
  const run = ending([
    question('a', 'Ratios', 'right'),
    question('b', 'Ratios', 'wrong', { points: 1, maxPoints: 4 }),
    question('c', 'Ratios', 'notAnswered'),
    question('d', 'Essay', 'notJudged', { points: 0, maxPoints: 0 }),
  ]);

  it('is told of what was answered and judged, in points', () => {
    expect(rightOf(run)).toEqual({ right: 1, answered: 2 });
    expect(percentOf(run)).toBe(40);
  });

  it('is the score of the run, where it has one', () => {
    expect(percentOf({ ...run, score: 12 })).toBe(12);
  });

  it('names as missed what was wrong or left open', () => {
    expect(missedOf(run)).toEqual(['b', 'c']);
  });
});

it('names at most three weak topics, the weakest first, and none without a miss', () => {
  const run = ending([
    ...['a', 'b'].map((id) => question(id, 'All right', 'right')),
    question('c', 'Half', 'right'),
    question('d', 'Half', 'wrong'),
    question('e', 'None of one', 'wrong'),
    question('f', 'None of two', 'wrong'),
    question('g', 'None of two', 'wrong'),
    question('h', 'Most', 'right'),
    question('i', 'Most', 'right'),
    question('j', 'Most', 'wrong'),
  ]);

  expect(weakTopicsOf(run)).toEqual([
    { topic: 'None of two', right: 0, answered: 2 },
    { topic: 'None of one', right: 0, answered: 1 },
    { topic: 'Half', right: 1, answered: 2 },
  ]);
});

it('counts as fixed what was to be fixed and is right now', () => {
  const run = ending(
    [question('a', 'T', 'right'), question('b', 'T', 'wrong'), question('c', 'T', 'right')],
    {
      toFix: ['a', 'b'],
    },
  );

  expect(fixedOf(run)).toBe(1);
});

it.each([null, undefined, 'text', {}, { justEnded: true }])('finds no ending in %o', (state) => {
  expect(endingIn(state)).toBeUndefined();
});

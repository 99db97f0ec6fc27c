import { describe, expect, it } from 'vitest';

import { questionTiles, tileLabel } from './tiles.ts';

describe('questionTiles', () => {
  it('derives each state on its own, so that they can combine', () => {
    const run = {
      questionIds: ['q1', 'q2', 'q3', 'q4'],
      currentIndex: 1,
      answers: { q1: 'Paris', q3: 'Rome' },
      flagged: ['q3', 'q4'],
    };

    expect(questionTiles(run)).toEqual([
      { number: 1, isCurrent: false, isAnswered: true, isFlagged: false },
      { number: 2, isCurrent: true, isAnswered: false, isFlagged: false },
      { number: 3, isCurrent: false, isAnswered: true, isFlagged: true },
      { number: 4, isCurrent: false, isAnswered: false, isFlagged: true },
    ]);
  });
});

describe('tileLabel', () => {
  it.each([
    [{ isCurrent: false, isAnswered: true, isFlagged: true }, 'Question 3, answered, flagged'],
    [{ isCurrent: false, isAnswered: true, isFlagged: false }, 'Question 3, answered'],
    [{ isCurrent: true, isAnswered: false, isFlagged: false }, 'Question 3, current, unanswered'],
    [{ isCurrent: false, isAnswered: false, isFlagged: true }, 'Question 3, unanswered, flagged'],
    [{ isCurrent: true, isAnswered: true, isFlagged: true }, 'Question 3, current, answered, flagged'],
  ])('names %o as "%s"', (states, expected) => {
    expect(tileLabel({ number: 3, ...states })).toBe(expected);
  });
});

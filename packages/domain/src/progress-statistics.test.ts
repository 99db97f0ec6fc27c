import { describe, expect, it } from 'vitest';

import {
  accuracyPercent,
  byWeakness,
  scoreChange,
  scoreTimeline,
  strongestTopics,
  weakestTopics,
} from './progress-statistics.ts';

/** An attempt on the n-th day of the year, in 2026. */
function attempt(day: number, score: number | null, change: object = {}) {
  return {
    completed: true,
    verified: true,
    score,
    completedAt: new Date(Date.UTC(2026, 0, day, 12)).toISOString(),
    timeSpent: 600,
    totalQuestions: 10,
    correctAnswers: 5,
    ...change,
  };
}

const scores = (...values: number[]) => values.map((score, index) => attempt(index + 1, score));

describe('scoreTimeline', () => {
  it('is empty without attempts', () => {
    expect(scoreTimeline([], 40)).toEqual([]);
  });

  it('gives one point per attempt, oldest first, whatever order they come in', () => {
    expect(scoreTimeline(scores(60, 70, 80).toReversed(), 40).map(({ score }) => score)).toEqual([
      60, 70, 80,
    ]);
    expect(scoreTimeline(scores(60), 40)).toEqual([
      { from: '2026-01-01T12:00:00.000Z', to: '2026-01-01T12:00:00.000Z', tests: 1, score: 60 },
    ]);
  });

  it('leaves out what does not count', () => {
    const attempts = [
      attempt(1, 60),
      attempt(2, 0, { verified: false }),
      attempt(3, null, { completed: false, completedAt: null }),
    ];

    expect(scoreTimeline(attempts, 40)).toHaveLength(1);
  });

  it('takes the score from the right answers where none was stored', () => {
    expect(scoreTimeline([attempt(1, null)], 40)[0]?.score).toBe(50);
  });

  it.each([
    [40, 40, 40, 1, 1],
    [41, 40, 21, 2, 1],
    [500, 40, 39, 13, 6],
  ])('draws %i tests with at most %i points: %i, of %i tests each, %i in the last', (...row) => {
    const [tests, maxPoints, points, perPoint, last] = row;
    const timeline = scoreTimeline(scores(...Array.from({ length: tests }, () => 70)), maxPoints);

    expect(timeline).toHaveLength(points);
    expect(timeline[0]).toMatchObject({ tests: perPoint, score: 70 });
    expect(timeline.at(-1)?.tests).toBe(last);
  });

  it('averages the neighbours of one point', () => {
    expect(scoreTimeline(scores(50, 61, 90), 2)).toMatchObject([
      { from: '2026-01-01T12:00:00.000Z', to: '2026-01-02T12:00:00.000Z', tests: 2, score: 56 },
      { tests: 1, score: 90 },
    ]);
  });
});

describe('scoreChange', () => {
  it.each([
    [[], null],
    [[70], null],
    [[60, 70], { tests: 1, first: 60, latest: 70 }],
    [[60, 10, 10, 10, 55], { tests: 1, first: 60, latest: 55 }],
    [[50, 60, 70, 70, 80, 90], { tests: 3, first: 60, latest: 80 }],
  ])('compares the newest of %o with the oldest', (values, expected) => {
    expect(scoreChange(scores(...values))).toEqual(expected);
  });
});

describe('topics', () => {
  const topics = [
    { topic: 'Graphs', answered: 4, correct: 4 },
    { topic: 'Ratios', answered: 3, correct: 1 },
    { topic: 'Units', answered: 2, correct: 0 },
    { topic: null, answered: 9, correct: 0 },
    { topic: 'Geometry', answered: 6, correct: 2 },
    { topic: 'Data', answered: 10, correct: 7 },
  ];
  const names = (list: { topic: string | null }[]) => list.map(({ topic }) => topic);

  it.each([
    [0, 0, 0],
    [3, 1, 33],
    [3, 2, 67],
    [4, 4, 100],
  ])('of %i answers, %i right ones are %i%', (answered, correct, percent) => {
    expect(accuracyPercent({ answered, correct })).toBe(percent);
  });

  it('are ordered weakest first, and among equals by the answers behind them', () => {
    expect(names(byWeakness(topics))).toEqual([null, 'Units', 'Geometry', 'Ratios', 'Data', 'Graphs']);
  });

  it('to work on are named, known well enough, and below the pass line', () => {
    expect(names(weakestTopics(topics, 3, 70))).toEqual(['Geometry', 'Ratios']);
    expect(names(weakestTopics(topics, 3, 71))).toEqual(['Geometry', 'Ratios', 'Data']);
    expect(names(weakestTopics(topics, 1, 70))).toEqual(['Geometry']);
    expect(weakestTopics([], 3, 70)).toEqual([]);
  });

  it('that went best are on or above the pass line', () => {
    expect(names(strongestTopics(topics, 3, 70))).toEqual(['Graphs', 'Data']);
    expect(names(strongestTopics(topics, 3, 71))).toEqual(['Graphs']);
  });
});

import type { UserAnswer } from '@second-bell/contract';
import { describe, expect, it } from 'vitest';

import { givenExamQuestion } from '../../testing/given-exam-question.ts';
import { givenAttempt } from './testing/given-results.ts';
import {
  answerRows,
  attemptStanding,
  completedAttempts,
  countedAttempts,
  durationWords,
  hasPassed,
  sharedPassingScore,
  topicScores,
} from './view-model.ts';

function givenAnswer(questionId: string, userAnswer: string, isCorrect: boolean): UserAnswer {
  return {
    id: `answer-${questionId}`,
    attemptId: 'attempt-1',
    questionId,
    userAnswer,
    isCorrect,
    timeSpent: 10,
  };
}

describe('completedAttempts', () => {
  it('lists every completed attempt, newest first', () => {
    const attempts = [1, 6, 3, 5, 2, 4].map((day) =>
      givenAttempt({ id: `day-${day}`, completedAt: `2026-03-0${day}T10:00:00.000Z` }),
    );
    const running = givenAttempt({ id: 'running', completed: false, completedAt: null, score: null });

    expect(completedAttempts([running, ...attempts]).map(({ id }) => id)).toEqual([
      'day-6',
      'day-5',
      'day-4',
      'day-3',
      'day-2',
      'day-1',
    ]);
  });
});

describe('attemptStanding', () => {
  it.each([
    ['counted', {}],
    ['leftEarly', { verified: false, timeSpent: 0, correctAnswers: 0, score: 0 }],
    ['notChecked', { verified: false, timeSpent: 300, correctAnswers: 0, score: 0 }],
    ['notChecked', { verified: false, timeSpent: 0, correctAnswers: 3, score: 100 }],
  ] as const)('calls an attempt %s where %o', (standing, change) => {
    expect(attemptStanding(givenAttempt(change))).toBe(standing);
  });
});

describe('countedAttempts', () => {
  it('lists completed attempts with answers behind them, newest first', () => {
    const attempts = [
      givenAttempt({ id: 'old', completedAt: '2026-03-01T10:00:00.000Z' }),
      givenAttempt({ id: 'left', verified: false }),
      givenAttempt({ id: 'new', completedAt: '2026-03-03T10:00:00.000Z' }),
      givenAttempt({ id: 'running', completed: false, completedAt: null, score: null }),
    ];

    expect(countedAttempts(attempts).map(({ id }) => id)).toEqual(['new', 'old']);
  });
});

describe('answerRows', () => {
  it('joins questions and answers, and lists what was not answered', () => {
    const questions = [
      givenExamQuestion('q1', { explanation: 'It is on the Seine.', topic: 'Europe' }),
      givenExamQuestion('q2'),
      givenExamQuestion('q3'),
    ];
    const answers = [givenAnswer('q2', 'Rome', false), givenAnswer('q1', 'Paris', true)];

    expect(answerRows(questions, answers)).toEqual([
      {
        questionId: 'q1',
        number: 1,
        questionText: 'Question q1?',
        options: ['Paris', 'Rome'],
        userAnswer: 'Paris',
        correctAnswer: 'Paris',
        result: 'right',
        explanation: 'It is on the Seine.',
        topic: 'Europe',
      },
      expect.objectContaining({ number: 2, userAnswer: 'Rome', result: 'wrong' }),
      expect.objectContaining({ number: 3, userAnswer: null, result: 'notAnswered' }),
    ]);
  });
});

describe('hasPassed', () => {
  it.each([
    [60, 60, true],
    [59, 60, false],
    [75, 80, false],
    [70, null, true],
    [69, null, false],
    [null, 0, false],
  ])('with the score %s where %s passes is %s', (score, passingScore, passed) => {
    expect(hasPassed(givenAttempt({ score, passingScore }))).toBe(passed);
  });
});

describe('sharedPassingScore', () => {
  it.each([
    [[60, 60], 60],
    [[60, 70], null],
    [[70, null], 70],
    [[], null],
  ])('of the tests with %o is %s', (scores, shared) => {
    expect(sharedPassingScore(scores.map((passingScore) => givenAttempt({ passingScore })))).toBe(shared);
  });
});

describe('topicScores', () => {
  it('counts right answers per topic among those that were given, in the order of the exam', () => {
    const questions = [
      givenExamQuestion('q1', { topic: 'Fractions' }),
      givenExamQuestion('q2', { topic: 'Geometry' }),
      givenExamQuestion('q3', { topic: 'Fractions' }),
      givenExamQuestion('q4'),
    ];
    const answers = [givenAnswer('q1', 'Paris', true), givenAnswer('q2', 'Rome', false)];

    expect(topicScores(answerRows(questions, answers))).toEqual([
      { topic: 'Fractions', right: 1, answered: 1 },
      { topic: 'Geometry', right: 0, answered: 1 },
      { topic: 'Capitals', right: 0, answered: 0 },
    ]);
  });
});

describe('durationWords', () => {
  it.each([
    [0, '0 s'],
    [45, '45 s'],
    [720, '12 min'],
    [725, '12 min 5 s'],
    [3600, '1 h'],
    [4805, '1 h 20 min'],
  ])('says %i seconds as "%s"', (seconds, words) => {
    expect(durationWords(seconds)).toBe(words);
  });
});

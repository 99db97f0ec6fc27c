import type { ScoringRule } from '@second-bell/question-types';
import { describe, expect, it } from 'vitest';

import { type ClaimedQuestion, claimsOf } from './claims.ts';
import { answerPayloads, type ClosingRun, resultPayload } from './submission.ts';
import { QUESTIONS, RUN, SUBMIT } from './testing/given-run.ts';

/** A question with parts: worth 2 points where the test gives partial credit. */
const MATRIX = {
  id: 'q5',
  options: [],
  questionType: 'matrix' as const,
  content: {
    rows: [
      { id: '1', text: 'Rain' },
      { id: '2', text: 'Sun' },
    ],
    columns: [
      { id: 'a', text: 'Wet' },
      { id: 'b', text: 'Dry' },
    ],
    perRow: 'one' as const,
  },
  answerKey: { 1: ['a'], 2: ['b'] },
};

describe('answerPayloads', () => {
  it('gives one payload per answered question, with the time shared out and rounded down', async () => {
    const shared = { attemptId: 'attempt-1', timeSpent: 33 };

    const claims = await claimsOf(QUESTIONS, RUN.answers, 'all_or_nothing');

    expect(answerPayloads(RUN, QUESTIONS, claims)).toEqual([
      { ...shared, questionId: 'q1', userAnswer: 'Paris', isCorrect: true },
      { ...shared, questionId: 'q3', userAnswer: 'Lima', isCorrect: false },
      { ...shared, questionId: 'q4', userAnswer: 'Bern', isCorrect: true },
    ]);
  });

  it('gives none where nothing was answered', () => {
    expect(answerPayloads({ ...RUN, answers: {} }, QUESTIONS, new Map())).toEqual([]);
  });

  it('sends a question of another type as its type has it', async () => {
    const run = { ...RUN, answers: { q5: { 1: ['a'], 2: ['a'] } } };
    const claims = await claimsOf([MATRIX], run.answers, 'partial');

    expect(answerPayloads(run, [MATRIX], claims)).toEqual([
      {
        attemptId: 'attempt-1',
        questionId: 'q5',
        response: { 1: ['a'], 2: ['a'] },
        isCorrect: false,
        timeSpent: 100,
      },
    ]);
  });
});

describe('resultPayload', () => {
  const resultOf = async (run: ClosingRun, questions: readonly ClaimedQuestion[], rule: ScoringRule) => {
    const claims = await claimsOf(questions, run.answers, rule);

    return resultPayload(run, answerPayloads(run, questions, claims), claims);
  };

  it('scores over every question of the exam', async () => {
    const run = { ...RUN, questionIds: ['q1', 'q2', 'q4'], answers: { q1: 'Paris', q4: 'Bern' } };

    expect(await resultOf(run, QUESTIONS, 'all_or_nothing')).toEqual({
      completed: true,
      completedAt: SUBMIT.completedAt,
      score: 67,
      correctAnswers: 2,
      timeSpent: 100,
    });
  });

  it.each([
    ['partial', 67],
    ['all_or_nothing', 50],
  ] as const)('scores by points: %s', async (rule, score) => {
    const run = { ...RUN, questionIds: ['q1', 'q5'], answers: { q1: 'Paris', q5: { 1: ['a'], 2: ['a'] } } };

    expect(await resultOf(run, [...QUESTIONS.slice(0, 1), MATRIX], rule)).toMatchObject({
      score,
      correctAnswers: 1,
    });
  });
});

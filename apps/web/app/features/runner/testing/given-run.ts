import type { Closing } from '@second-bell/domain';

import type { ClosingRun } from '../submission.ts';

export const SUBMIT: Closing = { kind: 'submit', completedAt: '2026-03-02T10:10:00.000Z', timeSpent: 100 };
export const LEAVE: Closing = { kind: 'leave', completedAt: '2026-03-02T10:01:00.000Z', timeSpent: 0 };

export const QUESTIONS = [
  { id: 'q1', options: ['Lima', 'Paris'], correctAnswer: 'Paris' },
  { id: 'q2', options: ['Lima', 'Rome'], correctAnswer: 'Rome' },
  { id: 'q3', options: ['Lima', 'Oslo'], correctAnswer: 'Oslo' },
  { id: 'q4', options: ['Lima', 'Bern'], correctAnswer: 'Bern' },
];
export const DELIVERY = {
  exam: { id: 'exam-1', scoringRule: 'all_or_nothing' as const },
  questions: QUESTIONS,
};

export const RUN: ClosingRun = {
  attemptId: 'attempt-1',
  questionIds: ['q1', 'q2', 'q3', 'q4'],
  answers: { q4: 'Bern', q1: 'Paris', q3: 'Lima' },
  closing: SUBMIT,
};

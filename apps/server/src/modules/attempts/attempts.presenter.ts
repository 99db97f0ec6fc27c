import type { Attempt, UserAnswer } from '@second-bell/contract';

import type { AnswerRow, AttemptRow } from './attempts.repo.ts';

export function presentAttempt(row: AttemptRow): Attempt {
  return {
    id: row.id,
    userId: row.userId,
    examId: row.examId,
    totalQuestions: row.totalQuestions,
    correctAnswers: row.correctAnswers,
    completed: row.completed,
    completedAt: row.completedAt?.toISOString() ?? null,
    score: row.score,
    timeSpent: row.timeSpent,
    startedAt: row.startedAt.toISOString(),
    verified: row.verified,
    examTitle: row.examTitle,
    examType: row.examType,
    examSubject: row.examSubject,
  };
}

export function presentAnswer(row: AnswerRow): UserAnswer {
  const { id, attemptId, questionId, userAnswer, isCorrect, timeSpent } = row;

  return { id, attemptId, questionId, userAnswer, isCorrect, timeSpent };
}

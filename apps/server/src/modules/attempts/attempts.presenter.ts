import type { Attempt, UserAnswer } from '@second-bell/contract';

import type { AnswerRow } from './answers.repo.ts';
import type { AttemptRow, CorrectionRow } from './attempts.repo.ts';

type Answer = Omit<AnswerRow, 'answeredAt' | 'optionId' | 'userId'>;

export function presentAttempt(row: AttemptRow, corrections: readonly CorrectionRow[] = []): Attempt {
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
    testVersion: row.versionId,
    sealed: row.sealed,
    passingScore: row.passingScore,
    points: row.verified ? row.correctAnswers : null,
    maxPoints: row.questionCount,
    measuredSeconds: row.measuredSeconds,
    corrections: corrections.map(({ at, questionId, questionNumber }) => ({
      at: at.toISOString(),
      questionId,
      questionNumber,
    })),
  };
}

/** With its verdict, unless the test is sealed and the attempt still open. */
export function presentAnswer(
  row: Answer,
  { sealed, completed }: Pick<AttemptRow, 'sealed' | 'completed'>,
): UserAnswer {
  const { id, attemptId, questionId, userAnswer, isCorrect, timeSpent } = row;
  const answer = { id, attemptId, questionId, userAnswer, timeSpent };

  return sealed && !completed ? answer : { ...answer, isCorrect };
}

import type { Attempt, UserAnswer } from '@second-bell/contract';
import { responseOf } from '@second-bell/domain';
import type { Item } from '@second-bell/question-types';
import { describeItemParts } from '@second-bell/question-types/registry';

import { present } from '../../present.ts';

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
    points: row.verified ? (row.points ?? row.correctAnswers) : null,
    // Of a question alone it would tell how many marks are right.
    maxPoints: row.sealed && !row.completed ? null : (row.maxPoints ?? row.questionCount),
    ...(row.allTypes && { types: 'all' as const }),
    ...(row.extraTime !== 'none' && { extraTime: row.extraTime }),
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
  const { id, attemptId, questionId, userAnswer, response, timeSpent } = row;
  const answer = { id, attemptId, questionId, userAnswer, timeSpent, ...present({ response }) };

  return sealed && !completed ? answer : { ...answer, ...verdictOf(row) };
}

/** As it is reviewed: in its type's form, and part by part. `item` is the question as it was taken. */
export function presentReviewed(
  row: Answer,
  item: Item | undefined,
  state: Pick<AttemptRow, 'sealed' | 'completed'>,
): UserAnswer {
  const answer = presentAnswer(row, state);
  if (item === undefined) return answer;
  const response = responseOf(item, row);
  const isTold = !state.sealed || state.completed;

  return {
    ...answer,
    ...present({ response }),
    ...(isTold && { parts: describeItemParts(item, response) }),
  };
}

/** What nobody judges has no verdict. */
function verdictOf({ isCorrect, points, maxPoints }: Answer) {
  return {
    ...(maxPoints !== 0 && { isCorrect }),
    points: points ?? (isCorrect ? 1 : 0),
    maxPoints: maxPoints ?? 1,
  };
}

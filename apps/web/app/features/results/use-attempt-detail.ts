import type { Attempt } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '#lib/endpoint-query.ts';
import { isNotFound } from '#lib/failure-message.ts';

import { type AnswerRow, answerRows, attemptStanding } from './view-model.ts';

export type AttemptDetail =
  | { state: 'pending' }
  | { state: 'failed'; error: Error; retry: () => void }
  /** `rows` is null where the exam, and its questions with it, was deleted since. */
  | { state: 'ready'; answered: number; rows: AnswerRow[] | null };

/** Everything that is known of an attempt's answers. A test that was left early has none, so nothing is asked for. */
export function useAttemptDetail(attempt: Attempt): AttemptDetail {
  const enabled = attemptStanding(attempt) !== 'leftEarly';
  const answers = useQuery({ ...endpointQuery(calls.attempts.answers, { id: attempt.id }), enabled });
  const questions = useQuery({
    ...endpointQuery(calls.exams.questions, { examId: attempt.examId }),
    enabled,
  });
  const isExamGone = isNotFound(questions.error);

  if (!enabled) return { state: 'ready', answered: 0, rows: null };
  if (answers.data && questions.data) {
    return { state: 'ready', answered: answers.data.length, rows: answerRows(questions.data, answers.data) };
  }
  if (answers.data && isExamGone) return { state: 'ready', answered: answers.data.length, rows: null };

  const failed = [answers, ...(isExamGone ? [] : [questions])].filter(
    (query) => query.isError && !query.isFetching,
  );
  const error = failed[0]?.error;
  if (!error) return { state: 'pending' };

  return { state: 'failed', error, retry: () => failed.forEach((query) => void query.refetch()) };
}

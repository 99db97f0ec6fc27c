import type { Attempt, UserAnswer } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '#lib/endpoint-query.ts';

import { type AnswerRow, answerRows, attemptStanding } from './view-model.ts';

export type AttemptDetail =
  | { state: 'pending' }
  | { state: 'failed'; error: Error; retry: () => void }
  /** `rows` tell questions and answers; of a test of an earlier form there are only `answers`. */
  | { state: 'ready'; answered: number; rows: AnswerRow[]; answers: readonly UserAnswer[] };

/** Everything that is known of an attempt's answers. A test that was left early has none, so nothing is asked for. */
export function useAttemptDetail(attempt: Attempt): AttemptDetail {
  const enabled = attemptStanding(attempt) !== 'leftEarly';
  const areQuestionsKnown = attempt.testVersion !== null;
  const answers = useQuery({ ...endpointQuery(calls.attempts.answers, { id: attempt.id }), enabled });
  const questions = useQuery({
    ...endpointQuery(calls.attempts.questions, { id: attempt.id }),
    enabled: enabled && areQuestionsKnown,
  });

  if (!enabled) return { state: 'ready', answered: 0, rows: [], answers: [] };
  if (answers.data && (questions.data || !areQuestionsKnown)) {
    const rows = answerRows(questions.data ?? [], answers.data);

    return { state: 'ready', answered: answers.data.length, rows, answers: answers.data };
  }
  const failed = [answers, questions].filter((query) => query.isError && !query.isFetching);
  const error = failed[0]?.error;
  if (!error) return { state: 'pending' };

  return { state: 'failed', error, retry: () => failed.forEach((query) => void query.refetch()) };
}

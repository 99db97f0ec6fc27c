import { calls } from '@second-bell/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { endpointQuery } from '#lib/endpoint-query.ts';
import { isNotFound } from '#lib/failure-message.ts';

import { loadRun } from './storage.ts';

export function examQuestionsQuery(examId: string) {
  return endpointQuery(calls.exams.questions, { examId });
}

/**
 * The questions to run: the exam's, or, where an attempt from an earlier visit goes on and the exam was changed since,
 * those that the attempt was begun on. An attempt that the server no longer knows goes on with the exam's.
 */
export function useRunQuestions(examId: string) {
  const [kept] = useState(() => loadRun(examId));
  const current = useQuery(examQuestionsQuery(examId));
  const isOnOlder =
    kept !== null && current.data !== undefined && kept.testVersion !== current.data[0]?.testVersion;
  const older = useQuery({
    ...endpointQuery(calls.attempts.questions, { id: kept?.attemptId ?? '' }),
    enabled: isOnOlder,
  });

  return isOnOlder && !isNotFound(older.error) ? older : current;
}

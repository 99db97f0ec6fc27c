import type { Exam } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { type AttemptEvent, PLACEHOLDER_USER_ID } from '@second-bell/domain';
import { queryOptions } from '@tanstack/react-query';

import { call } from '#lib/api-client.ts';

import type { RunHeader } from './model.ts';
import { withExtraTime } from './submission.ts';

/** An attempt that was begun on another device, or before this browser forgot it. */
export type Resumable = { header: RunHeader; events: readonly AttemptEvent[] };

/** What the server has of an attempt at this exam that was not finished; null where there is none. */
export function resumableQuery(exam: Exam) {
  return queryOptions({
    queryKey: ['resumable-run', exam.id],
    queryFn: () => findResumable(exam),
    // Asked at each visit: it may have been finished meanwhile.
    gcTime: 0,
  });
}

async function findResumable(exam: Exam): Promise<Resumable | null> {
  const attempts = await call(calls.attemptLog.open, { params: { userId: PLACEHOLDER_USER_ID } });
  const attempt = attempts.find(({ examId }) => examId === exam.id);
  if (attempt === undefined) return null;

  const params = { id: attempt.id };
  const [log, questions] = await Promise.all([
    call(calls.attemptLog.read, { params }),
    call(calls.attempts.questions, { params }),
  ]);
  const { limitSeconds, extraSeconds } = log.clock;
  // As it was begun: the exam may have been changed since.
  const begun = {
    ...withExtraTime(exam, attempt.extraTime),
    title: attempt.examTitle,
    ...(limitSeconds !== null && { timeLimit: (limitSeconds + extraSeconds) / 60 }),
  };

  return {
    header: { attemptId: attempt.id, exam: begun, questions },
    // What the contract leaves open about a response is for the type of its question to know.
    events: log.events as AttemptEvent[],
  };
}

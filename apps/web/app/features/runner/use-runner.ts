import type { Exam, ExamQuestion } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer } from 'react';
import { useNavigate } from 'react-router';

import { NO_ACTIVE_ATTEMPT } from '#copy/runner.ts';
import { PATHS } from '#copy/site-links.ts';
import { endpointQuery } from '#lib/endpoint-query.ts';
import { notify } from '#ui/notify.ts';

import { fitRun, isTimeUp, questionsOf, type Run, runnerReducer } from './model.ts';
import { loadRun, saveRun } from './storage.ts';
import { beginAttempt } from './submission.ts';
import { useDelivery } from './use-delivery.ts';
import { examQuestionsQuery } from './use-run-questions.ts';

/** The runner's state over one exam: restored from this device, kept on it, started and closed on the server. */
export function useRunner(exam: Exam, examQuestions: readonly ExamQuestion[]) {
  const [run, dispatch] = useReducer(runnerReducer, null, () =>
    restoreRun(exam.id, examQuestions, Date.now()),
  );
  const questionIds = run?.questionIds;
  const questions = useMemo(
    () => (questionIds === undefined ? examQuestions : questionsOf(questionIds, examQuestions)),
    [questionIds, examQuestions],
  );
  const delivery = useDelivery(exam, questions, run, dispatch);
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  const { mutate, isPending, error } = useMutation({
    mutationFn: () => beginAttempt(exam, examQuestions),
    onSuccess: (begun) => {
      queryClient.setQueryData(endpointQuery(calls.exams.exam, { examId: exam.id }).queryKey, begun.exam);
      queryClient.setQueryData(examQuestionsQuery(exam.id).queryKey, [...begun.questions]);
      dispatch({
        type: 'started',
        attemptId: begun.attempt.id,
        testVersion: begun.attempt.testVersion,
        questionIds: begun.questions.map(({ id }) => id),
        timeLimitMinutes: begun.exam.timeLimit,
        now: Date.now(),
      });
    },
  });

  // At every change, so that a crash loses nothing.
  useEffect(() => {
    if (run !== null) saveRun(exam.id, run);
  }, [exam.id, run]);

  function submit(): void {
    if (run === null) notify.failure(NO_ACTIVE_ATTEMPT);
    else dispatch({ type: 'closed', kind: 'submit', now: Date.now() });
  }

  function leave(): void {
    if (run === null) void navigate(PATHS.home);
    else dispatch({ type: 'closed', kind: 'leave', now: Date.now() });
  }

  return {
    run,
    questions,
    dispatch,
    delivery,
    start: { send: () => mutate(), isPending, error },
    submit,
    leave,
  };
}

/**
 * The run of an earlier visit. One whose time ran out meanwhile comes back closed, ready to be sent. One whose questions
 * are all gone cannot be gone on with, but its end is still sent.
 */
function restoreRun(examId: string, examQuestions: readonly ExamQuestion[], now: number): Run | null {
  const kept = loadRun(examId);
  if (kept === null) return null;

  const questions = questionsOf(kept.questionIds, examQuestions);
  if (questions.length === 0 && kept.closing === null) return null;

  const run = fitRun(kept, questions);

  return isTimeUp(run, now) ? runnerReducer(run, { type: 'closed', kind: 'submit', now }) : run;
}

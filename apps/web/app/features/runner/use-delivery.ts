import type { Exam, ExamQuestion } from '@second-bell/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';

import { PATHS } from '#copy/site-links.ts';

import type { Run, RunnerAction } from './model.ts';
import { forgetRun, isClosingKept } from './storage.ts';
import { type ClosingRun, deliverRun } from './submission.ts';

export type DeliveryState = {
  isSending: boolean;
  error: Error | null;
  /** Whether what could not be sent is safe on this device. */
  isKept: boolean;
  retry: () => void;
};

/** Sends a run as soon as it is closed, once, and goes to the results when the server has it. */
export function useDelivery(
  exam: Exam,
  questions: readonly ExamQuestion[],
  run: Run | null,
  dispatch: Dispatch<RunnerAction>,
): DeliveryState {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (closedRun: ClosingRun) =>
      deliverRun(closedRun, {
        examId: exam.id,
        questions,
        onReplaced: (attemptId) => dispatch({ type: 'attemptReplaced', attemptId }),
      }),
    onSuccess: () => {
      forgetRun(exam.id);

      return queryClient.invalidateQueries({ queryKey: ['/api/users'] });
    },
  });

  const closing = run?.closing ?? null;
  const send = () => {
    if (run === null || closing === null) return;
    // Given here and not above: a learner who went to another page meanwhile stays there.
    mutate({ ...run, closing }, { onSuccess: () => void navigate(PATHS.results) });
  };
  const sendClosed = useEffectEvent(send);

  useEffect(() => {
    if (closing !== null) sendClosed();
  }, [closing]);

  return { isSending: isPending, error, isKept: error !== null && isClosingKept(exam.id), retry: send };
}

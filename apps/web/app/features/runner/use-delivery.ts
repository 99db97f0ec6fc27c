import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';

import { ENDED_ELSEWHERE } from '#copy/runner.ts';
import { PATHS } from '#copy/site-links.ts';
import { keepRun } from '#lib/attempt-log/device-store.ts';
import { endLog } from '#lib/attempt-log/open-log.ts';
import { isPassing } from '#lib/failure-message.ts';
import { notify } from '#ui/notify.ts';

import type { Run } from './model.ts';
import { type OpenRun, openRunQuery } from './open-run.ts';
import { type ClosingRun, deliverRun } from './submission.ts';

export type DeliveryState = {
  isSending: boolean;
  error: Error | null;
  retry: () => void;
};

/** How long to wait until an end that could not be sent is sent again by itself. */
const RETRY_MS = 15_000;

/** Sends a run as soon as it is closed, until the server has it, and goes to the results then. */
export function useDelivery(open: OpenRun, run: Run, isLive: boolean): DeliveryState {
  const { key, header, log } = open;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (closedRun: ClosingRun) =>
      deliverRun(closedRun, {
        examId: header.exam.id,
        questions: header.questions,
        onReplaced: async (attemptId) => {
          const moved: OpenRun = { ...open, header: { ...header, attemptId } };
          await keepRun({ key, logId: log.id, header: moved.header });
          queryClient.setQueryData(openRunQuery(header.exam.id).queryKey, moved);
        },
      }),
    onSuccess: async (end) => {
      await endLog(open);
      if (end === 'ended-elsewhere') notify.success(ENDED_ELSEWHERE.title, ENDED_ELSEWHERE.text);

      await queryClient.invalidateQueries({ queryKey: ['/api/users'] });
    },
  });

  const { closing } = run;
  const send = () => {
    if (closing === null || !isLive) return;
    // Given here and not above: a learner who went to another page meanwhile stays there.
    mutate({ ...run, closing }, { onSuccess: () => void navigate(PATHS.results) });
  };
  const sendClosed = useEffectEvent(send);
  const isClosed = closing !== null;

  useEffect(() => {
    if (isClosed && isLive) sendClosed();
  }, [isClosed, isLive]);

  useEffect(() => {
    if (error === null || isPending || !isPassing(error)) return undefined;

    const again = () => sendClosed();
    const timer = setTimeout(again, RETRY_MS);
    window.addEventListener('online', again);

    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [error, isPending]);

  return { isSending: isPending, error, retry: send };
}

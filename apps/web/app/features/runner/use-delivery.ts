import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';

import { ENDED_ELSEWHERE } from '#copy/runner.ts';
import { PATHS } from '#copy/site-links.ts';
import { keepRun } from '#lib/attempt-log/device-store.ts';
import { endLog } from '#lib/attempt-log/open-log.ts';
import { isPassing } from '#lib/failure-message.ts';
import { notify } from '#ui/notify.ts';

import { runOf } from './model.ts';
import { type OpenRun, openRunQuery } from './open-run.ts';
import { deliverRun, type End } from './submission.ts';
import type { LogSync } from './sync.ts';

export type DeliveryState = {
  isSending: boolean;
  error: Error | null;
  retry: () => void;
};

/** How long to wait until an end that could not be sent is sent again by itself. */
const RETRY_MS = 15_000;
/** How long the answers of other devices are waited for. */
const PATIENCE_MS = 3_000;

type Standing = { isClosed: boolean; isLive: boolean; sync: LogSync };

/** Sends a run as soon as it is closed, until the server has it, and goes to the results then. */
export function useDelivery(open: OpenRun, { isClosed, isLive, sync }: Standing): DeliveryState {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      // What another device has answered by now is handed in, too.
      await Promise.race([sync.send(), wait(PATIENCE_MS)]);

      return deliver(open, (moved) =>
        queryClient.setQueryData(openRunQuery(open.header.exam.id).queryKey, moved),
      );
    },
    onSuccess: async (end) => {
      await endLog(open);
      if (end === 'ended-elsewhere') notify.success(ENDED_ELSEWHERE.title, ENDED_ELSEWHERE.text);

      await queryClient.invalidateQueries({ queryKey: ['/api/users'] });
    },
  });

  const send = () => {
    // Given here and not above: a learner who went to another page meanwhile stays there.
    mutate(undefined, {
      onSuccess: () => void navigate(PATHS.results, { state: { justEnded: true } }),
    });
  };
  const sendClosed = useEffectEvent(send);

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

/** `onMoved` is told the run under its new attempt, where the server no longer knows the old one. */
async function deliver(open: OpenRun, onMoved: (moved: OpenRun) => void): Promise<End> {
  const { key, header, log } = open;
  const run = runOf(header, log.view().state);
  if (run.closing === null) throw new Error('A run that is not closed cannot be handed in');

  return deliverRun(
    { ...run, closing: run.closing },
    {
      exam: header.exam,
      questions: header.questions,
      onReplaced: async (attemptId) => {
        const moved = { ...open, header: { ...header, attemptId } };
        await keepRun({ key, logId: log.id, header: moved.header });
        onMoved(moved);
      },
    },
  );
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

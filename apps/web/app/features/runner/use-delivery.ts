import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';

import { ENDED_ELSEWHERE } from '#copy/runner.ts';
import { PATHS } from '#copy/site-links.ts';
import { endLog } from '#lib/attempt-log/open-log.ts';
import { isPassing } from '#lib/failure-message.ts';
import { notify } from '#ui/notify.ts';

import { deliver } from './deliver.ts';
import { type OpenRun, openRunQuery } from './open-run.ts';
import type { LogSync } from './sync.ts';

export type DeliveryState = {
  isSending: boolean;
  error: Error | null;
  retry: () => void;
};

/** How long to wait until an end that could not be sent is sent again by itself. */
const RETRY_MS = 15_000;

/** `hasScore`: it was handed in, not left, and this device keeps it. */
type Standing = { isClosed: boolean; hasScore: boolean; isLive: boolean; sync: LogSync };

/** Sends a run as soon as it is closed, until the server has it, and goes to the results then. */
export function useDelivery(open: OpenRun, { isClosed, hasScore, isLive, sync }: Standing): DeliveryState {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      deliver(open, sync, (moved) =>
        queryClient.setQueryData(openRunQuery(open.header.exam.id).queryKey, moved),
      ),
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
    // The results show the score meanwhile, and any page of the site sends it later.
    if (error !== null && hasScore && !navigator.onLine) void navigate(PATHS.results);
  }, [error, hasScore, navigate]);

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

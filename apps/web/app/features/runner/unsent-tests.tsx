import { useMutation, useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useEffect } from 'react';

import { UNSENT, unsentScore } from '#copy/offline.ts';
import { failureMessage } from '#lib/failure-message.ts';
import { onTestsSent } from '#lib/tests-sent.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

import { readUnsent, sendUnsent } from './unsent.ts';

/** The tests that were handed in without a connection, with their score where this device can tell it. */
export function UnsentTests() {
  const { data: unsent = [], refetch } = useQuery({
    queryKey: ['unsent-tests'],
    queryFn: readUnsent,
    gcTime: 0,
  });
  useEffect(() => onTestsSent(() => void refetch()), [refetch]);
  const { mutate, isPending, error } = useMutation({ mutationFn: sendUnsent });
  if (unsent.length === 0) return null;

  return (
    <section aria-label={UNSENT.name} className="mb-8 grid gap-3">
      {unsent.map(({ key, title, questionCount, result }) => (
        <Notice
          key={key}
          tone="accent"
          title={title}
          role="status"
          action={
            <Button intent="secondary" disabled={isPending} onClick={() => mutate()}>
              <Send aria-hidden="true" />
              {UNSENT.action}
              <span className="sr-only">: {title}</span>
            </Button>
          }
        >
          <p className="text-lead font-semibold">
            {result === null ? UNSENT.sealed : unsentScore(result, questionCount)}
          </p>
          <p className="mt-1">{UNSENT.text}</p>
          {error !== null && <p className="mt-1">{failureMessage(error)}</p>}
        </Notice>
      ))}
    </section>
  );
}

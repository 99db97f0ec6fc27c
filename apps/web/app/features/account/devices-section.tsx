import type { OwnSession } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';

import { ACCOUNT, NOT_DONE } from '#copy/account.ts';
import { call } from '#lib/api-client.ts';
import { endpointQuery } from '#lib/endpoint-query.ts';
import { failureMessage } from '#lib/failure-message.ts';
import { MomentText } from '#lib/moment-text.tsx';
import { QueryView } from '#lib/query-view.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

import { AccountSection } from './account-section.tsx';

const sessionsQuery = endpointQuery(calls.ownAccount.sessions);

/** Where the account is signed in, and how to end that. */
export function DevicesSection() {
  const { title, text, endOthers, done } = ACCOUNT.devices;
  const queryClient = useQueryClient();
  const sessions = useQuery(sessionsQuery);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (id: string | null) =>
      id === null
        ? call(calls.ownAccount.endOtherSessions)
        : call(calls.ownAccount.endSession, { params: { id } }),
    meta: { success: done },
    onSettled: () => queryClient.invalidateQueries(sessionsQuery),
  });

  return (
    <AccountSection title={title} text={text}>
      <QueryView query={sessions} loading="Loading your devices…">
        {(list) => (
          <>
            <ul className="grid">
              {list.map((session) => (
                <Device
                  key={session.id}
                  session={session}
                  isBusy={isPending}
                  onEnd={() => mutate(session.id)}
                />
              ))}
            </ul>
            {list.length > 1 && (
              <Button
                intent="secondary"
                disabled={isPending}
                className="justify-self-start"
                onClick={() => mutate(null)}
              >
                {endOthers}
              </Button>
            )}
          </>
        )}
      </QueryView>
      {error && (
        <Notice tone="critical" title={NOT_DONE} role="alert">
          {failureMessage(error)}
        </Notice>
      )}
    </AccountSection>
  );
}

type DeviceProps = { session: OwnSession; isBusy: boolean; onEnd: () => void };

function Device({ session, isBusy, onEnd }: DeviceProps) {
  const { here, desk, end, endOf } = ACCOUNT.devices;

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <MonitorSmartphone aria-hidden="true" className="size-5 shrink-0" />
          {session.device}
          {session.current && <Badge tone="positive">{here}</Badge>}
          {session.place === 'desk' && <Badge>{desk}</Badge>}
        </p>
        <p className="text-small text-ink-soft">
          {ACCOUNT.devices.lastUsed} <MomentText at={session.lastUsedAt} />
        </p>
      </div>
      {!session.current && (
        <Button
          intent="secondary"
          size="small"
          disabled={isBusy}
          aria-label={endOf(session.device)}
          onClick={onEnd}
        >
          {end}
        </Button>
      )}
    </li>
  );
}

import type { Passkey } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';

import { NOT_DONE, SIGN_IN } from '#copy/account.ts';
import { PASSKEYS } from '#copy/passkeys.ts';
import { PATHS } from '#copy/site-links.ts';
import { endpointQuery } from '#lib/endpoint-query.ts';
import { errorCode } from '#lib/failure-message.ts';
import { QueryView } from '#lib/query-view.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

import { AccountSection } from './account-section.tsx';
import { makePasskey, passkeyFailure, useCanUsePasskeys } from './passkey-device.ts';
import { PasskeyRow } from './passkey-row.tsx';

const passkeysQuery = endpointQuery(calls.passkeys.passkeys);

/** The account's passkeys. Where this browser has none, those of other devices are still listed, to be removed. */
export function PasskeysSection() {
  const canUse = useCanUsePasskeys();
  const passkeys = useQuery(passkeysQuery);
  if (!canUse && (passkeys.data ?? []).length === 0) return null;

  return (
    <AccountSection title={PASSKEYS.title} text={PASSKEYS.text}>
      <QueryView query={passkeys} loading={PASSKEYS.loading}>
        {(list) => <PasskeyList passkeys={list} />}
      </QueryView>
      {canUse && <AddPasskey />}
    </AccountSection>
  );
}

function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const queryClient = useQueryClient();
  const [renaming, setRenaming] = useState<string>();
  const refresh = () => {
    setRenaming(undefined);
    void queryClient.invalidateQueries(passkeysQuery);
  };
  if (passkeys.length === 0) return <p>{PASSKEYS.none}</p>;

  return (
    <ul className="grid">
      {passkeys.map((passkey) => (
        <PasskeyRow
          key={passkey.id}
          passkey={passkey}
          isRenaming={renaming === passkey.id}
          onRename={() => setRenaming(passkey.id)}
          onDone={refresh}
        />
      ))}
    </ul>
  );
}

function AddPasskey() {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: makePasskey,
    meta: { success: PASSKEYS.added },
    onSuccess: () => queryClient.invalidateQueries(passkeysQuery),
  });

  return (
    <>
      <Button intent="secondary" disabled={isPending} className="justify-self-start" onClick={() => mutate()}>
        {isPending ? PASSKEYS.adding : PASSKEYS.add}
      </Button>
      {error && <AddingFailed error={error} />}
    </>
  );
}

function AddingFailed({ error }: { error: Error }) {
  if (errorCode(error) !== 'fresh_sign_in_needed') {
    return (
      <Notice tone="critical" title={NOT_DONE} role="alert">
        {passkeyFailure(error)}
      </Notice>
    );
  }
  const signIn = (
    <Button asChild intent="secondary">
      <Link to={PATHS.signIn}>{SIGN_IN.title}</Link>
    </Button>
  );

  return (
    <Notice tone="caution" title={PASSKEYS.stale.title} role="alert" action={signIn}>
      {PASSKEYS.stale.text}
    </Notice>
  );
}

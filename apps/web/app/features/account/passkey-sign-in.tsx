import type { Account } from '@second-bell/contract';
import { useMutation } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';

import { NOT_DONE } from '#copy/account.ts';
import { PASSKEYS } from '#copy/passkeys.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

import {
  canSuggest,
  passkeyFailure,
  signInByPasskey,
  stopSuggesting,
  useCanUsePasskeys,
} from './passkey-device.ts';

type PasskeySignInProps = { onDone: (account: Account) => void };

/** A button, and a suggestion where the address is typed; nothing where this browser has no passkeys. */
export function PasskeySignIn({ onDone }: PasskeySignInProps) {
  return useCanUsePasskeys() ? <SignInButton onDone={onDone} /> : null;
}

function SignInButton({ onDone }: PasskeySignInProps) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => signInByPasskey({ asSuggestion: false }),
    onSuccess: onDone,
  });
  useSuggestion(onDone);

  return (
    <div className="grid gap-4">
      <Button
        intent="secondary"
        disabled={isPending}
        className="justify-self-start max-sm:w-full"
        onClick={() => mutate()}
      >
        <Fingerprint aria-hidden="true" />
        {isPending ? PASSKEYS.signingIn : PASSKEYS.signIn}
      </Button>
      {error && (
        <Notice tone="critical" title={NOT_DONE} role="alert">
          {passkeyFailure(error)}
        </Notice>
      )}
    </div>
  );
}

/** Where the browser can, it offers its passkeys in the field of the address. Whoever does not take one notices nothing. */
function useSuggestion(onDone: (account: Account) => void): void {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const controller = new AbortController();
    void suggest(controller.signal, (account) => done(account));

    return () => {
      controller.abort();
      void stopSuggesting();
    };
  }, []);
}

async function suggest(signal: AbortSignal, onDone: (account: Account) => void): Promise<void> {
  try {
    if (!(await canSuggest()) || signal.aborted) return;
    const account = await signInByPasskey({ asSuggestion: true });
    if (!signal.aborted) onDone(account);
  } catch {
    // Given up for the button, for another page, or by the person.
  }
}

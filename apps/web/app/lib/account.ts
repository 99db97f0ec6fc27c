import type { Account } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { useEffect, useSyncExternalStore } from 'react';

import { call } from './api-client.ts';
import { isSignedInHere, onSignedInChange, rememberSignedIn } from './signed-in.ts';

/** `undefined` until the server has said who is signed in; null for a guest. */
let account: Account | null | undefined;
let asking: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Who is signed in on this device. Guests are not asked about: only a browser that was signed in asks the server. */
export function useAccount(): Account | null | undefined {
  const known = useSyncExternalStore(subscribe, current, () => undefined);
  useEffect(() => {
    if (known === undefined) void ask();
  }, [known]);

  return known;
}

/** Somebody has signed in here, or has changed what is shown of them. */
export function showAccount(next: Account): void {
  rememberSignedIn(true);
  show(next);
}

/** They have signed out, or their account is gone. */
export function forgetAccount(): void {
  rememberSignedIn(false);
  show(null);
}

function current(): Account | null | undefined {
  return account ?? (isSignedInHere() ? account : null);
}

function show(next: Account | null | undefined): void {
  account = next;
  listeners.forEach((listener) => listener());
}

async function ask(): Promise<void> {
  asking ??= call(calls.ownAccount.me)
    .then(
      ({ account: found }) => (found === null ? forgetAccount() : show(found)),
      // Without an answer nobody knows: the next page asks again.
      () => undefined,
    )
    .finally(() => (asking = undefined));

  return asking;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onSignedInChange(() => {
    account = undefined;
    listener();
  });

  return () => {
    listeners.delete(listener);
    stop();
  };
}

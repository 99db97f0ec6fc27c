import type { Account, Passkey } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useSyncExternalStore } from 'react';

import { PASSKEY_FAILURES } from '#copy/passkeys.ts';
import { call } from '#lib/api-client.ts';
import { failureMessage } from '#lib/failure-message.ts';

/** Loaded at first use: who signs in by password alone never needs it. */
const webAuthn = () => import('@simplewebauthn/browser');

/** An address of numbers has no passkeys, in any browser. */
const NUMBERS = /^[\d.]+$|^\[/;

function canUse(): boolean {
  return 'PublicKeyCredential' in window && !NUMBERS.test(location.hostname);
}

const never = () => () => {};

/** Whether this browser has passkeys, and has them at this address. Not before the page is alive. */
export function useCanUsePasskeys(): boolean {
  return useSyncExternalStore(never, canUse, () => false);
}

/** Makes a key on this device, or on one that it reaches, and tells the server of it. */
export async function makePasskey(): Promise<Passkey> {
  const options = await call(calls.passkeys.options);
  const { startRegistration } = await webAuthn();
  const made = await startRegistration({
    optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
  });

  return call(calls.passkeys.add, {
    body: { response: { ...made, clientExtensionResults: { ...made.clientExtensionResults } } },
  });
}

/** Signs in by a key. `asSuggestion`: waits until the person chooses one in the field of the address. */
export async function signInByPasskey({ asSuggestion }: { asSuggestion: boolean }): Promise<Account> {
  const options = await call(calls.passkeys.signInOptions);
  const { startAuthentication } = await webAuthn();
  const signed = await startAuthentication({
    optionsJSON: options,
    useBrowserAutofill: asSuggestion,
  });

  return call(calls.passkeys.signIn, {
    body: { response: { ...signed, clientExtensionResults: { ...signed.clientExtensionResults } } },
  });
}

/** Whether passkeys can be suggested where the address is typed. */
export async function canSuggest(): Promise<boolean> {
  const { browserSupportsWebAuthnAutofill } = await webAuthn();

  return browserSupportsWebAuthnAutofill();
}

/** Ends a suggestion that waits, so that the device is free for another page. */
export async function stopSuggesting(): Promise<void> {
  const { WebAuthnAbortService } = await webAuthn();
  WebAuthnAbortService.cancelCeremony();
}

/** What a device, or the server, had against a passkey. */
export function passkeyFailure(error: Error): string {
  return PASSKEY_FAILURES[error.name as keyof typeof PASSKEY_FAILURES] ?? failureMessage(error);
}

import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';

import { errorCode } from '../failure-message.ts';

/** What the second step needs to know, and what it does. */
export type CodeStepState = {
  isSending: boolean;
  /** Why the last try did not work; undefined before the first. */
  error: Error | undefined;
  send: (code: string) => void;
  /** Another kind of code is asked for: what was wrong with the last one says nothing of it. */
  forget: () => void;
  goBack: () => void;
};

type WithCode = { code?: string | undefined };

/**
 * A call that may ask for a code of an app, too (401 `code_needed`): what was sent is kept, and goes out once more
 * together with the code. `step` is there as long as the code is asked for.
 */
export function useCodeStep<Reply, Fields extends WithCode>({
  mutate,
  reset,
  isPending,
  error,
}: UseMutationResult<Reply, Error, Fields>): {
  send: (fields: Fields) => void;
  step: CodeStepState | undefined;
} {
  const [waiting, setWaiting] = useState<Fields>();
  const askForCode = (failure: Error, fields: Fields) => {
    if (errorCode(failure) === 'code_needed') setWaiting(fields);
  };
  const goBack = () => {
    reset();
    setWaiting(undefined);
  };

  return {
    send: (fields) => mutate(fields, { onError: askForCode }),
    step: waiting && {
      isSending: isPending,
      error: error === null || errorCode(error) === 'code_needed' ? undefined : error,
      send: (code) => mutate({ ...waiting, code }),
      forget: reset,
      goBack,
    },
  };
}

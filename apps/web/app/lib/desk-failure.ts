import * as z from 'zod/mini';

import { DESK_FAILURES } from '#copy/desk-failures.ts';

import type { ApiError } from './api-client.ts';
import { errorCode, failureMessage } from './failure-message.ts';
import { currentRow } from './stale-edit.ts';

const namedSchema = z.object({ name: z.string() });

/** What went wrong, for people who change content: there are others at the desk. */
export function deskFailureMessage(error: unknown): string {
  const code = errorCode(error);
  if (code === undefined || !Object.hasOwn(DESK_FAILURES, code)) return failureMessage(error);

  const sentence = DESK_FAILURES[code as keyof typeof DESK_FAILURES];
  if (typeof sentence === 'string') return sentence;

  const { retryAfterSeconds = 0 } = error as ApiError;

  const name = currentRow(error, namedSchema)?.name;

  return sentence({ minutes: Math.max(1, Math.ceil(retryAfterSeconds / 60)), name });
}

import { GONE_MEANWHILE } from '#copy/admin.ts';

import { ApiError } from './api-client.ts';
import { failureMessage, isNotFound, serverMessage } from './failure-message.ts';

/** Of a conflict the server says what it met and what to do; of too many tries, how long to wait. */
const SAID_BY_SERVER = new Set([409, 429]);

/** What went wrong, for people who change content: there are others at the desk. */
export function deskFailureMessage(error: unknown): string {
  if (isNotFound(error)) return GONE_MEANWHILE;
  if (!(error instanceof ApiError) || !SAID_BY_SERVER.has(error.status)) return failureMessage(error);

  return serverMessage(error) ?? failureMessage(error);
}

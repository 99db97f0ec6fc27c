import { GONE_MEANWHILE } from '#copy/admin.ts';

import { failureMessage, isConflict, isNotFound, serverMessage } from './failure-message.ts';

/** What went wrong, for people who change content: there are others at the desk. */
export function deskFailureMessage(error: unknown): string {
  if (isNotFound(error)) return GONE_MEANWHILE;
  // The server says what it met, and what to do.
  if (isConflict(error)) return serverMessage(error) ?? failureMessage(error);

  return failureMessage(error);
}

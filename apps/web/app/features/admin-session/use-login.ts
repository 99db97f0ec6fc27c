import type { Login } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { INVALID_CREDENTIALS, LOGIN_FAILED, LOGIN_SUCCESS, WRONG_PASSWORD } from '#copy/admin.ts';
import { isUnauthorized } from '#lib/admin-call.ts';
import { startSession } from '#lib/admin-session.ts';
import { call } from '#lib/api-client.ts';
import { deskFailureMessage } from '#lib/desk-failure.ts';
import { serverMessage } from '#lib/failure-message.ts';
import { isAboutCode } from '#lib/second-factor/code-failure.ts';

/** Exchanges email and password for a session, which opens the desk. */
export function useLogin() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: (body: Login) => call(calls.accounts.login, { body }),
    meta: {
      success: LOGIN_SUCCESS,
      failure: (error) =>
        isAboutCode(error) ? undefined : { title: LOGIN_FAILED, description: noticeText(error) },
    },
    onSuccess: (session) => {
      startSession(session);

      // What an earlier session had loaded may be hours old.
      return queryClient.invalidateQueries();
    },
  });
}

/** What to do next; it stays below the fields when the notice is gone. */
export function loginProblem(error: unknown): string {
  if (isUnauthorized(error)) return WRONG_PASSWORD;

  return deskFailureMessage(error);
}

/** Spec section 8: "the server's message, or 'Login failed' or 'Invalid credentials'". */
function noticeText(error: unknown): string {
  return serverMessage(error) ?? (isUnauthorized(error) ? INVALID_CREDENTIALS : LOGIN_FAILED);
}

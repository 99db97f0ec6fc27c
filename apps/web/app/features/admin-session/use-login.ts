import { accountEndpoints } from '@second-bell/contract';
import { useMutation } from '@tanstack/react-query';

import { INVALID_CREDENTIALS, LOGIN_FAILED, LOGIN_SUCCESS } from '#copy/admin.ts';
import { isUnauthorized } from '#lib/admin-call.ts';
import { startSession } from '#lib/admin-session.ts';
import { call, type EndpointInput } from '#lib/api-client.ts';
import { serverMessage } from '#lib/failure-message.ts';

/** Exchanges email and password for a session, which opens the desk. */
export function useLogin() {
  return useMutation({
    mutationFn: (input: EndpointInput<typeof accountEndpoints.login>) => call(accountEndpoints.login, input),
    meta: {
      success: LOGIN_SUCCESS,
      failure: (error) => ({ title: LOGIN_FAILED, description: failureWords(error) }),
    },
    onSuccess: startSession,
  });
}

/** Spec section 8: "the server's message, or 'Login failed' or 'Invalid credentials'". */
function failureWords(error: unknown): string {
  return serverMessage(error) ?? (isUnauthorized(error) ? INVALID_CREDENTIALS : LOGIN_FAILED);
}

import type { EndpointShape } from '@second-bell/contract';
import type { Call } from '@second-bell/contract/calls';

import { ERROR_TITLE } from '#copy/admin.ts';

import { currentSession, endSession, setSessionExpired } from './admin-session.ts';
import { ApiError, call, type CallArguments, type EndpointInput, type Reply } from './api-client.ts';
import { download } from './download.ts';
import { type ParamsArgument, queryThrough, type ReadEndpoint } from './endpoint-query.ts';

/**
 * A call with the administrator's token.
 *
 * Where the server refuses the token: a read ends the session, which leads to the login; a write keeps the page with
 * what was typed, and the desk asks to log in again.
 */
export async function adminCall<E extends EndpointShape>(
  to: Call<E>,
  ...[input]: CallArguments<E>
): Promise<Reply<E>> {
  return (await callWithToken(to, input)) as Reply<E>;
}

/** For `useMutation`: the input is what `mutate` is given. */
export function adminMutation<E extends EndpointShape>(to: Call<E>) {
  return (input: EndpointInput<E>): Promise<Reply<E>> => callWithToken(to, input) as Promise<Reply<E>>;
}

/** For `useMutation` over a call that answers with a file. */
export function adminDownload<E extends ReadEndpoint>(to: Call<E>) {
  return (input: EndpointInput<E>): Promise<File> =>
    callWithToken(to, input, download<EndpointShape>) as Promise<File>;
}

/** The query of an administrator's read, with the notice of its failure. */
export function adminQuery<E extends ReadEndpoint>(
  to: Call<E>,
  failure: string,
  ...[params]: ParamsArgument<E>
) {
  return {
    ...queryThrough(callWithToken, to, params),
    meta: { failure: fetchFailure(failure) },
  };
}

/** The notice of a read that failed; of an ended session the login says it. */
export function fetchFailure(description: string) {
  return (error: Error) => (isUnauthorized(error) ? undefined : { title: ERROR_TITLE, description });
}

export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

async function callWithToken<E extends EndpointShape>(
  to: Call<E>,
  input: object = {},
  send: (to: Call<E>, input: object) => Promise<unknown> = call<EndpointShape>,
): Promise<unknown> {
  const token = currentSession()?.token;
  try {
    return await send(to, { ...input, ...(token !== undefined && { token }) });
  } catch (error) {
    // A session that was started meanwhile has nothing to do with this refusal.
    if (isUnauthorized(error) && currentSession()?.token === token) {
      if (to.method === 'GET') endSession();
      setSessionExpired(true);
    }
    throw error;
  }
}

import type { EndpointShape } from '@second-bell/contract';

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
  endpoint: E,
  ...[input]: CallArguments<E>
): Promise<Reply<E>> {
  return (await callWithToken(endpoint, input)) as Reply<E>;
}

/** For `useMutation` over an endpoint: the input is what `mutate` is given. */
export function adminMutation<E extends EndpointShape>(endpoint: E) {
  return (input: EndpointInput<E>): Promise<Reply<E>> => callWithToken(endpoint, input) as Promise<Reply<E>>;
}

/** For `useMutation` over an endpoint that answers with a file. */
export function adminDownload<E extends ReadEndpoint>(endpoint: E) {
  return (input: EndpointInput<E>): Promise<File> =>
    callWithToken(endpoint, input, download<EndpointShape>) as Promise<File>;
}

/** The query of an administrator's read, with the notice of its failure. */
export function adminQuery<E extends ReadEndpoint>(
  endpoint: E,
  failure: string,
  ...[params]: ParamsArgument<E>
) {
  return {
    ...queryThrough<E>(callWithToken, endpoint, params),
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
  endpoint: E,
  input: object = {},
  send: (endpoint: E, input: object) => Promise<unknown> = call<EndpointShape>,
): Promise<unknown> {
  const token = currentSession()?.token;
  try {
    return await send(endpoint, { ...input, ...(token !== undefined && { token }) });
  } catch (error) {
    // A session that was started meanwhile has nothing to do with this refusal.
    if (isUnauthorized(error) && currentSession()?.token === token) {
      if (endpoint.method === 'GET') endSession();
      setSessionExpired(true);
    }
    throw error;
  }
}

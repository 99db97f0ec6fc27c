import type { EndpointShape } from '@second-bell/contract';
import type { Call } from '@second-bell/contract/calls';
import type * as z from 'zod/mini';

import { SESSION_ENDED } from '#copy/failures.ts';
import { notify } from '#ui/notify.ts';

import { noteSessionEnded } from './signed-in.ts';
import { CALL_SECONDS, FILE_SECONDS, withinSeconds } from './time-limit.ts';

/** What the server answers to a call, as the contract describes it. */
export type Reply<E extends EndpointShape> = z.output<E['response']>;

type ParamsInput<E> = E extends { params: infer P extends z.ZodMiniObject }
  ? { params: z.input<P> }
  : { params?: never };
type BodyInput<E> = E extends { body: infer B extends z.ZodMiniType }
  ? { body: z.input<B> }
  : { body?: never };
type QueryInput<E> = E extends { query: infer Q extends z.ZodMiniObject }
  ? { query?: z.input<Q> }
  : { query?: never };
type FormInput<E> = E extends { form: z.ZodMiniObject } ? { form: FormData } : { form?: never };

/** What goes into a call: the parts its entry in the contract asks for. */
export type EndpointInput<E> = ParamsInput<E> & BodyInput<E> & QueryInput<E> & FormInput<E>;

type CallInput<E> = EndpointInput<E> & { token?: string; signal?: AbortSignal; keepalive?: boolean };

/** The input may be left out only where the endpoint has neither params nor body nor form. */
export type CallArguments<E> =
  Record<string, never> extends EndpointInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

type PathParams = Readonly<Record<string, string | number>>;

type RequestInput = {
  params?: PathParams;
  query?: Readonly<Record<string, string | undefined>>;
  body?: unknown;
  form?: FormData;
  token?: string;
  signal?: AbortSignal;
  /** Goes out also where the page is closed meanwhile. */
  keepalive?: boolean;
};

type RequestParts = Omit<RequestInput, 'params' | 'query' | 'signal'> & { signal: AbortSignal };

/** A reply that was not OK. The message is the status, a colon and the reply's own text (spec section 8). */
export class ApiError extends Error {
  readonly status: number;
  /** The reply's body, or its status text where the body was empty. */
  readonly text: string;
  /** When to come back, where the server said so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, text: string, retryAfter?: string | null) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.text = text;
    this.retryAfterSeconds = Number(retryAfter) || undefined;
  }
}

/**
 * How the browser talks to the server. The reply is what the contract says: the server checks each one against it before
 * it sends it (decision 11).
 */
export async function call<E extends EndpointShape>(
  to: Call<E>,
  ...[input]: CallArguments<E>
): Promise<Reply<E>> {
  const seconds = input?.form === undefined ? CALL_SECONDS : FILE_SECONDS;
  // No content, no JSON.
  const reply: unknown = await reach(to, input, seconds, (response) =>
    response.status === 204 ? undefined : response.json(),
  );

  return reply as Reply<E>;
}

/** Puts the values into a path's `:name` places, each one URL-encoded. */
export function fillPath(path: string, params: PathParams = {}): string {
  return path.replace(/:(\w+)/g, (_place, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${path} needs a value for "${name}"`);

    return encodeURIComponent(String(value));
  });
}

/** Sends a call and reads the reply, where it is a success; gives up where both take longer than the seconds. */
export async function reach<T>(
  { method, path }: Call,
  { params, query, signal, ...parts }: RequestInput = {},
  seconds: number,
  read: (response: Response) => T | Promise<T>,
): Promise<T> {
  const address = fillPath(path, params) + searchOf(query);

  return withinSeconds(seconds, signal, async (limit) =>
    read(await send(method, address, { ...parts, signal: limit })),
  );
}

function searchOf(query: RequestInput['query'] = {}): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);

  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}

/**
 * The reply, where it is a success. Where a learner's session has ended meanwhile, the server says so once and takes the
 * cookie back: the call is made again as a guest's, so that nothing is lost by it.
 */
async function send(method: string, path: string, parts: RequestParts): Promise<Response> {
  const response = await request(method, path, parts);
  if (response.ok) return response;

  const text = (await response.text()) || response.statusText;
  const hasEnded = response.status === 401 && parts.token === undefined && text.includes('"unauthorized"');
  if (hasEnded && noteSessionEnded()) {
    notify.failure(SESSION_ENDED.title, SESSION_ENDED.text);

    return send(method, path, parts);
  }

  throw new ApiError(response.status, text, response.headers.get('retry-after'));
}

/** The browser itself names the type of a form's parts. */
function request(
  method: string,
  path: string,
  { body, form, token, signal, keepalive }: RequestParts,
): Promise<Response> {
  // Calls of the desk say so even where nothing follows (spec section 7).
  const isSentAsJson = body !== undefined || (token !== undefined && form === undefined);
  return fetch(path, {
    method,
    credentials: 'include',
    headers: {
      ...(isSentAsJson && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(form && { body: form }),
    ...(keepalive === true && { keepalive }),
    signal,
  });
}

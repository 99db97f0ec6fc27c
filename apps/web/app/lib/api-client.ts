import type { EndpointShape } from '@second-bell/contract';
import type * as z from 'zod/mini';

/** What the server answers to a call, as the contract describes it. */
export type Reply<E extends EndpointShape> = z.output<E['response']>;

type ParamsInput<E> = E extends { params: infer P extends z.ZodMiniObject }
  ? { params: z.input<P> }
  : { params?: never };
type BodyInput<E> = E extends { body: infer B extends z.ZodMiniType }
  ? { body: z.input<B> }
  : { body?: never };

type CallInput<E> = ParamsInput<E> & BodyInput<E> & { token?: string; signal?: AbortSignal };

/** The input may be left out only where the endpoint has neither params nor body. */
type CallArguments<E> =
  Record<string, never> extends ParamsInput<E> & BodyInput<E>
    ? [input?: CallInput<E>]
    : [input: CallInput<E>];

type PathParams = Readonly<Record<string, string | number>>;

type RequestInput = {
  params?: PathParams;
  body?: unknown;
  token?: string;
  signal?: AbortSignal;
};

/** A reply that was not OK. The message is the status, a colon and the reply's own text (spec section 8). */
export class ApiError extends Error {
  readonly status: number;
  /** The reply's body, or its status text where the body was empty. */
  readonly text: string;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.text = text;
  }
}

/** The only place the browser talks to the server; the reply is checked against the contract. */
export async function call<E extends EndpointShape>(
  endpoint: E,
  ...[input]: CallArguments<E>
): Promise<Reply<E>> {
  return (await request(endpoint, input)) as Reply<E>;
}

/** Puts the values into a path's `:name` places, each one URL-encoded. */
export function fillPath(path: string, params: PathParams = {}): string {
  return path.replace(/:(\w+)/g, (_place, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${path} needs a value for "${name}"`);

    return encodeURIComponent(String(value));
  });
}

/** A public GET for a page that cannot carry the contract's schemas: the caller checks the reply itself. */
export function getUnchecked(path: string): Promise<unknown> {
  return send('GET', path, {});
}

async function request(endpoint: EndpointShape, input: RequestInput = {}): Promise<unknown> {
  const { params, ...rest } = input;
  const reply = await send(endpoint.method, fillPath(endpoint.path, params), rest);

  return reply === undefined ? undefined : endpoint.response.parse(reply);
}

/** The reply's JSON; undefined where it has no body. */
async function send(
  method: string,
  path: string,
  { body, token, signal }: Omit<RequestInput, 'params'>,
): Promise<unknown> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
  if (response.status === 204) return undefined;

  return response.json();
}

import type { EndpointShape } from '@second-bell/contract';
import type { Call } from '@second-bell/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';

import { call, type Reply } from './api-client.ts';

export type ReadEndpoint = EndpointShape & { method: 'GET' };

export type ParamsArgument<E> = E extends { params: infer P extends z.ZodMiniObject }
  ? [params: z.input<P>]
  : [params?: undefined];

/** The query of a GET endpoint: its key is made of the URL's parts, so that `['/api/users']` matches every user call. */
export function endpointQuery<E extends ReadEndpoint>(to: Call<E>, ...[params]: ParamsArgument<E>) {
  return queryThrough(call, to, params);
}

/** The same for questions of every type, not only of those that the spec names. */
export function allTypesQuery<E extends ReadEndpoint>(to: Call<E>, ...[params]: ParamsArgument<E>) {
  return queryThrough(call, to, params, { types: 'all' });
}

/** The same for calls that go through a caller of their own, as those of administrators do. */
export function queryThrough<E extends ReadEndpoint>(
  caller: typeof call<EndpointShape>,
  to: Call<E>,
  params: Record<string, unknown> | undefined,
  query?: Readonly<Record<string, string>>,
) {
  return queryOptions<Reply<E>, Error, Reply<E>, readonly string[]>({
    queryKey: [...queryKeyOf(to.path, params), ...Object.values(query ?? {})],
    queryFn: ({ signal }) => {
      // The input's type still depends on E here, so the compiler cannot see that it fits; the arguments above checked it.
      const input: object = { ...(params !== undefined && { params }), ...(query && { query }), signal };

      return caller(to, input) as Promise<Reply<E>>;
    },
  });
}

/** Splits a path at its parameters: `/api/users/:userId/test-attempts` → `['/api/users', '7', 'test-attempts']`. */
export function queryKeyOf(path: string, params: Record<string, unknown> = {}): string[] {
  return path
    .split(/\/(:\w+)(?:\/|$)/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith(':') ? String(params[part.slice(1)]) : part));
}

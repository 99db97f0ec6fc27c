import { queryOptions } from '@tanstack/react-query';

import type { EndpointShape } from '@second-bell/contract';
import type * as z from 'zod/mini';

import { call, type Reply } from './api-client.ts';

type ReadEndpoint = EndpointShape & { method: 'GET' };

type ParamsArgument<E> = E extends { params: infer P extends z.ZodMiniObject }
  ? [params: z.input<P>]
  : [params?: undefined];

/** The query of a GET endpoint: its key is made of the URL's parts, so that `['/api/users']` matches every user call. */
export function endpointQuery<E extends ReadEndpoint>(endpoint: E, ...[params]: ParamsArgument<E>) {
  return queryOptions<Reply<E>, Error, Reply<E>, readonly string[]>({
    queryKey: queryKeyOf(endpoint.path, params),
    queryFn: ({ signal }) => callWith(endpoint, { ...(params !== undefined && { params }), signal }),
  });
}

/** Splits a path at its parameters: `/api/users/:userId/test-attempts` → `['/api/users', '7', 'test-attempts']`. */
export function queryKeyOf(path: string, params: Record<string, unknown> = {}): string[] {
  return path
    .split(/\/(:\w+)(?:\/|$)/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith(':') ? String(params[part.slice(1)]) : part));
}

/** The input's type still depends on E here, so the compiler cannot see that it fits; the arguments above checked it. */
function callWith<E extends ReadEndpoint>(endpoint: E, input: object): Promise<Reply<E>> {
  return call<EndpointShape>(endpoint, input) as Promise<Reply<E>>;
}

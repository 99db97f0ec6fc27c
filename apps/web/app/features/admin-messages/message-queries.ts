import { calls } from '@second-bell/contract/calls';
import { infiniteQueryOptions } from '@tanstack/react-query';

import { MESSAGES } from '#copy/admin-messages.ts';
import { adminCall, fetchFailure } from '#lib/admin-call.ts';
import { queryKeyOf } from '#lib/endpoint-query.ts';

const { messages } = calls.contactAdministration;

/** Loaded anew each time it is opened: visitors write meanwhile. */
export function messagesQuery() {
  return infiniteQueryOptions({
    queryKey: queryKeyOf(messages.path),
    queryFn: ({ pageParam: before, signal }) => adminCall(messages, { query: { before }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    meta: { failure: fetchFailure(MESSAGES.fetchFailure) },
    refetchOnMount: 'always',
  });
}

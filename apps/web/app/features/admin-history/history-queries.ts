import { calls } from '@second-bell/contract/calls';
import { infiniteQueryOptions } from '@tanstack/react-query';

import { HISTORY } from '#copy/admin-history.ts';
import { adminCall, adminQuery, fetchFailure } from '#lib/admin-call.ts';
import { queryKeyOf } from '#lib/endpoint-query.ts';

/** Both are loaded anew each time they are opened: others go on at the desk meanwhile. */
const ALWAYS_FRESH = { refetchOnMount: 'always' } as const;

export const historyQueries = {
  changes: () =>
    infiniteQueryOptions({
      queryKey: queryKeyOf(calls.auditTrail.auditTrail.path),
      queryFn: ({ pageParam: before, signal }) =>
        adminCall(calls.auditTrail.auditTrail, { query: { before }, signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next,
      meta: { failure: fetchFailure(HISTORY.changes.fetchFailure) },
      ...ALWAYS_FRESH,
    }),
  deleted: () => ({
    ...adminQuery(calls.auditTrail.deletedContent, HISTORY.deleted.fetchFailure),
    ...ALWAYS_FRESH,
  }),
};

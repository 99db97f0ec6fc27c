import type { EndpointShape } from '@second-bell/contract';
import type { Call } from '@second-bell/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { ERROR_TITLE, REORDER_FAILURE } from '#copy/admin.ts';

import { adminMutation, isUnauthorized } from './admin-call.ts';
import { deskFailureMessage } from './desk-failure.ts';
import { isConflict } from './failure-message.ts';

type Reorder = {
  call: Call<EndpointShape & { method: 'PUT' }>;
  /** Whose list it is; left out for a list without a parent. */
  params?: { id: string };
  /** Where the list is kept: an array of rows with ids. */
  queryKey: readonly string[];
};

/** The new order, and the list as it was: what is shown again where the order is refused. */
type Move = { ids: readonly string[]; before: { id: string }[] | undefined };

/**
 * Puts a list into a new order, on the screen at once. Moves that follow each other fast are saved one after the other;
 * the list is loaded anew after the last, so that what is shown is what is kept.
 */
export function useReorder({ call, params, queryKey }: Reorder) {
  const queryClient = useQueryClient();
  const mutationKey = ['reorder', ...queryKey];
  const send = adminMutation<EndpointShape>(call);

  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join('/') },
    mutationFn: ({ ids }: Move) => send({ ...(params && { params }), body: { ids } } as object),
    meta: { failure: failureNotice },
    onError: (_error, { before }) => queryClient.setQueryData(queryKey, before),
    onSettled: () =>
      queryClient.isMutating({ mutationKey }) > 1 ? undefined : queryClient.invalidateQueries(),
  });

  return (ids: readonly string[], onSaved?: () => void) => {
    void queryClient.cancelQueries({ queryKey });
    const before = queryClient.getQueryData<{ id: string }[]>(queryKey);
    queryClient.setQueryData(queryKey, before && inOrder(before, ids));
    mutate({ ids, before }, { ...(onSaved && { onSuccess: onSaved }) });
  };
}

function failureNotice(error: Error) {
  if (isUnauthorized(error)) return undefined;

  // Where someone else changed the list, there is something to do about it.
  return { title: ERROR_TITLE, description: isConflict(error) ? deskFailureMessage(error) : REORDER_FAILURE };
}

/** Rows that the order does not name stay at the end. */
function inOrder<Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: Row) => places.get(id) ?? rows.length;

  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}

import type { EndpointShape } from '@second-bell/contract';
import type { Call } from '@second-bell/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { ALREADY_GONE, ERROR_TITLE } from '#copy/admin.ts';

import { adminMutation, isUnauthorized } from './admin-call.ts';
import { isConflict, isNotFound } from './failure-message.ts';
import { isStaleEdit } from './stale-edit.ts';

type AdminNotices = { success?: string; failure: string };

/**
 * A change by an administrator, with its notices. Afterwards everything shown is loaded anew: a change shows in the
 * counts of the levels above it, and in what learners see. The same where the server knows of a newer state.
 */
export function useAdminMutation<E extends EndpointShape>(to: Call<E>, notices: AdminNotices) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries();

  return useMutation({
    mutationFn: adminMutation(to),
    meta: adminNotices(notices, to.method),
    onSuccess: refresh,
    onError: (error) => (isNotFound(error) || isConflict(error) ? refresh() : undefined),
  });
}

/** The notices of a change; a session that ended and a stale edit have dialogs of their own. */
export function adminNotices({ success, failure }: AdminNotices, method: EndpointShape['method']) {
  return {
    ...(success !== undefined && { success }),
    failure: (error: Error) => {
      if (isUnauthorized(error) || isStaleEdit(error)) return undefined;
      if (method === 'DELETE' && isNotFound(error)) return ALREADY_GONE;

      return { title: ERROR_TITLE, description: failure };
    },
  };
}

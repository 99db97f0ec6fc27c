import { calls } from '@second-bell/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { ERROR_TITLE } from '#copy/admin.ts';
import { LOG_OUT_EVERYWHERE } from '#copy/admin-account.ts';
import { adminMutation, isUnauthorized } from '#lib/admin-call.ts';
import { endSession } from '#lib/admin-session.ts';

/** Ends every session of the administrator; without one, the desk leads to the login. */
export function useLogOutEverywhere() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: adminMutation(calls.accounts.logoutEverywhere),
    meta: {
      success: LOG_OUT_EVERYWHERE.success,
      failure: (error) =>
        isUnauthorized(error) ? undefined : { title: ERROR_TITLE, description: LOG_OUT_EVERYWHERE.failure },
    },
    onSuccess: () => {
      endSession();
      queryClient.clear();
    },
  });
}

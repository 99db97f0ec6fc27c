import { calls } from '@second-bell/contract/calls';
import { useQueryClient } from '@tanstack/react-query';

import { currentSession, endSession } from '#lib/admin-session.ts';
import { call } from '#lib/api-client.ts';

/**
 * Ends the session here, which leads to the login, and on the server. Without a connection the server's end comes when
 * the session runs out: nobody is kept at the desk for it.
 */
export function useLogout(): () => void {
  const queryClient = useQueryClient();

  return () => {
    const token = currentSession()?.token;
    if (token !== undefined) void call(calls.accounts.logout, { token }).catch(() => undefined);
    endSession();
    queryClient.clear();
  };
}

import type { Account } from '@second-bell/contract';
import { useQueryClient } from '@tanstack/react-query';

import { showAccount } from '#lib/account.ts';
import { shareSettings } from '#lib/settings/account-settings.ts';

/** What follows when somebody has signed in: what was loaded for the guest is not theirs, and their settings come along. */
export function useSignedIn(): (account: Account) => void {
  const queryClient = useQueryClient();

  return (account) => {
    showAccount(account);
    void shareSettings();
    void queryClient.invalidateQueries();
  };
}

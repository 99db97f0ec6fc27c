import { calls } from '@second-bell/contract/calls';

import { INVITE } from '#copy/admin-people.ts';
import { useAdminMutation } from '#lib/use-admin-mutation.ts';

/** Sends a link to a new administrator, or a new link to an invited one. */
export function useInvite() {
  return useAdminMutation(calls.accounts.invite, INVITE.notices);
}

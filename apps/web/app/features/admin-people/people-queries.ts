import { calls } from '@second-bell/contract/calls';

import { PEOPLE } from '#copy/admin-people.ts';
import { adminQuery } from '#lib/admin-call.ts';

/** Loaded anew each time: who has logged in meanwhile is not known here. */
export function administratorsQuery() {
  return {
    ...adminQuery(calls.accounts.administrators, PEOPLE.fetchFailure),
    refetchOnMount: 'always',
  } as const;
}

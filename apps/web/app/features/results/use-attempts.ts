import { calls } from '@second-bell/contract/calls';
import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '#lib/endpoint-query.ts';
import { PLACEHOLDER_USER_ID } from '#lib/session.ts';

export function useAttempts() {
  return useQuery(endpointQuery(calls.attempts.ofUser, { userId: PLACEHOLDER_USER_ID }));
}

import { calls } from '@second-bell/contract/calls';
import { PLACEHOLDER_USER_ID } from '@second-bell/domain';
import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '#lib/endpoint-query.ts';

export function useAttempts() {
  return useQuery(endpointQuery(calls.attempts.ofUser, { userId: PLACEHOLDER_USER_ID }));
}

import { createHmac, randomBytes } from 'node:crypto';

import type { FastifyRequest } from 'fastify';

import { networkOf } from '../network.ts';
import { routeOf } from './work.ts';

/** Of this process alone: what stands in the log of one day cannot be looked up in a list of all addresses. */
const KEY = randomBytes(32);

/**
 * What the one who looks for attacks has to see: a refusal, a wrong password, an export. `from` is the same for the same
 * network as long as the process runs, and says nothing else of it.
 */
export function logSecurity(
  request: FastifyRequest,
  event: string,
  details: Record<string, string> = {},
): void {
  const from = createHmac('sha256', KEY).update(networkOf(request.ip)).digest('base64url').slice(0, 10);
  request.log.warn(
    { security: event, route: routeOf(request), requestId: request.id, from, ...details },
    'security',
  );
}

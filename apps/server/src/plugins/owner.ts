import { PLACEHOLDER_USER_ID } from '@second-bell/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { notFound } from '../app-error.ts';
import { callerOf, guestForStart } from './guest.ts';

/**
 * Whose rows a call on `/api/users/{userId}/…` is about: the id that attempts are kept under. Undefined for a visitor who
 * has nothing yet. Throws 404 for anybody else's.
 */
export function ownerOf(request: FastifyRequest, userId: string): string | undefined {
  refuseOthers(userId);

  return callerOf(request).guestId;
}

/** The same for a call that stores something: a visitor without a cookie gets one with the reply. */
export function ownerForWrite(request: FastifyRequest, reply: FastifyReply, userId: string): string {
  refuseOthers(userId);

  return guestForStart(request, reply).guestId;
}

function refuseOthers(userId: string): void {
  if (userId !== PLACEHOLDER_USER_ID) throw notFound('User', userId);
}

import type { FastifyRequest } from 'fastify';

import { type Session, continueSession } from '#modules/accounts/sessions.service.ts';

import type { App } from '../app-instance.ts';
import { AppError } from '../app-error.ts';

const BEARER = /^Bearer +(\S+)$/i;

export function registerAdministrators(app: App): void {
  app.decorateRequest('session', null);
}

/**
 * The guard of every call whose entry in the contract says `administrator`: 401 without a session that is open now,
 * 403 where it is a learner's.
 */
export async function requireAdministrator(request: FastifyRequest): Promise<void> {
  const token = bearerTokenOf(request);
  const session = token === undefined ? undefined : await continueSession(request.server.db, token);
  if (!session) throw new AppError('unauthorized', 'Log in as an administrator first');
  if (session.user.role !== 'administrator') {
    throw new AppError('forbidden', 'Only administrators can do this');
  }

  request.session = session;
}

/** Who makes a guarded call. */
export function administratorOf(request: FastifyRequest): Session['user'] {
  return sessionOf(request).user;
}

export function sessionOf({ session }: FastifyRequest): Session {
  if (!session) throw new Error('This call is not guarded');

  return session;
}

function bearerTokenOf({ headers }: FastifyRequest): string | undefined {
  return BEARER.exec(headers.authorization ?? '')?.[1];
}

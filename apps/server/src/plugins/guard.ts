import type { Policy } from '@second-bell/contract';
import type { FastifyRequest } from 'fastify';

import { type Session, continueSession } from '#modules/accounts/sessions.service.ts';

import type { App } from '../app-instance.ts';
import { AppError } from '../app-error.ts';
import { isAllowed } from '../policies/policies.ts';

const BEARER = /^Bearer +(\S+)$/i;

export function registerGuard(app: App): void {
  app.decorateRequest('session', null);
}

/**
 * What lets a caller through to a call with this policy: 401 without a session that is open now, 403 where its role may
 * not. Undefined where guests may: then nobody is asked who they are.
 */
export function guardOf(policy: Policy): ((request: FastifyRequest) => Promise<void>) | undefined {
  if (isAllowed('guest', policy)) return undefined;

  return async (request) => {
    const token = bearerTokenOf(request);
    const session = token === undefined ? undefined : await continueSession(request.server.db, token);
    if (!session) throw new AppError('unauthorized', 'Log in as an administrator first');
    if (!isAllowed(session.user.role, policy)) {
      throw new AppError('forbidden', 'Only administrators can do this');
    }

    request.session = session;
  };
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

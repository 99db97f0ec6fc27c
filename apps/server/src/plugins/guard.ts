import type { Policy } from '@second-bell/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { type Session, continueSession } from '#modules/accounts/sessions.service.ts';

import type { App } from '../app-instance.ts';
import { AppError } from '../app-error.ts';
import { isAllowed } from '../policies/policies.ts';
import { clearSessionCookie, sessionTokenOf } from './session-cookie.ts';

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

const BEARER = /^Bearer +(\S+)$/i;

export function registerGuard(app: App): void {
  app.decorateRequest('session', null);
}

/** A call of the desk: its session comes as a bearer's token, which no other site can make a browser send. */
export function isOfDesk(policy: Policy): boolean {
  return !isAllowed('learner', policy);
}

/**
 * What lets a caller through to a call with this policy: 401 without a session that is open now, 403 where its role may
 * not. Where guests may, nobody is refused: of calls about what is one's own, whoever is signed in is told from a guest,
 * and of others nobody is asked who they are.
 */
export function guardOf(policy: Policy): Guard | undefined {
  if (isOfDesk(policy)) return guardDesk(policy);
  if (!isAllowed('guest', policy)) return guardAccount;

  return policy.endsWith('.own') ? findAccount : undefined;
}

function guardDesk(policy: Policy): Guard {
  return async (request) => {
    const token = bearerTokenOf(request);
    const session = token === undefined ? undefined : await continueSession(request.server.db, token);
    if (session?.place !== 'desk') throw new AppError('unauthorized', 'Log in as an administrator first');
    if (!isAllowed(session.user.role, policy)) {
      throw new AppError('forbidden', 'Only administrators can do this');
    }

    request.session = session;
  };
}

const guardAccount: Guard = async (request, reply) => {
  await findAccount(request, reply);
  if (!request.session) throw new AppError('unauthorized', 'Sign in first');
};

/**
 * The session on the site that a request comes with. One that has ended is not taken for a guest in silence, since what
 * its owner does would land elsewhere: 401, and the next request comes without it.
 */
export async function findAccount(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const token = sessionTokenOf(request);
  if (token === undefined) return;
  const session = await continueSession(request.server.db, token);
  if (session?.place !== 'site') {
    clearSessionCookie(request, reply);
    throw new AppError('unauthorized', 'Your session has ended. Sign in again.');
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

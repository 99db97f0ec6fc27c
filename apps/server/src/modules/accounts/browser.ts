import type { Account } from '@second-bell/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { guestOf } from '#plugins/guest.ts';
import { sessionTokenOf, setSessionCookie } from '#plugins/session-cookie.ts';

import { deviceOf } from './device.ts';
import { presentAccount } from './own-account.presenter.ts';
import type { Browser, SignedIn } from './site-session.service.ts';

export function browserOf(request: FastifyRequest): Browser {
  return { guestId: guestOf(request), token: sessionTokenOf(request), device: deviceOf(request) };
}

/** Gives the browser the session that was opened for it. */
export function welcome(request: FastifyRequest, reply: FastifyReply, { token, user }: SignedIn): Account {
  setSessionCookie(request, reply, token);

  return presentAccount(user);
}

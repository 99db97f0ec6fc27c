import type { AdminInfo } from '@second-bell/contract';
import type { FastifyRequest } from 'fastify';

import type { App } from '../app-instance.ts';
import { AppError } from '../app-error.ts';

const BEARER = /^Bearer +(\S+)$/i;

export function registerAdministrators(app: App): void {
  app.decorateRequest('administrator', null);
}

/** The guard of every call whose entry in the contract says `administrator`: 401 without a session that is valid now. */
export async function requireAdministrator(request: FastifyRequest): Promise<void> {
  const token = bearerTokenOf(request);
  const administrator = token === undefined ? undefined : await findAdministrator(token);
  if (!administrator) throw new AppError('unauthorized', 'Log in as an administrator first');

  request.administrator = administrator;
}

/** Who makes a guarded call. */
export function administratorOf(request: FastifyRequest): AdminInfo {
  if (!request.administrator) throw new Error('This call is not guarded');

  return request.administrator;
}

function bearerTokenOf({ headers }: FastifyRequest): string | undefined {
  return BEARER.exec(headers.authorization ?? '')?.[1];
}

async function findAdministrator(_token: string): Promise<AdminInfo | undefined> {
  return undefined;
}

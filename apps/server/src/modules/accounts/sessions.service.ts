import type { OwnSession } from '@second-bell/contract';

import type { Db } from '#database/connect.ts';

import { notFound } from '../../app-error.ts';
import { hashOfSecret } from './secret.ts';
import * as repo from './sessions.repo.ts';

/** Who makes a request, and by which session. */
export type Session = {
  id: string;
  place: repo.Place;
  /** Begun in the last minutes. */
  isFresh: boolean;
  user: {
    id: string;
    email: string;
    name: string;
    role: 'administrator' | 'teacher' | 'learner';
    createdAt: Date;
  };
};

/** The session of a token, which thereby lasts on; undefined where it is unknown, revoked or over. */
export async function continueSession(db: Db, token: string): Promise<Session | undefined> {
  const session = await repo.findOpenSession(db, hashOfSecret(token));
  if (!session) return undefined;

  const { isDue, ...open } = session;
  if (isDue) await repo.extendSession(db, open.id);

  return open;
}

export async function logOut(db: Db, session: Session): Promise<void> {
  await repo.deleteSession(db, session.id);
}

/** Of whatever browser it is, and whether it was still open or not. */
export async function logOutToken(db: Db, token: string | undefined): Promise<void> {
  if (token !== undefined) await repo.deleteSessionOfToken(db, hashOfSecret(token));
}

export async function logOutEverywhere(db: Db, { user }: Session): Promise<void> {
  await repo.deleteSessionsOfUser(db, user.id);
}

export async function getOwnSessions(db: Db, { id, user }: Session): Promise<OwnSession[]> {
  const rows = await repo.findSessionsOfUser(db, user.id);

  return rows.map((row) => presentSession(row, id));
}

function presentSession(row: repo.SessionRow, currentId: string): OwnSession {
  const { id, device, place, createdAt, lastUsedAt } = row;

  return {
    id,
    device: device ?? 'Unknown device',
    place,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    current: id === currentId,
  };
}

/** Another's is not found. */
export async function endOwnSession(db: Db, { user }: Session, id: string): Promise<void> {
  if (!(await repo.deleteOwnSession(db, { id, userId: user.id }))) throw notFound('Session', id);
}

export async function endOtherSessions(db: Db, { id, user }: Session): Promise<void> {
  await repo.deleteOtherSessions(db, { id, userId: user.id });
}

import type { Db } from '#database/connect.ts';

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

import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { sessions, users } from '#database/schema.ts';

/** A session ends after so long without a request: 12 hours. */
export const IDLE_SECONDS = 12 * 60 * 60;
/** So long a session is used before its end is moved again: a write for each request would be too many. */
const EXTENDED_AFTER_SECONDS = 5 * 60;

/** Whatever is done with it, a session ends after a week: who has stolen one does not keep it. */
const isYoung = gt(sessions.createdAt, sql`now() - interval '7 days'`);

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** Times are the database's own, so that the clocks of many machines need not agree. */
export async function findOpenSession(db: Db, tokenHash: string) {
  const [row] = await db
    .select({
      id: sessions.id,
      isDue: sql<boolean>`${sessions.expiresAt} < ${inSeconds(IDLE_SECONDS - EXTENDED_AFTER_SECONDS)}`,
      user: { id: users.id, email: users.email, name: users.name, role: users.role },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.token, tokenHash), gt(sessions.expiresAt, sql`now()`), isYoung));

  return row;
}

export async function extendSession(db: Db, id: string): Promise<void> {
  await db
    .update(sessions)
    .set({ expiresAt: inSeconds(IDLE_SECONDS), updatedAt: sql`now()` })
    .where(eq(sessions.id, id));
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

export async function deleteSessionsOfUser(db: Db, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

export async function deleteOtherSessions(db: Db, { id, userId }: { id: string; userId: string }) {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, id)));
}

export async function deleteExpiredSessions(db: Db, userId: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, sql`now()`)));
}

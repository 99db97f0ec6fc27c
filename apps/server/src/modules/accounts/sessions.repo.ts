import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';

import type { Db } from '#database/connect.ts';
import { sessions, users } from '#database/schema.ts';

export type SessionRow = typeof sessions.$inferSelect;
export type Place = SessionRow['place'];
export type NewSession = Pick<SessionRow, 'userId' | 'token' | 'place' | 'device'>;

/** A session ends after so long without a request; and after so long in all, so that who has stolen one does not keep it. */
const LASTS = {
  desk: { idle: sql.raw(`interval '12 hours'`), inAll: sql.raw(`interval '7 days'`) },
  site: { idle: sql.raw(`interval '30 days'`), inAll: sql.raw(`interval '180 days'`) },
};
/** So long a session is used before its end is moved again: a write for each request would be too many. */
const EXTENDED_AFTER = sql.raw(`interval '5 minutes'`);

/** Where a session was opened says how long it lasts. */
const lasts = (which: 'idle' | 'inAll') =>
  sql`case ${sessions.place} when 'desk' then ${LASTS.desk[which]} else ${LASTS.site[which]} end`;

const isOpen = and(
  gt(sessions.expiresAt, sql`now()`),
  gt(sessions.createdAt, sql`now() - (${lasts('inAll')})`),
);

/** How long after it a sign-in is proof enough for what must not be done by whoever finds a device open. */
const FRESH = sql.raw(`interval '10 minutes'`);

/** Times are the database's own, so that the clocks of many machines need not agree. */
export async function findOpenSession(db: Db, tokenHash: string) {
  const [row] = await db
    .select({
      id: sessions.id,
      place: sessions.place,
      isFresh: sql<boolean>`${sessions.createdAt} > now() - ${FRESH}`,
      isDue: sql<boolean>`${sessions.expiresAt} < now() + (${lasts('idle')}) - ${EXTENDED_AFTER}`,
      user: {
        id: users.id,
        email: users.email,
        name: users.name,
        role: users.role,
        createdAt: users.createdAt,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.token, tokenHash), isOpen));

  return row;
}

export async function insertSession(tx: Db, session: NewSession): Promise<void> {
  const expiresAt = sql`now() + ${LASTS[session.place].idle}`;
  await tx.insert(sessions).values({ id: uuidv7(), ...session, expiresAt });
}

export async function extendSession(db: Db, id: string): Promise<void> {
  await db
    .update(sessions)
    .set({ expiresAt: sql`now() + (${lasts('idle')})`, lastUsedAt: sql`now()` })
    .where(eq(sessions.id, id));
}

/** Those that are open, the one used last first. */
export async function findSessionsOfUser(db: Db, userId: string): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isOpen))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
}

/** Whether there was such a session of theirs. */
export async function deleteOwnSession(db: Db, { id, userId }: { id: string; userId: string }) {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });

  return deleted.length > 0;
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

export async function deleteSessionOfToken(db: Db, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token, tokenHash));
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

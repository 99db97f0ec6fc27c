import { and, eq, gt, sql } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { sessions, users } from '#database/schema.ts';

/** A session ends after so many hours without a request. */
const IDLE = sql.raw(`interval '12 hours'`);
/** So long a session is used before its end is moved again: a write for each request would be too many. */
const EXTENDED_AFTER = sql.raw(`interval '5 minutes'`);

/** Times are the database's own, so that the clocks of many machines need not agree. */
export async function findOpenSession(db: Db, tokenHash: string) {
  const [row] = await db
    .select({
      id: sessions.id,
      isDue: sql<boolean>`${sessions.expiresAt} < now() + ${IDLE} - ${EXTENDED_AFTER}`,
      user: { id: users.id, email: users.email, name: users.name, role: users.role },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.token, tokenHash), gt(sessions.expiresAt, sql`now()`)));

  return row;
}

export async function extendSession(db: Db, id: string): Promise<void> {
  await db
    .update(sessions)
    .set({ expiresAt: sql`now() + ${IDLE}`, updatedAt: sql`now()` })
    .where(eq(sessions.id, id));
}

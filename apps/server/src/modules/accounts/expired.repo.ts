import { and, like, lt, sql } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { sessions, verifications } from '#database/schema.ts';

/** Deletes sessions and links for a password that have ended; answers how many. Invitations stay listed. */
export async function deleteExpired(db: Db): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(lt(sessions.expiresAt, sql`now()`))
    .returning({ id: sessions.id });
  const links = await db
    .delete(verifications)
    .where(and(like(verifications.identifier, 'password:%'), lt(verifications.expiresAt, sql`now()`)))
    .returning({ id: verifications.id });

  return ended.length + links.length;
}

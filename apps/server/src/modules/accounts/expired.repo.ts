import { lt, sql } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { sessions, signUps } from '#database/schema.ts';

import { deleteOldChallenges } from './passkeys.repo.ts';
import { deleteOldLinks } from './one-time-links.repo.ts';

/** Deletes sessions, links and unconfirmed accounts that have ended; answers how many. Invitations stay listed. */
export async function deleteExpired(db: Db): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(lt(sessions.expiresAt, sql`now()`))
    .returning({ id: sessions.id });
  const unconfirmed = await db
    .delete(signUps)
    .where(lt(signUps.expiresAt, sql`now()`))
    .returning({ email: signUps.email });

  const links = await deleteOldLinks(db);

  return ended.length + unconfirmed.length + links + (await deleteOldChallenges(db));
}

import { sql } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { attempts } from '#database/schema.ts';

/** Nobody takes a test for so long: who comes back after it begins anew. */
const UNFINISHED_DAYS = 90;

/**
 * Deletes attempts that were begun long ago and never completed, with their answers; answers how many. At most so many
 * at once, and none that somebody holds at this moment.
 */
export async function deleteAbandonedAttempts(db: Db, atMost: number): Promise<number> {
  const deleted = await db
    .delete(attempts)
    .where(
      sql`${attempts.id} in (
        select id from ${attempts}
        where not completed and started_at < now() - make_interval(days => ${UNFINISHED_DAYS})
        limit ${atMost} for update skip locked
      )`,
    )
    .returning({ id: attempts.id });

  return deleted.length;
}

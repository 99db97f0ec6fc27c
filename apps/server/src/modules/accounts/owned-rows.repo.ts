import { sql } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import type { OwnedTable } from '#database/schema/owned-tables.ts';

/**
 * Deletes rows that nobody comes back for; answers how many. At most so many at once, and none that somebody holds at
 * this moment.
 */
export async function deleteAbandoned(
  db: Db,
  { table, owner, abandoned }: OwnedTable,
  atMost: number,
): Promise<number> {
  if (abandoned === undefined) return 0;
  const deleted = await db
    .delete(table)
    .where(sql`ctid in (select ctid from ${table} where ${abandoned} limit ${atMost} for update skip locked)`)
    .returning({ owner });

  return deleted.length;
}

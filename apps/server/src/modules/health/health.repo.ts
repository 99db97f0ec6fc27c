import { sql } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';

/** Throws where the database does not answer. */
export async function touchDatabase(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}

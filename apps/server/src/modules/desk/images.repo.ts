import { sql } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { images } from '#database/schema.ts';

type NewImage = typeof images.$inferInsert;

/**
 * Whether it is new: the id is the hash of the content, so what is there already is the same picture. Its time is that
 * of the last upload, from which it has some days to be used.
 */
export async function insertImage(tx: Db, row: NewImage): Promise<boolean> {
  const [stored] = await tx
    .insert(images)
    .values(row)
    .onConflictDoUpdate({ target: images.id, set: { createdAt: sql`now()` } })
    .returning({ isNew: sql<boolean>`xmax = 0` });

  return stored?.isNew ?? false;
}

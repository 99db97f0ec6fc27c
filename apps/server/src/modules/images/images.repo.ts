import type { Db } from '#database/connect.ts';
import { images } from '#database/schema.ts';

type NewImage = typeof images.$inferInsert;

/** Whether it is new: the id is the hash of the content, so what is there already is the same picture. */
export async function insertImage(tx: Db, row: NewImage): Promise<boolean> {
  const inserted = await tx.insert(images).values(row).onConflictDoNothing().returning({ id: images.id });

  return inserted.length > 0;
}

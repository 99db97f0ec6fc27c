import { and, desc, eq } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { uploads } from '#database/schema.ts';

type Upload = typeof uploads.$inferSelect;

export async function findUpload(
  tx: Db,
  practiceTestId: string,
  contentHash: string,
): Promise<Upload | undefined> {
  const [row] = await tx
    .select()
    .from(uploads)
    .where(and(eq(uploads.practiceTestId, practiceTestId), eq(uploads.contentHash, contentHash)))
    .orderBy(desc(uploads.importedAt))
    .limit(1);

  return row;
}

export async function insertUpload(tx: Db, row: typeof uploads.$inferInsert): Promise<void> {
  await tx.insert(uploads).values(row);
}

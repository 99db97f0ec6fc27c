import { eq } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { images } from '#database/schema.ts';

export type StoredImage = Pick<typeof images.$inferSelect, 'mediaType' | 'bytes'>;

export async function findImage(db: Db, id: string): Promise<StoredImage | undefined> {
  const [row] = await db
    .select({ mediaType: images.mediaType, bytes: images.bytes })
    .from(images)
    .where(eq(images.id, id));

  return row;
}

import { sql } from 'drizzle-orm';

import type { ContentCache } from '../content-cache.ts';
import type { Db } from './connect.ts';
import { CONTENT_CHANNEL } from './content-watch.ts';
import { transact } from './retry.ts';

/**
 * One change of content: all its rows in one transaction, then every kept answer dropped, here and, once committed, in
 * the other processes that listen on `CONTENT_CHANNEL`.
 */
export async function changeContent<T>(
  { db, content }: { db: Db; content: ContentCache },
  change: (tx: Db) => Promise<T>,
): Promise<T> {
  const result = await transact(db, async (tx) => {
    const changed = await change(tx);
    await tx.execute(sql.raw(`notify ${CONTENT_CHANNEL}`));

    return changed;
  });
  content.clear();

  return result;
}

import { sql } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import {
  deletedContent,
  images,
  passages,
  questions,
  studyMaterials,
  testVersions,
} from '#database/schema.ts';

/** A picture is uploaded before the question that shows it is saved. */
const ORPHANED_DAYS = 7;

/** Everything that may name a picture, now or once it is restored, or did so when a test was taken. */
const PLACES = [questions, passages, studyMaterials, deletedContent, testVersions];

/** Deletes the pictures that nothing names, some days after they were uploaded last; answers how many. */
export async function deleteOrphanedImages(db: Db): Promise<number> {
  const texts = sql.join(
    PLACES.map((table) => sql`select whole_row::text as text from ${table} as whole_row`),
    sql` union all `,
  );
  const deleted = await db
    .delete(images)
    .where(
      sql`${images.createdAt} < now() - make_interval(days => ${ORPHANED_DAYS}) and ${images.id} not in (
        select (regexp_matches(text, '/api/images/([0-9a-f]{64})', 'g'))[1]
        from (${texts}) as texts where text like '%/api/images/%'
      )`,
    )
    .returning({ id: images.id });

  return deleted.length;
}

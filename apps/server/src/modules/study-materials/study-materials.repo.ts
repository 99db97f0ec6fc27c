import { asc } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { studyMaterials } from '#database/schema.ts';

export async function findStudyMaterials(db: Db) {
  return db.select().from(studyMaterials).orderBy(asc(studyMaterials.displayOrder), asc(studyMaterials.id));
}

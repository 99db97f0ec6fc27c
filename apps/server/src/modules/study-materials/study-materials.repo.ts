import { asc, eq, sql } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { studyMaterials } from '#database/schema.ts';

export type StudyMaterialRow = typeof studyMaterials.$inferSelect;
export type StudyMaterialFields = Omit<StudyMaterialRow, 'id' | 'displayOrder' | 'createdAt' | 'version'>;

export async function findStudyMaterials(db: Db): Promise<StudyMaterialRow[]> {
  return db.select().from(studyMaterials).orderBy(asc(studyMaterials.displayOrder), asc(studyMaterials.id));
}

/** Holds the row until the transaction ends, so that two edits of it come one after the other. */
export async function lockStudyMaterial(tx: Db, id: string): Promise<StudyMaterialRow | undefined> {
  const [row] = await tx.select().from(studyMaterials).where(eq(studyMaterials.id, id)).for('update');

  return row;
}

export async function insertAtEnd(
  tx: Db,
  fields: StudyMaterialFields & { id: string },
): Promise<StudyMaterialRow | undefined> {
  const displayOrder = sql`(select coalesce(max(display_order) + 1, 0) from ${studyMaterials})`;
  const [row] = await tx
    .insert(studyMaterials)
    .values({ ...fields, displayOrder })
    .returning();

  return row;
}

export async function updateStudyMaterialRow(
  tx: Db,
  id: string,
  fields: StudyMaterialFields,
): Promise<StudyMaterialRow | undefined> {
  const [row] = await tx
    .update(studyMaterials)
    .set({ ...fields, version: sql`${studyMaterials.version} + 1` })
    .where(eq(studyMaterials.id, id))
    .returning();

  return row;
}

export async function deleteStudyMaterialRow(tx: Db, id: string): Promise<void> {
  await tx.delete(studyMaterials).where(eq(studyMaterials.id, id));
}

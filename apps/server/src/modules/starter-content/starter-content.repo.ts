import { inArray } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import {
  loadedContent,
  passages,
  practiceTests,
  products,
  questions,
  studyMaterials,
  subjects,
} from '#database/schema.ts';

export type NewProduct = typeof products.$inferInsert;
export type NewSubject = typeof subjects.$inferInsert;
export type NewPracticeTest = typeof practiceTests.$inferInsert;
export type NewPassage = typeof passages.$inferInsert;
export type NewQuestion = typeof questions.$inferInsert;
export type NewStudyMaterial = typeof studyMaterials.$inferInsert;

export async function findLoadedKeys(db: Db): Promise<Set<string>> {
  const rows = await db.select({ key: loadedContent.key }).from(loadedContent);

  return new Set(rows.map(({ key }) => key));
}

export async function markLoaded(tx: Db, keys: string[]): Promise<void> {
  await tx
    .insert(loadedContent)
    .values(keys.map((key) => ({ key })))
    .onConflictDoNothing();
}

/** A product that an administrator has already made by that name is left as it is. */
export async function insertProducts(tx: Db, rows: NewProduct[]): Promise<void> {
  if (rows.length === 0) return;

  await tx.insert(products).values(rows).onConflictDoNothing();
}

/** Which of these products there are: one may have been deleted, or its name taken by another. */
export async function findProductIds(tx: Db, ids: string[]): Promise<Set<string>> {
  const rows = await tx.select({ id: products.id }).from(products).where(inArray(products.id, ids));

  return new Set(rows.map(({ id }) => id));
}

export async function findSubjectIds(tx: Db, ids: string[]): Promise<Set<string>> {
  const rows = await tx.select({ id: subjects.id }).from(subjects).where(inArray(subjects.id, ids));

  return new Set(rows.map(({ id }) => id));
}

export async function insertSubjects(tx: Db, rows: NewSubject[]): Promise<void> {
  if (rows.length === 0) return;

  await tx.insert(subjects).values(rows).onConflictDoNothing();
}

export async function insertPracticeTest(
  tx: Db,
  rows: { test: NewPracticeTest; passages: NewPassage[]; questions: NewQuestion[] },
): Promise<void> {
  await tx.insert(practiceTests).values(rows.test);
  if (rows.passages.length > 0) await tx.insert(passages).values(rows.passages);
  await tx.insert(questions).values(rows.questions);
}

export async function insertStudyMaterials(tx: Db, rows: NewStudyMaterial[]): Promise<void> {
  if (rows.length === 0) return;

  await tx.insert(studyMaterials).values(rows).onConflictDoNothing();
}

import { asc, eq, sql } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { subjects } from '#database/schema.ts';

type NewSubject = typeof subjects.$inferInsert;
export type SubjectFields = { name: string; description: string | null };

// Written out: inside a query of one table, Drizzle leaves the table's name away, and the inner tables have ids too.
const practiceTestCount = sql<number>`(select count(*)::int from practice_tests where subject_id = subjects.id)`;
const questionCount = sql<number>`(select count(*)::int from questions
  join practice_tests on practice_tests.id = practice_test_id where subject_id = subjects.id)`;

const withCounts = (db: Db) =>
  db.select({ subject: subjects, practiceTestCount, questionCount }).from(subjects);

export type CountedSubject = Awaited<ReturnType<typeof findSubjects>>[number];

export async function findSubjects(db: Db, productId: string) {
  return withCounts(db)
    .where(eq(subjects.productId, productId))
    .orderBy(asc(subjects.displayOrder), asc(subjects.id));
}

export async function findSubject(db: Db, id: string): Promise<CountedSubject | undefined> {
  const [row] = await withCounts(db).where(eq(subjects.id, id));

  return row;
}

export async function insertSubject(tx: Db, row: NewSubject): Promise<void> {
  await tx.insert(subjects).values(row);
}

export async function updateSubjectRow(tx: Db, id: string, fields: SubjectFields): Promise<void> {
  await tx
    .update(subjects)
    .set({ ...fields, version: sql`${subjects.version} + 1` })
    .where(eq(subjects.id, id));
}

import type { Difficulty, ExamTools, ScoringRuleName } from '@second-bell/contract';
import { asc, count, eq, sql } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { practiceTests, questions } from '#database/schema.ts';

type NewPracticeTest = typeof practiceTests.$inferInsert;
export type PracticeTestFields = {
  title: string;
  description: string | null;
  timeLimit: number;
  passingScore: number;
  difficulty: Difficulty;
  sealed?: boolean;
  scoringRule?: ScoringRuleName;
  tools?: ExamTools;
};

const withCounts = (db: Db) =>
  db
    .select({ test: practiceTests, totalQuestions: count(questions.id) })
    .from(practiceTests)
    .leftJoin(questions, eq(questions.practiceTestId, practiceTests.id))
    .groupBy(practiceTests.id)
    .$dynamic();

export type CountedPracticeTest = Awaited<ReturnType<typeof findPracticeTests>>[number];

export async function findPracticeTests(db: Db, subjectId: string) {
  return withCounts(db)
    .where(eq(practiceTests.subjectId, subjectId))
    .orderBy(asc(practiceTests.displayOrder), asc(practiceTests.id));
}

export async function findPracticeTest(db: Db, id: string): Promise<CountedPracticeTest | undefined> {
  const [row] = await withCounts(db).where(eq(practiceTests.id, id));

  return row;
}

/** How many tests a subject holds: the next free place in its order. */
export async function countPracticeTests(db: Db, subjectId: string): Promise<number> {
  return db.$count(practiceTests, eq(practiceTests.subjectId, subjectId));
}

export async function insertPracticeTest(tx: Db, row: NewPracticeTest): Promise<void> {
  await tx.insert(practiceTests).values(row);
}

export async function updatePracticeTestRow(tx: Db, id: string, fields: PracticeTestFields): Promise<void> {
  await tx
    .update(practiceTests)
    .set({ ...fields, version: sql`${practiceTests.version} + 1` })
    .where(eq(practiceTests.id, id));
}

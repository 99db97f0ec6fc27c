import { eq } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { passages, questions } from '#database/schema.ts';

type NewQuestion = typeof questions.$inferInsert;
type NewPassage = typeof passages.$inferInsert;

/** A statement takes at most 65,535 parameters, and a question has sixteen columns. */
const ROWS_PER_INSERT = 1_000;

export async function countQuestions(db: Db, practiceTestId: string): Promise<number> {
  return db.$count(questions, eq(questions.practiceTestId, practiceTestId));
}

export async function insertQuestions(tx: Db, rows: readonly NewQuestion[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    await tx.insert(questions).values(rows.slice(start, start + ROWS_PER_INSERT));
  }
}

export async function insertPassages(tx: Db, rows: readonly NewPassage[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    await tx.insert(passages).values(rows.slice(start, start + ROWS_PER_INSERT));
  }
}

import { eq } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { practiceTests, products, questions, subjects } from '#database/schema.ts';
import type { PracticeTestRow, QuestionRow, SubjectRow } from '#modules/catalog/catalog.repo.ts';

/** Each holds its row until the transaction ends, so that two changes of it come one after the other. */
export async function lockProduct(tx: Db, id: string): Promise<typeof products.$inferSelect | undefined> {
  const [row] = await tx.select().from(products).where(eq(products.id, id)).for('update');

  return row;
}

export async function lockSubject(tx: Db, id: string): Promise<SubjectRow | undefined> {
  const [row] = await tx.select().from(subjects).where(eq(subjects.id, id)).for('update');

  return row;
}

export async function lockPracticeTest(tx: Db, id: string): Promise<PracticeTestRow | undefined> {
  const [row] = await tx.select().from(practiceTests).where(eq(practiceTests.id, id)).for('update');

  return row;
}

export async function lockQuestion(tx: Db, id: string): Promise<QuestionRow | undefined> {
  const [row] = await tx.select().from(questions).where(eq(questions.id, id)).for('update');

  return row;
}

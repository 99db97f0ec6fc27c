import { and, eq, sql } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { passages, practiceTests, products, questions, subjects } from '#database/schema.ts';
import type { PassageRow, PracticeTestRow, QuestionRow, SubjectRow } from '#modules/catalog/catalog.repo.ts';

/**
 * The one order of locks: a list without a parent, product, subject, practice test, then what it holds.
 *
 * What changes, and whose list changes, is held alone; what stands above it is shared with others who work below, so that
 * nobody deletes it meanwhile. Who deletes waits until nobody works below, and nobody begins there before that is done:
 * no two ever wait for each other (decision 15). All hold until the transaction ends.
 */
type Grip = 'alone' | 'shared';

const STRENGTHS = { alone: 'update', shared: 'key share' } as const;

/** `parent` is held alone where its list changes: a child comes, goes or takes another place. */
type Grips = { grip?: Grip; parent?: Grip };

/** The lists that hang below nothing. */
export async function lockList(tx: Db, list: 'products' | 'study materials'): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${list}))`);
}

export async function lockProduct(
  tx: Db,
  id: string,
  { grip = 'alone' }: Pick<Grips, 'grip'> = {},
): Promise<typeof products.$inferSelect | undefined> {
  const [row] = await tx.select().from(products).where(eq(products.id, id)).for(STRENGTHS[grip]);

  return row;
}

export async function lockSubject(
  tx: Db,
  id: string,
  { grip = 'alone', parent = 'shared' }: Grips = {},
): Promise<SubjectRow | undefined> {
  const [place] = await tx.select({ id: subjects.productId }).from(subjects).where(eq(subjects.id, id));
  if (!place || !(await lockProduct(tx, place.id, { grip: parent }))) return undefined;

  const [row] = await tx.select().from(subjects).where(eq(subjects.id, id)).for(STRENGTHS[grip]);

  return row;
}

export async function lockPracticeTest(
  tx: Db,
  id: string,
  { grip = 'alone', parent = 'shared' }: Grips = {},
): Promise<PracticeTestRow | undefined> {
  const [place] = await tx
    .select({ id: practiceTests.subjectId })
    .from(practiceTests)
    .where(eq(practiceTests.id, id));
  if (!place || !(await lockSubject(tx, place.id, { grip: parent }))) return undefined;

  const [row] = await tx.select().from(practiceTests).where(eq(practiceTests.id, id)).for(STRENGTHS[grip]);

  return row;
}

/** Several, by their ids: of two who want the same ones, one comes first everywhere. */
export async function lockPracticeTests(
  tx: Db,
  ids: readonly string[],
): Promise<Map<string, PracticeTestRow>> {
  const held = new Map<string, PracticeTestRow>();
  for (const id of [...new Set(ids)].toSorted()) {
    const row = await lockPracticeTest(tx, id);
    if (row) held.set(id, row);
  }

  return held;
}

export async function lockQuestion(
  tx: Db,
  id: string,
  { parent = 'shared' }: Pick<Grips, 'parent'> = {},
): Promise<QuestionRow | undefined> {
  const [place] = await tx
    .select({ id: questions.practiceTestId })
    .from(questions)
    .where(eq(questions.id, id));
  if (!place || !(await lockPracticeTest(tx, place.id, { grip: parent }))) return undefined;

  const isThere = and(eq(questions.id, id), eq(questions.practiceTestId, place.id));
  const [row] = await tx.select().from(questions).where(isThere).for('update');

  // It may have moved to another test while this one was waited for; now it stays.
  return row ?? lockQuestion(tx, id, { parent });
}

export async function lockPassage(tx: Db, id: string): Promise<PassageRow | undefined> {
  const [place] = await tx.select({ id: passages.practiceTestId }).from(passages).where(eq(passages.id, id));
  if (!place || !(await lockPracticeTest(tx, place.id, { grip: 'shared' }))) return undefined;

  const [row] = await tx.select().from(passages).where(eq(passages.id, id)).for('update');

  return row;
}

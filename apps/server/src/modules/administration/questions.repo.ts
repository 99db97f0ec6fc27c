import { and, asc, count, eq, inArray, notExists, sql } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { passages, questions } from '#database/schema.ts';
import type { PassageRow, QuestionRow, QuestionWithPassage } from '#modules/catalog/catalog.repo.ts';

export type QuestionFields = Omit<
  QuestionRow,
  'id' | 'practiceTestId' | 'displayOrder' | 'createdAt' | 'version'
>;
export type PassageFields = Omit<PassageRow, 'id' | 'practiceTestId'>;

export async function findQuestion(db: Db, id: string): Promise<QuestionWithPassage | undefined> {
  const [row] = await db
    .select({ question: questions, passage: passages })
    .from(questions)
    .leftJoin(passages, eq(passages.id, questions.passageId))
    .where(eq(questions.id, id));

  return row;
}

export async function updateQuestionRow(tx: Db, id: string, fields: QuestionFields): Promise<void> {
  await tx
    .update(questions)
    .set({ ...fields, version: sql`${questions.version} + 1` })
    .where(eq(questions.id, id));
}

/** The practice tests that hold these questions. */
export async function findPracticeTestsOf(tx: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: questions.practiceTestId })
    .from(questions)
    .where(inArray(questions.id, [...ids]));

  return rows.map(({ id }) => id);
}

/** Those of the questions that stand in these practice tests, which are held already. */
export async function lockQuestions(
  tx: Db,
  ids: readonly string[],
  practiceTestIds: Iterable<string>,
): Promise<Pick<QuestionRow, 'id' | 'practiceTestId' | 'passageId' | 'questionText'>[]> {
  const { id, practiceTestId, passageId, questionText } = questions;

  return tx
    .select({ id, practiceTestId, passageId, questionText })
    .from(questions)
    .where(and(inArray(id, [...ids]), inArray(practiceTestId, [...practiceTestIds])))
    .orderBy(asc(questions.displayOrder), asc(questions.id))
    .for('update');
}

export async function moveQuestionRows(
  tx: Db,
  ids: readonly string[],
  { practiceTestId, firstPlace }: { practiceTestId: string; firstPlace: number },
): Promise<void> {
  await tx.execute(sql`
    update ${questions} set practice_test_id = ${practiceTestId}, version = version + 1,
      display_order = ${firstPlace} + place.number - 1
    from unnest(${sql.param([...ids])}::text[]) with ordinality as place(id, number)
    where ${questions}.id = place.id`);
}

/** Points questions of a practice test to another passage: when they move or are copied, their passage comes as a copy. */
export async function replacePassage(
  tx: Db,
  { practiceTestId, from, to }: { practiceTestId: string; from: string; to: string },
): Promise<void> {
  await tx
    .update(questions)
    .set({ passageId: to })
    .where(and(eq(questions.practiceTestId, practiceTestId), eq(questions.passageId, from)));
}

/** Deletes those of the passages that no question asks about any more. */
export async function deleteUnusedPassages(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;

  await tx
    .delete(passages)
    .where(
      and(
        inArray(passages.id, [...ids]),
        notExists(tx.select().from(questions).where(eq(questions.passageId, passages.id))),
      ),
    );
}

export async function findPassages(db: Db, practiceTestId: string) {
  return db
    .select({ passage: passages, questionCount: count(questions.id) })
    .from(passages)
    .leftJoin(questions, eq(questions.passageId, passages.id))
    .where(eq(passages.practiceTestId, practiceTestId))
    .groupBy(passages.id)
    .orderBy(asc(passages.id));
}

export async function findPassage(db: Db, id: string): Promise<PassageRow | undefined> {
  const [row] = await db.select().from(passages).where(eq(passages.id, id));

  return row;
}

export async function countQuestionsOfPassage(db: Db, id: string): Promise<number> {
  return db.$count(questions, eq(questions.passageId, id));
}

export async function findPassagesById(db: Db, ids: readonly string[]): Promise<PassageRow[]> {
  if (ids.length === 0) return [];

  return db
    .select()
    .from(passages)
    .where(inArray(passages.id, [...ids]));
}

export async function updatePassageRow(tx: Db, id: string, fields: PassageFields): Promise<void> {
  await tx.update(passages).set(fields).where(eq(passages.id, id));
}

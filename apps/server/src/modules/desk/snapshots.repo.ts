import { eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import type { Db } from '#database/connect.ts';
import { deletedContent, passages, practiceTests, products, questions, subjects } from '#database/schema.ts';

export type ContentKind = (typeof deletedContent.$inferSelect)['kind'];

const TABLE_OF = {
  product: products,
  subject: subjects,
  practice_test: practiceTests,
  question: questions,
} satisfies Record<ContentKind, PgTable>;

/** Which rows of each table hang below one row, the row itself included; a question takes a copy of its passage along. */
function rowsBelow(kind: ContentKind, id: string): Record<string, SQL> {
  const subjectIds =
    kind === 'product' ? sql`select id from subjects where product_id = ${id}` : sql`select ${id}::text`;
  const testIds =
    kind === 'practice_test'
      ? sql`select ${id}::text`
      : sql`select id from practice_tests where subject_id in (${subjectIds})`;
  if (kind === 'question') {
    return {
      questions: sql`select * from questions where id = ${id}`,
      passages: sql`select * from passages where id = (select passage_id from questions where id = ${id})`,
    };
  }

  return {
    ...(kind === 'product' && { products: sql`select * from products where id = ${id}` }),
    ...(kind !== 'practice_test' && { subjects: sql`select * from subjects where id in (${subjectIds})` }),
    practice_tests: sql`select * from practice_tests where id in (${testIds})`,
    passages: sql`select * from passages where practice_test_id in (${testIds})`,
    questions: sql`select * from questions where practice_test_id in (${testIds})`,
  };
}

/** Copies a row and all below it into the store of deleted content. The rows never leave the database. */
export async function insertSnapshot(
  tx: Db,
  row: { id: string; kind: ContentKind; contentId: string; deletedBy: string },
): Promise<{ practiceTestCount: number; questionCount: number }> {
  const below = rowsBelow(row.kind, row.contentId);
  const parts = Object.entries(below).map(
    ([table, rows]) =>
      sql`${table}::text, coalesce((select jsonb_agg(row) from (${rows}) as row), '[]'::jsonb)`,
  );
  const { title, place } = await findTitleAndPlace(tx, row.kind, row.contentId);
  const [inserted] = await tx
    .insert(deletedContent)
    .values({
      id: row.id,
      kind: row.kind,
      title,
      place,
      deletedBy: row.deletedBy,
      snapshot: sql`jsonb_build_object(${sql.join(parts, sql`, `)})`,
      practiceTestCount: countOf(below['practice_tests']),
      questionCount: countOf(below['questions']),
    })
    .returning({
      practiceTestCount: deletedContent.practiceTestCount,
      questionCount: deletedContent.questionCount,
    });
  if (!inserted) throw new Error('The snapshot was not stored');

  return inserted;
}

/** Copies questions of one practice test, with these passages of it. */
export async function insertSnapshotOfQuestions(
  tx: Db,
  row: { id: string; practiceTestId: string; title: string; deletedBy: string; ids: readonly string[] },
  passageIds: readonly string[],
): Promise<void> {
  const { title, place } = await findTitleAndPlace(tx, 'practice_test', row.practiceTestId);
  const rowsOf = (table: PgTable, ids: readonly string[]) =>
    sql`(select coalesce(jsonb_agg(row), '[]'::jsonb) from ${table} as row where row.id = any(${sql.param([...ids])}::text[]))`;
  await tx.insert(deletedContent).values({
    id: row.id,
    kind: 'question',
    title: row.title,
    place: `${place} / ${title}`,
    deletedBy: row.deletedBy,
    snapshot: sql`jsonb_build_object('questions', ${rowsOf(questions, row.ids)}, 'passages', ${rowsOf(passages, passageIds)})`,
    practiceTestCount: 0,
    questionCount: row.ids.length,
  });
}

export async function deleteQuestions(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.delete(questions).where(anyOf(questions.id, ids));
}

export async function findPassageIds(tx: Db, practiceTestId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: passages.id })
    .from(passages)
    .where(eq(passages.practiceTestId, practiceTestId));

  return rows.map(({ id }) => id);
}

export async function deletePassages(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.delete(passages).where(anyOf(passages.id, ids));
}

/** Deletes the row; foreign keys take what hangs below it. */
export async function deleteContentRow(tx: Db, kind: ContentKind, id: string): Promise<void> {
  const table = TABLE_OF[kind];
  await tx.delete(table).where(eq(table.id, id));
}

/** Those that another one deletes at the same moment are left to it. */
export async function deleteOlderThan(db: Db, moment: Date): Promise<void> {
  const old = db
    .select({ id: deletedContent.id })
    .from(deletedContent)
    .where(lt(deletedContent.deletedAt, moment))
    .for('update', { skipLocked: true });
  await db.delete(deletedContent).where(inArray(deletedContent.id, old));
}

/** One parameter, however many they are. */
function anyOf(column: PgColumn, ids: readonly string[]): SQL {
  return sql`${column} = any(${sql.param([...ids])}::text[])`;
}

function countOf(rows: SQL | undefined): SQL<number> {
  return rows ? sql`(select count(*)::int from (${rows}) as row)` : sql`0`;
}

/** What the row is called, and where it stands, as `GED / Science`. */
async function findTitleAndPlace(tx: Db, kind: ContentKind, id: string) {
  const [row] = await tx
    .select({
      product: products.name,
      subject: subjects.name,
      test: practiceTests.title,
      question: sql<string | null>`left(${questions.questionText}, 80)`,
    })
    .from(products)
    .leftJoin(subjects, eq(subjects.productId, products.id))
    .leftJoin(practiceTests, eq(practiceTests.subjectId, subjects.id))
    .leftJoin(questions, eq(questions.practiceTestId, practiceTests.id))
    .where(eq(TABLE_OF[kind].id, id))
    .limit(1);
  const depth = { product: 1, subject: 2, practice_test: 3, question: 4 }[kind];
  const names = [row?.product, row?.subject, row?.test, row?.question].slice(0, depth);

  return { title: names.at(-1) ?? '', place: names.slice(0, -1).join(' / ') };
}

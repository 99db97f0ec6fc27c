import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import type { Db } from '#database/connect.ts';
import { practiceTests, products, questions, studyMaterials, subjects } from '#database/schema.ts';

type Ordered = PgTable & { id: PgColumn; displayOrder: PgColumn };

/** A list that has an order: its table, and whose children it holds. Products and study materials are lists without a parent. */
export type OrderedList = { table: Ordered; parent: PgColumn | undefined };

export const PRODUCTS: OrderedList = { table: products, parent: undefined };
export const SUBJECTS_OF: OrderedList = { table: subjects, parent: subjects.productId };
export const TESTS_OF: OrderedList = { table: practiceTests, parent: practiceTests.subjectId };
export const QUESTIONS_OF: OrderedList = { table: questions, parent: questions.practiceTestId };
export const STUDY_MATERIALS: OrderedList = { table: studyMaterials, parent: undefined };

/** The ids in their order, locked until the transaction ends: of two who reorder at once, the second waits. */
export async function findIdsInOrder(
  tx: Db,
  { table, parent }: OrderedList,
  parentId: string | undefined,
): Promise<string[]> {
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(parent && eq(parent, parentId))
    .orderBy(asc(table.displayOrder), asc(table.id))
    .for('no key update');

  return rows.map(({ id }) => String(id));
}

/** Gives the rows the places 0, 1, 2 … in the order of their ids. */
export async function placeInOrder(tx: Db, { table }: OrderedList, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update ${table} set display_order = place.number - 1
    from unnest(${sql.param([...ids])}::text[]) with ordinality as place(id, number)
    where ${table}.id = place.id and ${table}.display_order <> place.number - 1`);
}

/** A place in a list: whose list, and which place. */
type Place = { parentId: string | undefined; displayOrder: number };

/** Closes the gap that a row leaves, so that the count of the list is always the next free place. */
export async function closeGap(
  tx: Db,
  { table, parent }: OrderedList,
  { parentId, displayOrder }: Place,
): Promise<void> {
  await tx
    .update(table)
    .set({ displayOrder: sql`${table.displayOrder} - 1` })
    .where(and(parent && eq(parent, parentId), gt(table.displayOrder, displayOrder)));
}

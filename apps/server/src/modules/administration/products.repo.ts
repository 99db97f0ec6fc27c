import { asc, eq, inArray, sql } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { products } from '#database/schema.ts';

export type ProductRow = typeof products.$inferSelect;
type NewProduct = typeof products.$inferInsert;
export type ProductFields = { name: string; description: string | null };

// Written out: inside a query of one table, Drizzle leaves the table's name away, and the inner tables have ids too.
const subjectCount = sql<number>`(select count(*)::int from subjects where product_id = products.id)`;
const practiceTestCount = sql<number>`(select count(*)::int from practice_tests
  join subjects on subjects.id = subject_id where product_id = products.id)`;
const questionCount = sql<number>`(select count(*)::int from questions
  join practice_tests on practice_tests.id = practice_test_id
  join subjects on subjects.id = subject_id where product_id = products.id)`;

const withCounts = (db: Db) =>
  db.select({ product: products, subjectCount, practiceTestCount, questionCount }).from(products);

export type CountedProduct = Awaited<ReturnType<typeof findProducts>>[number];

export async function findProducts(db: Db) {
  return withCounts(db).orderBy(asc(products.displayOrder), asc(products.id));
}

export async function findProduct(db: Db, id: string): Promise<CountedProduct | undefined> {
  const [row] = await withCounts(db).where(eq(products.id, id));

  return row;
}

export async function findProductNames(db: Db, names: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ name: products.name })
    .from(products)
    .where(inArray(products.name, [...names]));

  return new Set(rows.map(({ name }) => name));
}

export async function countProducts(db: Db): Promise<number> {
  return db.$count(products);
}

/** The row, or undefined where another product has the name. */
export async function insertProduct(tx: Db, row: NewProduct): Promise<ProductRow | undefined> {
  const [inserted] = await tx.insert(products).values(row).onConflictDoNothing().returning();

  return inserted;
}

export async function findProductByName(db: Db, name: string): Promise<ProductRow | undefined> {
  const [row] = await db.select().from(products).where(eq(products.name, name));

  return row;
}

export async function updateProductRow(tx: Db, id: string, fields: ProductFields): Promise<void> {
  await tx
    .update(products)
    .set({ ...fields, version: sql`${products.version} + 1` })
    .where(eq(products.id, id));
}

/** Holds the row until the transaction ends, so that two edits of it come one after the other. */
export async function lockProduct(tx: Db, id: string): Promise<ProductRow | undefined> {
  const [row] = await tx.select().from(products).where(eq(products.id, id)).for('update');

  return row;
}

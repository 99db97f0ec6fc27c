import { asc, eq, like, sql } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { loadedContent, products } from '#database/schema.ts';

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

const DEFAULT_KEY = 'default-product:';

/** The names of default products that were there or made before, whatever became of them. */
export async function findKnownDefaults(db: Db): Promise<Set<string>> {
  const rows = await db
    .select({ key: loadedContent.key })
    .from(loadedContent)
    .where(like(loadedContent.key, `${DEFAULT_KEY}%`));

  return new Set(rows.map(({ key }) => key.slice(DEFAULT_KEY.length)));
}

export async function markDefaultsKnown(db: Db, names: readonly string[]): Promise<void> {
  await db
    .insert(loadedContent)
    .values(names.map((name) => ({ key: DEFAULT_KEY + name })))
    .onConflictDoNothing();
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

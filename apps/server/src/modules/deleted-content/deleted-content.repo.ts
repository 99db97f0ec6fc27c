import { desc, eq, getTableColumns, getTableName, gte, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { Db } from '#database/connect.ts';
import { deletedContent, passages, practiceTests, products, questions, subjects } from '#database/schema.ts';

export type DeletedRow = Omit<typeof deletedContent.$inferSelect, 'snapshot'>;
export type Snapshot = (typeof deletedContent.$inferSelect)['snapshot'];

/** From the top down: the order in which rows can be inserted again. */
const TABLES = [products, subjects, practiceTests, passages, questions];

/** Without the snapshot, which may be large. */
const SUMMARY = {
  id: deletedContent.id,
  kind: deletedContent.kind,
  title: deletedContent.title,
  place: deletedContent.place,
  practiceTestCount: deletedContent.practiceTestCount,
  questionCount: deletedContent.questionCount,
  deletedAt: deletedContent.deletedAt,
  deletedBy: deletedContent.deletedBy,
};

export async function findDeleted(db: Db, since: Date): Promise<DeletedRow[]> {
  return db
    .select(SUMMARY)
    .from(deletedContent)
    .where(gte(deletedContent.deletedAt, since))
    .orderBy(desc(deletedContent.deletedAt), desc(deletedContent.id));
}

/** The whole row, held until the transaction ends: of two who restore at once, one finds it gone. */
export async function lockDeleted(tx: Db, id: string) {
  const [row] = await tx.select().from(deletedContent).where(eq(deletedContent.id, id)).for('update');

  return row;
}

export async function removeDeleted(tx: Db, id: string): Promise<void> {
  await tx.delete(deletedContent).where(eq(deletedContent.id, id));
}

/**
 * Puts the rows of a snapshot back under their old ids. A passage that is still there is left as it is. A column that came
 * since takes its default, and one that went since is left out.
 */
export async function insertRows(tx: Db, snapshot: Snapshot): Promise<void> {
  for (const table of TABLES) {
    const rows = snapshot[getTableName(table)] ?? [];
    const [first] = rows;
    if (!first) continue;

    const known = columnNames(table).filter((name) => name in first);
    const names = sql.join(
      known.map((name) => sql.identifier(name)),
      sql`, `,
    );
    await tx.execute(sql`
      insert into ${table} (${names})
      select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)
      on conflict (id) do nothing`);
  }
}

function columnNames(table: PgTable): string[] {
  return Object.values(getTableColumns(table)).map(({ name }) => toSnakeCase(name));
}

export async function isProductNameTaken(tx: Db, name: string): Promise<boolean> {
  return (await tx.$count(products, eq(products.name, name))) > 0;
}

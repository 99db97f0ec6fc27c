import { and, eq, exists, getTableColumns, inArray, lt, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';

import type { Db } from '#database/connect.ts';
import { OWNED_TABLES, type OwnedTable } from '#database/schema/owned-tables.ts';

/**
 * Deletes rows that nobody comes back for; answers how many. At most so many at once, and none that somebody holds at
 * this moment.
 */
export async function deleteAbandoned(
  db: Db,
  { table, owner, abandoned }: OwnedTable,
  atMost: number,
): Promise<number> {
  if (abandoned === undefined) return 0;
  const deleted = await db
    .delete(table)
    .where(sql`ctid in (select ctid from ${table} where ${abandoned} limit ${atMost} for update skip locked)`)
    .returning({ owner });

  return deleted.length;
}

/** All that a guest owns becomes an account's. Where both have a row of what there is one of, one stays (`oneOf`). */
export async function takeOver(
  tx: Db,
  guestId: string,
  accountId: string,
  tables: readonly OwnedTable[] = OWNED_TABLES,
): Promise<void> {
  for (const owned of tables) {
    await deleteOlder(tx, owned, { of: accountId, against: guestId });
    await deleteDoubles(tx, owned, { of: guestId, against: accountId });
    await tx
      .update(owned.table)
      .set({ [keyOf(owned, owned.owner)]: accountId })
      .where(eq(owned.owner, guestId));
  }
}

/** All that somebody owns goes, and its parts with it. */
export async function deleteOwned(tx: Db, ownerId: string): Promise<void> {
  for (const { table, owner } of OWNED_TABLES) await tx.delete(table).where(eq(owner, ownerId));
}

export type OwnRows = { name: string; rows: Record<string, unknown>[] };

/** So many rows have their parts looked up at once. */
const ROWS_AT_ONCE = 100;

/** All that somebody owns, table by table; of a large one's parts, some at a time. */
export async function* findOwned(db: Db, ownerId: string): AsyncGenerator<OwnRows> {
  for (const owned of OWNED_TABLES) {
    const { name, table, owner, parts = [] } = owned;
    const rows = await db.select().from(table).where(eq(owner, ownerId));
    yield { name, rows };
    for (const part of parts) {
      const ids = rows.map((row) => row[keyOf(owned, part.id)]);
      for (let start = 0; start < Math.max(1, ids.length); start += ROWS_AT_ONCE) {
        const some = ids.slice(start, start + ROWS_AT_ONCE);
        yield { name: part.name, rows: await db.select().from(part.table).where(inArray(part.of, some)) };
      }
    }
  }
}

type Sides = { of: string; against: string };

/** Deletes rows of one owner for which the other has a later one. */
async function deleteOlder(tx: Db, owned: OwnedTable, sides: Sides): Promise<void> {
  const changedAt = owned.oneOf?.changedAt;
  if (changedAt) await deleteDoubles(tx, owned, sides, (other) => lt(changedAt, other(changedAt)));
}

/** Deletes rows of one owner for which the other has one too. */
async function deleteDoubles(
  tx: Db,
  owned: OwnedTable,
  { of, against }: Sides,
  onlyWhere: (other: (column: PgColumn) => PgColumn) => ReturnType<typeof eq> | undefined = () => undefined,
): Promise<void> {
  const { table, owner, oneOf } = owned;
  if (!oneOf) return;
  const others = alias(table, 'others');
  const columns = getTableColumns(others);
  const other = (column: PgColumn) => {
    const found = columns[keyOf(owned, column)];
    if (!found) throw new Error(`${column.name} is of another table`);

    return found as PgColumn;
  };
  const isSame = oneOf.columns.map((column) => eq(column, other(column)));
  const double = tx
    .select({ one: sql`1` })
    .from(others)
    .where(and(eq(other(owner), against), ...isSame, onlyWhere(other)));
  await tx.delete(table).where(and(eq(owner, of), exists(double)));
}

/** The name by which the code knows a column of a table. */
function keyOf({ table }: OwnedTable, column: PgColumn): string {
  const entry = Object.entries(getTableColumns(table)).find(([, own]) => own === column);
  if (!entry) throw new Error(`${column.name} is of another table`);

  return entry[0];
}

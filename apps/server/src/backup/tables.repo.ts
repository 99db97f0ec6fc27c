import { sql } from 'drizzle-orm';

import { type Db, PREPARE_LOCK } from '#database/connect.ts';

import type { Table } from './file-format.ts';

const ROWS_AT_ONCE = 1_000;
/** Of a table whose values may be megabytes each: pictures, snapshots, versions. */
const LARGE_ROWS_AT_ONCE = 10;
const LARGE_TYPES = new Set(['bytea', 'json', 'jsonb']);

/** What each value is written as has to be the same in both databases, wherever they run. */
export async function writeAlike(tx: Db): Promise<void> {
  await tx.execute(sql`set local timezone = 'UTC'`);
  await tx.execute(sql`set local datestyle = 'ISO, YMD'`);
  await tx.execute(sql`set local bytea_output = 'hex'`);
}

/** Our tables, each after those that it refers to, so that rows can be put in again in this order. */
export async function findTables(tx: Db): Promise<Table[]> {
  const columns = rowsOf<{ table: string; name: string; type: string }>(
    await tx.execute(sql`
      select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      order by c.relname, a.attnum`),
  );
  const references = rowsOf<{ table: string; target: string }>(
    await tx.execute(sql`
      select conrelid::regclass::text as table, confrelid::regclass::text as target
      from pg_constraint where contype = 'f' and conrelid <> confrelid`),
  );
  const tables = Map.groupBy(columns, ({ table }) => table);
  const ordered = new Set<string>();
  const add = (table: string) => {
    if (ordered.has(table)) return;
    for (const { target } of references.filter((one) => one.table === table)) add(target);
    ordered.add(table);
  };
  for (const table of tables.keys()) add(table);

  return [...ordered].map((table) => ({
    table,
    columns: (tables.get(table) ?? []).map(({ name, type }) => ({ name, type })),
  }));
}

/** The rows of a table as lines, a few at a time. */
export async function* readRows(tx: Db, { table, columns }: Table): AsyncGenerator<string> {
  const values = sql.join(
    columns.map(({ name }) => sql`${sql.identifier(name)}::text`),
    sql`, `,
  );
  const atOnce = columns.some(({ type }) => LARGE_TYPES.has(type)) ? LARGE_ROWS_AT_ONCE : ROWS_AT_ONCE;
  await tx.execute(
    sql`declare backup_rows no scroll cursor for select json_build_array(${values})::text as row from ${sql.identifier(table)}`,
  );
  for (;;) {
    const rows = rowsOf<{ row: string }>(
      await tx.execute(sql`fetch ${sql.raw(String(atOnce))} from backup_rows`),
    );
    if (rows.length === 0) break;
    for (const { row } of rows) yield row;
  }
  await tx.execute(sql`close backup_rows`);
}

/** Puts lines of rows into their table. */
export async function insertRows(tx: Db, { table, columns }: Table, rows: readonly string[]): Promise<void> {
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  // Types come from the catalog of the database itself (`requireSameTables`), never from the file.
  const values = sql.join(
    columns.map(({ type }, index) => sql.raw(`(row ->> ${index})::${type}`)),
    sql`, `,
  );
  await tx.execute(sql`
    insert into ${sql.identifier(table)} (${names})
    select ${values} from json_array_elements(${`[${rows.join(',')}]`}::json) as rows (row)`);
}

/** Whoever starts a server now waits until the transaction has ended. */
export async function holdStarts(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${PREPARE_LOCK})`);
}

export async function isEmpty(tx: Db): Promise<boolean> {
  const tables = await findTables(tx);

  return tables.length === 0;
}

/** All our tables, and what is known of migrations; nothing else of the database. */
export async function dropTables(tx: Db): Promise<void> {
  for (const { table } of await findTables(tx)) {
    await tx.execute(sql`drop table ${sql.identifier(table)} cascade`);
  }
  await tx.execute(sql`drop schema if exists drizzle cascade`);
}

/** Other connections to this database than this one: a server, most likely. */
export async function countOthers(tx: Db): Promise<number> {
  const [row] = rowsOf<{ count: number }>(
    await tx.execute(sql`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`),
  );

  return row?.count ?? 0;
}

/** What a driver answers to plain SQL: both give the rows in the same place. */
function rowsOf<Row>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows;
}

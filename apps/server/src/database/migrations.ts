import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

import { CannotStart } from '../cannot-start.ts';

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('migrations', import.meta.url));

type Db = Pick<PgDatabase<PgQueryResultHKT>, 'execute'>;

/** The name of a migration, its statements, and the time by which the database knows it. */
type Migration = { tag: string; when: number; hash: string; statements: string[] };

export class NewerSchema extends CannotStart {}

function readMigrations(): Migration[] {
  const journal = JSON.parse(readFileSync(`${MIGRATIONS_FOLDER}/meta/_journal.json`, 'utf8')) as {
    entries: { tag: string }[];
  };
  const files = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });

  return files.map(({ sql: statements, folderMillis: when, hash }, index) => ({
    tag: journal.entries[index]?.tag ?? '',
    when,
    hash,
    statements,
  }));
}

/** The last migration that a database has had; undefined where it has had none. Throws `NewerSchema` for one that is not known here. */
export async function lastMigrationOf(db: Db): Promise<string | undefined> {
  const [table] = rowsOf<{ name: string | null }>(
    await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`),
  );
  if (!table?.name) return undefined;
  const [last] = rowsOf<{ when: string }>(
    await db.execute(
      sql`select created_at::text as when from drizzle.__drizzle_migrations order by created_at desc limit 1`,
    ),
  );
  if (!last) return undefined;
  const known = readMigrations().find(({ when }) => when === Number(last.when));
  if (!known) {
    throw new NewerSchema(
      'The database was changed by a newer version of Second Bell. Start that version, or restore a backup that was made before. Nothing was changed.',
    );
  }

  return known.tag;
}

/** Whether this version knows a migration. */
export function isKnownMigration(tag: string): boolean {
  return readMigrations().some((migration) => migration.tag === tag);
}

/**
 * Runs the migrations up to and with `last`, or all, in the transaction that is open: Drizzle's own way begins and commits
 * one itself. What it writes down is the same.
 */
export async function migrateWithin(tx: Db, last?: string): Promise<void> {
  const done = await lastMigrationOf(tx);
  const migrations = readMigrations();
  const from = migrations.findIndex(({ tag }) => tag === done) + 1;
  const to = last === undefined ? migrations.length : migrations.findIndex(({ tag }) => tag === last) + 1;
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { statements, hash, when } of migrations.slice(from, to)) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${when})`,
    );
  }
}

function rowsOf<Row>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows;
}

import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { Client } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { inject } from 'vitest';

import { connect, type Database, type Db } from '#database/connect.ts';
import * as schema from '#database/schema.ts';

const MIGRATIONS = fileURLToPath(new URL('../database/migrations', import.meta.url));

let shared: Promise<Database> | undefined;

/**
 * A migrated database, on the engine that the vitest project names. The test files of a worker run one after the other
 * and share it: to start one takes longer than most files. It goes with the worker.
 */
export function openTestDatabase(): Promise<Database> {
  shared ??= openMigrated();

  return shared;
}

async function openMigrated(): Promise<Database> {
  const database = process.env['TEST_DATABASE'] === 'postgres' ? await openPostgres() : await openInMemory();
  await database.prepare(async () => {});

  return database;
}

/** A database as an older release left it: migrated up to that migration, and no further until `prepare` is called. */
export async function openOlderDatabase(lastMigration: string): Promise<Database> {
  const migrationsFolder = copyMigrationsUpTo(lastMigration);
  if (process.env['TEST_DATABASE'] !== 'postgres') {
    const database = await openInMemory();
    await migrateEmbedded(database.db as PgliteDatabase<typeof schema>, { migrationsFolder });

    return database;
  }
  const databaseUrl = await createPostgresDatabase();
  await migratePostgres(drizzlePostgres(databaseUrl), { migrationsFolder });

  return connect({ databaseUrl, dataDir: '' });
}

function copyMigrationsUpTo(lastMigration: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'second-bell-migrations-'));
  cpSync(MIGRATIONS, folder, { recursive: true });
  const journalFile = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8'));
  const count = journal.entries.findIndex(({ tag }: { tag: string }) => tag === lastMigration) + 1;
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));

  return folder;
}

/**
 * Most tests put a few rows in a few of the tables: to look costs far less than to delete, and that far less than to
 * truncate, which makes every file of every table anew. What has grown is truncated, for deleted rows keep their room.
 */
export async function emptyTables(db: Db): Promise<void> {
  await db.execute(sql`
    do $$
    declare
      name text;
      is_filled boolean;
    begin
      -- All tables are emptied, so no row needs to look for those that refer to it.
      set local session_replication_role = replica;
      for name in select quote_ident(tablename) from pg_tables where schemaname = 'public' loop
        execute 'select exists (select from ' || name || ')' into is_filled;
        if is_filled and pg_relation_size(name::regclass) < 262144 then
          execute 'delete from ' || name;
        elsif is_filled then
          execute 'truncate ' || name || ' cascade';
        end if;
      end loop;
    end $$
  `);
}

async function openInMemory(): Promise<Database> {
  const client = await PGlite.create();
  const db = drizzle(client, { schema, casing: 'snake_case' });

  return {
    db,
    prepare: async (afterwards) => {
      await migrateEmbedded(db, { migrationsFolder: MIGRATIONS });

      return afterwards(db);
    },
    watchContent: async () => {},
    isStorageFull: () => false,
    poolState: undefined,
    copyFiles: undefined,
    replica: undefined,
    close: () => client.close(),
  };
}

/** An empty database on the run's cluster; the cluster goes with the run, and the database with it. */
export async function createPostgresDatabase(): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const name = `t_${uuidv7().replaceAll('-', '')}`;
  const client = new Client(url.href);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  url.pathname = `/${name}`;

  return url.href;
}

async function openPostgres(): Promise<Database> {
  return connect({ databaseUrl: await createPostgresDatabase(), dataDir: '' });
}

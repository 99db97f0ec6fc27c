import { fileURLToPath } from 'node:url';

import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { Client } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { inject } from 'vitest';

import { connect, type Database, type Db } from '#database/connect.ts';
import * as schema from '#database/schema.ts';

const MIGRATIONS = fileURLToPath(new URL('../database/migrations', import.meta.url));

/** A migrated database of this test file's own, on the engine that the vitest project names. */
export async function openTestDatabase(): Promise<Database> {
  const database = process.env['TEST_DATABASE'] === 'postgres' ? await openPostgres() : await openInMemory();
  await database.prepare(async () => {});

  return database;
}

export async function emptyTables(db: Db): Promise<void> {
  await db.execute(
    sql`truncate products, subjects, practice_tests, passages, questions, study_materials, loaded_content, attempts, answers,
      test_versions, version_questions,
      users, sessions, accounts, verifications, sign_in_failures, audit_entries, deleted_content, images, uploads`,
  );
}

async function openInMemory(): Promise<Database> {
  const client = await PGlite.create();
  const db = drizzle(client, { schema, casing: 'snake_case' });

  return {
    db,
    prepare: async (afterwards) => {
      await migrate(db, { migrationsFolder: MIGRATIONS });

      return afterwards(db);
    },
    watchContent: async () => {},
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

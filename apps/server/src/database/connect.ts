import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';

import type { Config } from '#config';

import { CannotStart } from '../cannot-start.ts';
import { watchContent } from './content-watch.ts';
import type { Db } from './db.ts';
import { lastMigrationOf, MIGRATIONS_FOLDER } from './migrations.ts';
import { openPool, POOL_LIMITS, REPLICA_HELD_MS } from './pool.ts';
import { Replica } from './replica.ts';
import * as schema from './schema.ts';

export type { Db };

export type Database = {
  db: Db;
  /** Refuses a database of a newer version (`NewerSchema`), runs migrations, then `afterwards`, while no other process does: many may start at once. */
  prepare: <T>(afterwards: (db: Db) => Promise<T>) => Promise<T>;
  /**
   * Calls back when a process changed content, and after a time in which that could not be seen. Never on the embedded
   * database: it has one process, which knows.
   */
  watchContent: (changed: () => void) => Promise<void>;
  /** Whether the disk is almost full, as far as that can be seen from here: a server of PostgreSQL says so itself. */
  isStorageFull: () => boolean;
  /** Connections to PostgreSQL, and who waits for one; undefined on the embedded database. */
  poolState: (() => { open: number; free: number; waiting: number }) | undefined;
  /** Copies the files of the embedded database, as they are at one moment, for others to open; undefined on PostgreSQL. */
  copyFiles: (() => Promise<string>) | undefined;
  /** For reads that may lag; undefined where there is none. */
  replica: Replica | undefined;
  close: () => Promise<void>;
};

const MIGRATIONS = { migrationsFolder: MIGRATIONS_FOLDER };

/** Any fixed number: it names the lock under which one process at a time prepares the database. */
export const PREPARE_LOCK = 2_026_0731;

class DatabaseUnreachable extends CannotStart {}

/** PostgreSQL where `databaseUrl` is set, else the embedded one in `dataDir`. Each driver is loaded only where used. */
export function connect({
  databaseUrl,
  databaseReadUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'databaseReadUrl'>>): Promise<Database> {
  return databaseUrl === undefined ? connectEmbedded(dataDir) : connectPostgres(databaseUrl, databaseReadUrl);
}

async function connectPostgres(databaseUrl: string, databaseReadUrl: string | undefined): Promise<Database> {
  const { migrate } = await import('drizzle-orm/node-postgres/migrator');
  const { db, pool } = await openPooled(databaseUrl);
  const copy = databaseReadUrl === undefined ? undefined : await openPooled(databaseReadUrl, REPLICA_HELD_MS);
  const replica = copy && new Replica(db, copy.db);
  let stopWatching = async () => {};

  return {
    db,
    prepare: async (afterwards) => {
      // Advisory locks belong to a connection, so all of it runs on one; and no deadline: another may prepare for long.
      const { db: locked, client } = await connectClient(databaseUrl);
      try {
        await locked.execute(sql`select pg_advisory_lock(${PREPARE_LOCK})`);
        await lastMigrationOf(locked);
        await migrate(locked, MIGRATIONS);

        return await afterwards(locked);
      } finally {
        // And with the connection the lock.
        await client.end();
      }
    },
    watchContent: async (changed) => {
      stopWatching = await watchContent(databaseUrl, changed);
    },
    isStorageFull: () => false,
    poolState: () => ({ open: pool.totalCount, free: pool.idleCount, waiting: pool.waitingCount }),
    copyFiles: undefined,
    replica,
    close: async () => {
      await stopWatching();
      await replica?.stop();
      await copy?.pool.end();
      await pool.end();
    },
  };
}

/** Many connections, as one database; how long one may be held, in milliseconds, unless as `openPool` says. */
async function openPooled(databaseUrl: string, heldMs?: number) {
  const [{ default: pg }, { drizzle }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
  ]);
  const pool = openPool(pg, databaseUrl, heldMs);
  const db = drizzle(pool, { schema, casing: 'snake_case' });
  const onConnection = new WeakMap<PoolClient, typeof db>();
  // Drizzle itself takes a connection for a transaction and never gives it back where the begin fails: after a database
  // that was away for a moment, the pool would be empty for good.
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      const own = onConnection.get(client) ?? drizzle(client, { schema, casing: 'snake_case' });
      onConnection.set(client, own as typeof db);

      return await own.transaction(work, config);
    } finally {
      client.release();
    }
  };

  return { db, pool };
}

/** One connection to PostgreSQL, which waits for its answers without end. Throws `CannotStart` where there is none. */
export async function connectClient(databaseUrl: string) {
  const [{ default: pg }, { drizzle }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
  ]);
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: POOL_LIMITS.connectionTimeoutMillis,
  });
  await client.connect().catch((error: unknown) => {
    throw new DatabaseUnreachable(`PostgreSQL at ${hostOf(databaseUrl)} cannot be used: ${String(error)}`);
  });

  return { client, db: drizzle(client, { schema, casing: 'snake_case' }) };
}

async function connectEmbedded(dataDir: string): Promise<Database> {
  const [{ openEmbedded }, { drizzle }, { migrate }] = await Promise.all([
    import('./embedded.ts'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  const { client, close, isStorageFull, copyFiles } = await openEmbedded(dataDir);
  const db = drizzle(client, { schema, casing: 'snake_case' });

  return {
    db,
    prepare: async (afterwards) => {
      await lastMigrationOf(db);
      await migrate(db, MIGRATIONS);

      return afterwards(db);
    },
    watchContent: async () => {},
    isStorageFull,
    poolState: undefined,
    copyFiles,
    replica: undefined,
    close,
  };
}

/** The address without the password that it holds. */
function hostOf(databaseUrl: string): string {
  return URL.parse(databaseUrl)?.host ?? 'DATABASE_URL';
}

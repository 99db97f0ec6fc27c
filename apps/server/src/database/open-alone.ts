import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Config } from '#config';

import { connectClient, type Db } from './connect.ts';
import * as schema from './schema.ts';

/** A database that a command has for itself, as it stands: nothing is migrated, and no statement has a deadline. */
export type Alone = { db: Db; close: () => Promise<void> };

/**
 * PostgreSQL, on one connection, where `databaseUrl` is set, else the embedded database in `dataDir`.
 * Throws `DataFolderInUse` where a server has that folder, and `CannotStart` where the database cannot be used.
 */
export async function openAlone({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Alone> {
  if (databaseUrl !== undefined) {
    const { db, client } = await connectClient(databaseUrl);

    return { db, close: () => client.end() };
  }
  const [{ openEmbedded }, { drizzle }] = await Promise.all([
    import('./embedded.ts'),
    import('drizzle-orm/pglite'),
  ]);
  const { client, close } = await openEmbedded(dataDir);

  return { db: drizzle(client, { schema, casing: 'snake_case' }), close };
}

/** An empty embedded database for a while; nothing in it outlives a power cut. */
export async function openScratch(): Promise<Alone> {
  const [{ PGlite }, { drizzle }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
  ]);
  const folder = await mkdtemp(join(tmpdir(), 'second-bell-scratch-'));
  const client = await PGlite.create(folder);

  return {
    db: drizzle(client, { schema, casing: 'snake_case' }),
    close: async () => {
      await client.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A copy of the embedded database's files, which goes with the closing. */
export async function openCopy(folder: string): Promise<Alone> {
  const [{ openDurable }, { drizzle }] = await Promise.all([
    import('./durable-file-system.ts'),
    import('drizzle-orm/pglite'),
  ]);
  const client = await openDurable(join(folder, 'pgdata'));

  return {
    db: drizzle(client, { schema, casing: 'snake_case' }),
    close: async () => {
      await client.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

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

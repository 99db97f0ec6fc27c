import { join } from 'node:path';

import type { PGlite } from '@electric-sql/pglite';

import { toDataFolderError } from './data-folder-error.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { openDurable } from './durable-file-system.ts';
import { ensureFirstDatabase } from './first-database.ts';

/**
 * Opens the embedded PostgreSQL in `dataDir` for this process alone.
 * Throws `DataFolderError` where another process holds the folder, or it cannot be used as it is.
 */
export async function openEmbedded(dataDir: string): Promise<{ client: PGlite; close: () => Promise<void> }> {
  const unlock = await explained(dataDir, () => lockDataFolder(dataDir));
  try {
    const client = await explained(dataDir, async () => {
      const folder = join(dataDir, 'pgdata');
      await ensureFirstDatabase(dataDir, folder);

      return openDurable(folder);
    });

    return {
      client,
      close: async () => {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function explained<T>(dataDir: string, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    throw toDataFolderError(dataDir, error);
  }
}

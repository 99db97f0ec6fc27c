import { join } from 'node:path';

import type { PGlite } from '@electric-sql/pglite';

import { requireSpace, toDataFolderError, watchSpace } from './data-folder-error.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { openDurable } from './durable-file-system.ts';
import { ensureFirstDatabase } from './first-database.ts';
import { keepUp } from './upkeep.ts';

type Embedded = {
  client: PGlite;
  /** Whether the disk is almost full. */
  isStorageFull: () => boolean;
  close: () => Promise<void>;
};

/**
 * Opens the embedded PostgreSQL in `dataDir` for this process alone.
 * Throws `DataFolderError` where another process holds the folder, or it cannot be used as it is.
 */
export async function openEmbedded(dataDir: string): Promise<Embedded> {
  const unlock = await explained(dataDir, () => lockDataFolder(dataDir));
  try {
    const client = await explained(dataDir, async () => {
      const folder = join(dataDir, 'pgdata');
      requireSpace(dataDir);
      await ensureFirstDatabase(dataDir, folder);

      return openDurable(folder);
    });
    const space = watchSpace(dataDir);
    const stopUpkeep = keepUp(client);

    return {
      client,
      isStorageFull: space.isFull,
      close: async () => {
        space.stop();
        stopUpkeep();
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

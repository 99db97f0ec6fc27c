import { randomUUID } from 'node:crypto';
import { constants, readdirSync, rmSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
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
  /** Copies the database as it is at this moment, and answers in which folder it stands: whoever asked deletes that. */
  copyFiles: () => Promise<string>;
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
      deleteCopies(dataDir);
      await ensureFirstDatabase(dataDir, folder);

      return openDurable(folder);
    });
    const space = watchSpace(dataDir);
    const stopUpkeep = keepUp(client);

    return {
      client,
      isStorageFull: space.isFull,
      copyFiles: () => copyFiles(client, dataDir),
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

const COPY = 'copy-';

/**
 * While nothing is asked of the database, its files are what a power cut would leave: whole for whoever opens them next.
 * Everybody waits for as long as they are copied, 80 ms for an empty school's on two cores, or less where the file system shares them.
 */
async function copyFiles(client: PGlite, dataDir: string): Promise<string> {
  const folder = join(dataDir, `${COPY}${randomUUID()}`);
  await client.exec('checkpoint');
  try {
    await client.runExclusive(() =>
      cp(join(dataDir, 'pgdata'), join(folder, 'pgdata'), {
        recursive: true,
        mode: constants.COPYFILE_FICLONE,
      }),
    );
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }

  return folder;
}

/** Those that a command left which was killed. */
function deleteCopies(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(COPY)) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}

async function explained<T>(dataDir: string, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    throw toDataFolderError(dataDir, error);
  }
}

import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { DataFolderError } from './data-folder-error.ts';

/** Every folder of PostgreSQL's has it, from the first moment on. */
const VERSION_FILE = 'PG_VERSION';
const SCRATCH = 'first-start';
/** Stands in the scratch folder before anything else: without it, what is there is not ours to delete. */
const MARK = 'made-by-second-bell';

/**
 * Makes the first database where there is none yet. A folder that is not empty and holds no database is never touched:
 * it may be one that has lost a file. Throws `DataFolderError`, which says what was found.
 *
 * The database is made beside its place and moved there when it is whole and on the disk, so that a start that was cut
 * short leaves nothing that a later one could take for a database, or for the loss of one.
 */
export async function ensureFirstDatabase(dataDir: string, folder: string): Promise<void> {
  if (existsSync(join(folder, VERSION_FILE))) return;

  const found = existsSync(folder) ? readdirSync(folder) : [];
  if (found.length > 0) {
    throw new DataFolderError(
      `${folder} is not empty, but ${VERSION_FILE} is missing in it, so a database there has lost files. Nothing was changed. Restore the folder from a backup, or move it away to start with an empty database. (Found: ${found.slice(0, 5).join(', ')}${found.length > 5 ? ', …' : ''})`,
    );
  }

  const scratch = join(dataDir, SCRATCH);
  const made = join(scratch, 'pgdata');
  clearScratch(scratch, made);
  mkdirSync(scratch);
  writeFileSync(join(scratch, MARK), '');
  mkdirSync(made);
  await makeDatabase(made);
  await syncTree(made);

  // Moving a folder to where an empty one stands is not possible everywhere.
  if (existsSync(folder)) rmdirSync(folder);
  renameSync(made, folder);
  await syncFolder(dataDir);
  clearScratch(scratch, made);
}

async function makeDatabase(folder: string): Promise<void> {
  const worker = new Worker(new URL('first-database-worker.ts', import.meta.url), {
    workerData: folder,
    // Not those of the process: some are for its own script alone.
    execArgv: [],
  });
  await once(worker, 'exit');
}

/** What a first start left that was cut short: the mark goes last, for the same may happen to this. */
function clearScratch(scratch: string, made: string): void {
  if (!existsSync(scratch)) return;
  const found = readdirSync(scratch);
  if (found.length > 0 && !found.includes(MARK)) {
    throw new DataFolderError(
      `${scratch} is in the way of the first database, and was not made by Second Bell. Move it away, then start again.`,
    );
  }
  rmSync(made, { recursive: true, force: true });
  rmSync(scratch, { recursive: true });
}

/** All at once: the disk then writes them together, where a thousand one by one take seconds. */
async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);

      return entry.isDirectory() ? syncFolder(path) : sync(path, 'r+');
    }),
  );
  await syncFolder(folder);
}

async function syncFolder(path: string): Promise<void> {
  // Windows opens no folders, and keeps their entries by itself.
  if (process.platform !== 'win32') await sync(path, 'r');
}

async function sync(path: string, flags: string): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

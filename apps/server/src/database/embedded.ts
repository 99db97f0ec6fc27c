import { fdatasyncSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

import { lockDataFolder } from './data-folder-lock.ts';

/**
 * PGlite's own start parameters, but for `-F` (which switches fsync off), with real durability instead.
 * See docs/decisions/0003-embedded-database.md for what was measured.
 */
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=16MB',
];

type EmscriptenOptions = Parameters<NodeFS['init']>[1];
type Stream = { nfd: number };
type ModuleWithNodeFs = { NODEFS: { stream_ops: { fsync?: (stream: Stream) => number } } };

/** Emscripten's file system answers fsync without calling it: this one reaches the disk. */
class DurableNodeFs extends NodeFS {
  override async init(pg: PGlite, options: EmscriptenOptions): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const syncToDisk = (module: unknown) => {
      (module as ModuleWithNodeFs).NODEFS.stream_ops.fsync = ({ nfd }) => {
        fdatasyncSync(nfd);

        return 0;
      };
    };

    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...asList(emscriptenOpts.preRun), syncToDisk] } };
  }
}

/**
 * Opens the embedded PostgreSQL in `dataDir` for this process alone.
 * Throws `DataFolderInUse` where another process holds the folder.
 */
export async function openEmbedded(dataDir: string): Promise<{ client: PGlite; close: () => Promise<void> }> {
  const unlock = lockDataFolder(dataDir);
  try {
    const folder = join(dataDir, 'pgdata');
    mkdirSync(folder, { recursive: true });
    const options: PGliteOptions = { fs: new DurableNodeFs(folder), startParams: START_PARAMETERS };
    const client = await PGlite.create(options);

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

function asList<T>(value: T | T[] | undefined): T[] {
  if (value === undefined) return [];

  return Array.isArray(value) ? value : [value];
}

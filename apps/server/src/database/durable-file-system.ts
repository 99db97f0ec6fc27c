import { fdatasyncSync } from 'node:fs';

import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

import { giveUp } from '../say.ts';
import { isEmbeddedDead } from './failures.ts';

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
  // Of the log, as much is kept for its next pieces: `upkeep.ts` cuts it.
  '-c',
  'min_wal_size=32MB',
  '-c',
  'max_wal_size=128MB',
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

/** PostgreSQL inside the process, which ends the process when it has failed as a whole: decision 18 says why. */
class MortalPGlite extends PGlite {
  override async execProtocolStream(
    ...call: Parameters<PGlite['execProtocolStream']>
  ): ReturnType<PGlite['execProtocolStream']> {
    try {
      return await super.execProtocolStream(...call);
    } catch (error) {
      if (this.ready && isEmbeddedDead(error)) {
        giveUp(`The database has failed, maybe because its disk is full or broken. (${String(error)})`);
      }
      throw error;
    }
  }
}

/** The embedded database in a folder of PostgreSQL's own files; makes it where the folder is empty. */
export async function openDurable(folder: string): Promise<PGlite> {
  const options: PGliteOptions = { fs: new DurableNodeFs(folder), startParams: START_PARAMETERS };

  const client = new MortalPGlite(options);
  await client.waitReady;

  return client;
}

function asList<T>(value: T | T[] | undefined): T[] {
  if (value === undefined) return [];

  return Array.isArray(value) ? value : [value];
}

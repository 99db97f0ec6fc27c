import { fdatasyncSync } from 'node:fs';

import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

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

/** The embedded database in a folder of PostgreSQL's own files; makes it where the folder is empty. */
export function openDurable(folder: string): Promise<PGlite> {
  const options: PGliteOptions = { fs: new DurableNodeFs(folder), startParams: START_PARAMETERS };

  return PGlite.create(options);
}

function asList<T>(value: T | T[] | undefined): T[] {
  if (value === undefined) return [];

  return Array.isArray(value) ? value : [value];
}

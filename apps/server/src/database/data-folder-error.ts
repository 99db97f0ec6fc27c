import { statfsSync } from 'node:fs';

import { CannotStart } from '../cannot-start.ts';

/** The data folder cannot be used as it is; the message says what was found and what to do. */
export class DataFolderError extends CannotStart {}

/** Numbers of the embedded database's own file system, beside the names of Node's. */
const FULL = new Set<string | number>(['ENOSPC', 'EDQUOT', 51, 19]);
const NOT_WRITABLE = new Set<string | number>(['EROFS', 'EACCES', 'EPERM', 69, 2, 63]);

/** A piece of PostgreSQL's log and a little more: with less it tries forever to write one. */
const SPACE_TO_START = 32 * 1024 * 1024;
/** Below this nothing more is stored: the log's next pieces and a checkpoint must still find room. */
const SPACE_TO_WRITE = 64 * 1024 * 1024;
const LOOK_EVERY_MS = 5_000;

/** Throws where a start would fail for want of room. */
export function requireSpace(folder: string): void {
  if (freeBytes(folder) < SPACE_TO_START) throw fullError(folder);
}

/** Looks at the disk from time to time; answers whether it is almost full. */
export function watchSpace(folder: string): { isFull: () => boolean; stop: () => void } {
  const look = () => freeBytes(folder) < SPACE_TO_WRITE;
  let isFull = look();
  const watch = setInterval(() => {
    isFull = look();
  }, LOOK_EVERY_MS).unref();

  return { isFull: () => isFull, stop: () => clearInterval(watch) };
}

/** Words for what went wrong while the folder, or the database in it, was opened. */
export function toDataFolderError(folder: string, error: unknown): DataFolderError {
  if (error instanceof DataFolderError) return error;

  const code = codeOf(error);
  if (FULL.has(code) || freeBytes(folder) < SPACE_TO_START) return fullError(folder);
  if (NOT_WRITABLE.has(code)) {
    return new DataFolderError(
      `${folder} cannot be written to. Let the user who runs the server write there, or set another DATA_DIR.`,
    );
  }
  if (code === 'EEXIST' || code === 'ENOTDIR') {
    return new DataFolderError(`${folder} is no folder. Set another DATA_DIR.`);
  }

  return new DataFolderError(
    `The database in ${folder} cannot be opened: it is damaged, or of another version. Restore the folder from a backup, or set another DATA_DIR. (${String(error)})`,
  );
}

function fullError(folder: string): DataFolderError {
  return new DataFolderError(`The disk that holds ${folder} is full. Free some space, then start again.`);
}

/** How much this user may still write there; without end where that cannot be told. */
function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);

    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

function codeOf(error: unknown): string | number {
  if (typeof error !== 'object' || error === null) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;

  return 'errno' in error && typeof error.errno === 'number' ? error.errno : '';
}

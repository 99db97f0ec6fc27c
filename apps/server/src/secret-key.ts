import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { Config } from '#config';

import { CannotStart } from './cannot-start.ts';

const FILE = 'secret.key';
const BYTES = 32;

/**
 * The secret from which keys are derived for what must not be read out of the database: `SECRET_KEY`, else, with the
 * embedded database, a file in its folder that is made once and that its owner alone can read. On PostgreSQL there is none
 * without `SECRET_KEY`: several hosts need the same one, and a host's files may be gone tomorrow.
 *
 * To be called while the data folder is held by this process.
 */
export function findSecretKey({
  secretKey,
  databaseUrl,
  dataDir,
}: Pick<Config, 'secretKey' | 'databaseUrl' | 'dataDir'>): string | undefined {
  if (secretKey !== undefined || databaseUrl !== undefined) return secretKey;

  return readKey(join(dataDir, FILE)) ?? makeKey(join(dataDir, FILE));
}

function readKey(file: string): string | undefined {
  try {
    const key = readFileSync(file, 'utf8').trim();
    if (key === '') throw new CannotStart(`${file} is empty. Put its copy back, or delete it for a new key.`);

    return key;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** On the disk before anything is encrypted with it: a key that a power cut takes would take codes with it. */
function makeKey(file: string): string {
  const key = randomBytes(BYTES).toString('base64url');
  const unfinished = `${file}.new`;
  const handle = openSync(unfinished, 'w', 0o600);
  writeSync(handle, `${key}\n`);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(unfinished, file);
  syncFolder(dirname(file));

  return key;
}

/** The entry of the file, too. Windows opens no folders, and keeps their entries by itself. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

import { z } from 'zod';

const holderSchema = z.object({
  pid: z.int(),
  host: z.string(),
  startedAt: z.string(),
  /** The kernel's own start time of the process, where it tells: another process may get the number later. */
  birth: z.string().optional(),
});

type Holder = z.infer<typeof holderSchema>;

export class DataFolderInUse extends Error {}

/**
 * Takes the folder for this process, since two processes on one embedded database corrupt it.
 *
 * A lock whose process is gone (kill -9, power cut) is taken over. Returns the function that gives the folder back.
 * Throws `DataFolderInUse`, which names the holder.
 */
export function lockDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lockFile = join(folder, 'lock');
  const takeoverFile = join(folder, 'lock.takeover');

  if (!claim(lockFile)) {
    refuseIfHeld(folder, lockFile);

    // Two starters may both find a dead holder: only the one that makes this file may replace the lock,
    // and it looks again, since the other may have finished in between.
    if (!claim(takeoverFile))
      throw new DataFolderInUse(`Another process is just taking over ${folder}. Try again.`);
    try {
      refuseIfHeld(folder, lockFile);
      rmSync(lockFile, { force: true });
      if (!claim(lockFile)) throw new DataFolderInUse(`Another process has just taken ${folder}.`);
    } finally {
      rmSync(takeoverFile, { force: true });
    }
  }

  return () => rmSync(lockFile, { force: true });
}

/** Makes the file with this process's name in it; false where it stands already. */
function claim(file: string): boolean {
  const holder: Holder = {
    pid: process.pid,
    host: hostname(),
    startedAt: new Date().toISOString(),
    birth: findProcess(process.pid)?.birth,
  };
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx' });

    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function refuseIfHeld(folder: string, lockFile: string): void {
  const holder = readHolder(lockFile);
  if (!holder) return;

  const who = `process ${holder.pid} on ${holder.host}, running since ${holder.startedAt}`;
  if (holder.host !== hostname()) {
    // Another machine's processes cannot be seen from here, so a person decides.
    throw new DataFolderInUse(`${folder} is in use by ${who}. If it no longer runs, delete ${lockFile}.`);
  }
  // A restarted container has the same process number as the one that died in it.
  if (holder.pid !== process.pid && isAlive(holder)) {
    throw new DataFolderInUse(`${folder} is in use by ${who}. Stop it first, or set another DATA_DIR.`);
  }
}

/** Undefined where the lock is gone or was cut short by a crash while it was written. */
function readHolder(lockFile: string): Holder | undefined {
  try {
    return holderSchema.safeParse(JSON.parse(readFileSync(lockFile, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

function isAlive({ pid, birth }: Holder): boolean {
  const found = findProcess(pid);
  if (found && birth !== undefined) return found.birth === birth && !found.isZombie;

  try {
    process.kill(pid, 0);

    return true;
  } catch (error) {
    // EPERM: it lives, and belongs to someone else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** What Linux tells of a process (proc(5), fields 3 and 22 of stat); undefined elsewhere, or where there is none. */
function findProcess(pid: number): { birth: string; isZombie: boolean } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command's name, in brackets, may hold blanks: the fields are counted from behind it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');

    return { birth: fields[19] ?? '', isZombie: fields[0] === 'Z' };
  } catch {
    return undefined;
  }
}

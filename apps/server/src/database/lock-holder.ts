import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

import { v4 as uuidv4 } from 'uuid';
import { z } from 'zod';

const holderSchema = z.object({
  pid: z.int(),
  host: z.string(),
  startedAt: z.string(),
  /** The kernel's own start time of the process, where it tells: another process may get the number later. */
  birth: z.string().optional(),
  /** Where the number means this process and no other (`findPlace`). Locks of earlier versions have none. */
  place: z.string().optional(),
  /** Tells this lock from every other. */
  token: z.string().optional(),
});

/** Who holds a data folder, as its lock file names it. */
export type Holder = z.infer<typeof holderSchema>;

export function newHolder(): Holder & { token: string } {
  return {
    pid: process.pid,
    host: hostname(),
    startedAt: new Date().toISOString(),
    birth: findProcess(process.pid)?.birth,
    place: findPlace(),
    token: uuidv4(),
  };
}

/** Undefined where the lock is gone, or was cut short by a power cut: whoever lives has a whole one. */
export function readHolder(lockFile: string): Holder | undefined {
  try {
    return holderSchema.safeParse(JSON.parse(readFileSync(lockFile, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

/**
 * Whether the holder still runs, as far as the kernel here can tell; undefined where it cannot: the holder is in
 * another container, on another machine, or from before this one was started again.
 */
export function isRunning({ pid, birth, place, host }: Holder): boolean | undefined {
  if (place === undefined ? host !== hostname() : place !== findPlace()) return undefined;

  const found = findProcess(pid);
  if (found && birth !== undefined) return found.birth === birth && !found.isZombie;
  // Its number is ours: it was given again, as to the first process of a container that was started again.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);

    return true;
  } catch (error) {
    // EPERM: it lives, and belongs to someone else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * The boot of the machine and the process numbers' own namespace: two containers have the same numbers and may have the
 * same host name, and a host name outlives a boot. Elsewhere than on Linux the host name must do.
 */
function findPlace(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();

    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
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

import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { giveUp, say } from '../say.ts';
import { DataFolderError } from './data-folder-error.ts';
import { type Holder, isRunning, newHolder, readHolder } from './lock-holder.ts';

export class DataFolderInUse extends DataFolderError {}

/** The holder touches its lock so often; one that the kernel cannot tell of is dead after such a silence. */
const TIMES = { beatMs: 5_000, silenceMs: 30_000 };
const WATCH_MS = 200;
const MAX_TRIES = 10;

/**
 * Takes the folder for this process, since two processes on one embedded database corrupt it.
 *
 * A lock whose process is gone (kill -9, power cut, a container that was made anew) is taken over: decision 16 says why
 * that is safe. Returns the function that gives the folder back. Throws `DataFolderInUse`, which names the holder.
 */
export async function lockDataFolder(folder: string, times = TIMES): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  const lockFile = join(folder, 'lock');

  for (let tries = 1; ; tries += 1) {
    const holder = newHolder();
    const claim = putClaim(folder, holder);
    try {
      const rival = await findRival(folder, claim, times);
      if (rival === undefined) {
        renameSync(claim, lockFile);
        return keepBeating(lockFile, holder.token, times.beatMs);
      }
      if (rival.file === lockFile || tries === MAX_TRIES) throw inUse(folder, rival);
    } finally {
      rmSync(claim, { force: true });
    }
    // Two that start at once both step back, and not for the same time.
    await wait(WATCH_MS * Math.random());
  }
}

type Rival = { file: string; holder: Holder };

/** Whoever wants the folder first says so and only then looks around: of two, at least one sees the other. */
function putClaim(folder: string, holder: Holder & { token: string }): string {
  const claim = join(folder, `lock.${holder.token}`);
  // Whole from the moment that it has its name: what cannot be read is nobody's.
  const unfinished = `${claim}.tmp`;
  try {
    writeFileSync(unfinished, JSON.stringify(holder));
    renameSync(unfinished, claim);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }

  return claim;
}

/** The lock, and the claims of those who are about to take it (`lock.<token>`). */
function isLockName(name: string): boolean {
  return name === 'lock' || (name.startsWith('lock.') && !name.endsWith('.tmp'));
}

/** Another living process that has the folder or is about to take it. Claims of dead ones are cleared away. */
async function findRival(folder: string, ours: string, times: typeof TIMES): Promise<Rival | undefined> {
  const lockFile = join(folder, 'lock');
  const claims = readdirSync(folder)
    .filter(isLockName)
    .map((name) => join(folder, name))
    .filter((file) => file !== ours && file !== lockFile);

  // The lock last: a claim that became the lock while the folder was read is found there.
  for (const file of [...claims, lockFile]) {
    const holder = readHolder(file);
    if (holder && (await isAlive(folder, { file, holder }, times))) return { file, holder };
    if (file !== lockFile) rmSync(file, { force: true });
  }

  return undefined;
}

async function isAlive(folder: string, rival: Rival, { silenceMs }: typeof TIMES): Promise<boolean> {
  const { file, holder } = rival;
  const known = isRunning(holder);
  if (known !== undefined) return known;
  // A process of an earlier version does not touch its lock, so a person decides.
  if (holder.place === undefined) throw inUse(folder, rival, `If it no longer runs, delete ${file}.`);

  say(`${nameOf(holder)} may still use ${folder}: waiting for a sign of it`);
  const before = beatOf(file);
  const end = performance.now() + silenceMs;
  while (performance.now() < end) {
    await wait(Math.min(WATCH_MS, silenceMs));
    const now = beatOf(file);
    if (now === undefined) return false;
    if (now !== before) return true;
  }

  return false;
}

/** When the lock was last touched; undefined where it is gone. */
function beatOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}

/** Touches the lock for others to see, and looks whether it is still ours: two must never go on at once. */
function keepBeating(lockFile: string, token: string, beatMs: number): () => void {
  const beat = setInterval(() => {
    if (readHolder(lockFile)?.token !== token) {
      giveUp(`${lockFile} was deleted, or another process has taken the data folder.`);
    }
    try {
      utimesSync(lockFile, new Date(), new Date());
    } catch {
      // A folder that cannot be written to is no other's either.
    }
  }, beatMs).unref();

  return () => {
    clearInterval(beat);
    rmSync(lockFile, { force: true });
  };
}

function inUse(
  folder: string,
  { holder }: Rival,
  advice = 'Stop it first, or set another DATA_DIR.',
): DataFolderInUse {
  return new DataFolderInUse(`${folder} is in use by ${nameOf(holder)}. ${advice}`);
}

function nameOf({ pid, host, startedAt }: Holder): string {
  return `process ${pid} on ${host}, running since ${startedAt}`;
}

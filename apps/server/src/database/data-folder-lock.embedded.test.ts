import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { DataFolderInUse, lockDataFolder } from './data-folder-lock.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'second-bell-lock-'));
/** A silence that is short, and a heart that beats in it. */
const TIMES = { beatMs: 100, silenceMs: 300 };
const PATIENT = { ...TIMES, silenceMs: 20_000 };
const LOCK = new URL('data-folder-lock.ts', import.meta.url).href;

/** Another process that takes the folder and waits. */
async function givenHolder(folder: string) {
  const script = `await (await import(${JSON.stringify(LOCK)})).lockDataFolder(${JSON.stringify(folder)}, ${JSON.stringify(TIMES)}); console.log('held'); setInterval(() => {}, 1000)`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd: import.meta.dirname });
  await once(holder.stdout, 'data');

  return holder;
}

/** The lock, or the claim, of a process that was here, told otherwise. */
async function givenLock(folder: string, change: object, name = 'lock') {
  const giveBack = await lockDataFolder(folder, TIMES);
  const holder = JSON.parse(readFileSync(join(folder, 'lock'), 'utf8'));
  giveBack();
  writeFileSync(join(folder, name), JSON.stringify({ ...holder, token: 'another', ...change }));
}

/** What stands in the folder while this process has it, and after. */
async function takeAndGiveBack(folder: string) {
  const giveBack = await lockDataFolder(folder, TIMES);
  const held = readdirSync(folder);
  giveBack();

  return { held, after: readdirSync(folder) };
}

const TAKEN = { held: ['lock'], after: [] };
const GONE = { pid: process.ppid, birth: '1' };
/** As a container has it that was made anew, whatever its host name. */
const ELSEWHERE = { pid: 1, birth: '1', place: 'another boot pid:[1]' };

describe('lockDataFolder', () => {
  it('refuses a folder that a living process holds, and says which', async () => {
    const folder = newFolder();
    const holder = await givenHolder(folder);

    await expect(lockDataFolder(folder, TIMES)).rejects.toThrow(
      new RegExp(`in use by process ${holder.pid} `),
    );
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    expect(await takeAndGiveBack(folder)).toEqual(TAKEN);
  });

  it('takes over from a process that died, also where its number belongs to another by now', async () => {
    const folder = newFolder();
    await givenLock(folder, GONE);

    expect(await takeAndGiveBack(folder)).toEqual(TAKEN);
  });

  it('takes over a lock that was cut short while it was written', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'lock'), '{"pid":');

    expect(await takeAndGiveBack(folder)).toEqual(TAKEN);
  });

  it.each(['lock.takeover', 'lock.0199a0c2'])(
    'clears %s of one that died while it took over',
    async (name) => {
      const folder = newFolder();
      await givenLock(folder, GONE, name);

      (await lockDataFolder(folder, TIMES))();
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  it.each([hostname(), 'elsewhere'])(
    'takes over from a process out of sight on %s that gives no sign of life',
    async (host) => {
      const folder = newFolder();
      await givenLock(folder, { ...ELSEWHERE, host });

      expect(await takeAndGiveBack(folder)).toEqual(TAKEN);
    },
  );

  it.each([hostname(), 'elsewhere'])('refuses while a process out of sight on %s lives', async (host) => {
    const folder = newFolder();
    await givenLock(folder, { ...ELSEWHERE, host });
    const heart = setInterval(() => utimesSync(join(folder, 'lock'), new Date(), new Date()), 20);
    onTestFinished(() => clearInterval(heart));

    await expect(lockDataFolder(folder, PATIENT)).rejects.toThrow(`in use by process 1 on ${host}`);
  });

  it('shows others that it lives', async () => {
    const folder = newFolder();
    const giveBack = await lockDataFolder(folder, { ...TIMES, beatMs: 20 });
    const { mtimeMs } = statSync(join(folder, 'lock'));

    await vi.waitFor(() => expect(statSync(join(folder, 'lock')).mtimeMs).not.toBe(mtimeMs), 20_000);
    giveBack();
  });

  it('ends a process whose lock was taken from it', async () => {
    const folder = newFolder();
    const holder = await givenHolder(folder);
    const ended = once(holder, 'exit');
    rmSync(join(folder, 'lock'));

    expect(await ended).toEqual([1, null]);
  });

  it('leaves the decision to a person where the lock is of a version that gave no sign of life', async () => {
    const folder = newFolder();
    writeFileSync(
      join(folder, 'lock'),
      JSON.stringify({ pid: 1, host: 'elsewhere', startedAt: '2026-01-01' }),
    );

    await expect(lockDataFolder(folder, TIMES)).rejects.toThrow(DataFolderInUse);
    await expect(lockDataFolder(folder, TIMES)).rejects.toThrow(/process 1 on elsewhere.*delete/);
  });

  it('lets one of many in that come at once after one that died', async () => {
    const folder = newFolder();
    await givenLock(folder, GONE);
    const entered = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataFolder(folder, TIMES)));

    const holders = entered.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(holders).toHaveLength(1);
    holders[0]?.();
  });

  it('gives the folder back', async () => {
    const folder = newFolder();
    expect(await takeAndGiveBack(folder)).toEqual(TAKEN);

    expect(await takeAndGiveBack(folder)).toEqual(TAKEN);
  });
});

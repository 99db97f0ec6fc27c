import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { DataFolderInUse, lockDataFolder } from './data-folder-lock.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'second-bell-lock-'));
const LOCK = new URL('data-folder-lock.ts', import.meta.url).href;

/** Another process that takes the folder and waits. */
async function givenHolder(folder: string) {
  const script = `(await import(${JSON.stringify(LOCK)})).lockDataFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000)`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd: import.meta.dirname });
  await once(holder.stdout, 'data');

  return holder;
}

describe('lockDataFolder', () => {
  it('refuses a folder that a living process holds, and says which', async () => {
    const folder = newFolder();
    const holder = await givenHolder(folder);

    expect(() => lockDataFolder(folder)).toThrow(new RegExp(`in use by process ${holder.pid} `));
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    lockDataFolder(folder)();
  });

  it('takes over from a process that died, also where its number belongs to another by now', () => {
    const folder = newFolder();
    lockDataFolder(folder);
    const lock = join(folder, 'lock');
    const holder = JSON.parse(readFileSync(lock, 'utf8'));
    writeFileSync(lock, JSON.stringify({ ...holder, pid: process.ppid, birth: '1' }));

    expect(() => lockDataFolder(folder)).not.toThrow();
  });

  it('takes over a lock that was cut short while it was written', () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'lock'), '{"pid":');

    expect(() => lockDataFolder(folder)).not.toThrow();
  });

  it('leaves the decision to a person where another machine holds the folder', () => {
    const folder = newFolder();
    writeFileSync(
      join(folder, 'lock'),
      JSON.stringify({ pid: 1, host: 'elsewhere', startedAt: '2026-01-01' }),
    );

    expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse);
    expect(() => lockDataFolder(folder)).toThrow(/process 1 on elsewhere.*delete/);
  });

  it('gives the folder back', () => {
    const folder = newFolder();
    lockDataFolder(folder)();

    expect(() => lockDataFolder(folder)).not.toThrow();
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it, vi } from 'vitest';

import { openEmbedded } from './embedded.ts';

const EMBEDDED = new URL('embedded.ts', import.meta.url).href;

vi.setConfig({ testTimeout: 180_000 });

const newFolder = () => mkdtempSync(join(tmpdir(), 'second-bell-first-'));

/** Opens the folder, uses its database, and closes it again. */
async function useDatabase(dataDir: string, statement: string) {
  const { client, close } = await openEmbedded(dataDir);
  try {
    return (await client.query(statement)).rows;
  } finally {
    await close();
  }
}

/** A first start that is killed while the database is made. */
async function givenCutShortStart(dataDir: string) {
  const script = `(await import(${JSON.stringify(EMBEDDED)})).openEmbedded(${JSON.stringify(dataDir)})`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd: import.meta.dirname });
  await vi.waitUntil(() => existsSync(join(dataDir, 'first-start', 'pgdata', 'base')), {
    timeout: 60_000,
    interval: 5,
  });
  child.kill('SIGKILL');
  await once(child, 'exit');
}

describe('openEmbedded', () => {
  /** The folder of the first test, which takes seconds to make. */
  const made = newFolder();

  it('makes a database in an empty folder, and finds it again', async () => {
    await useDatabase(made, 'create table kept (name text)');

    expect(readdirSync(made)).toEqual(['pgdata']);
    expect(await useDatabase(made, 'select * from kept')).toEqual([]);
  });

  it('makes no database over one that has lost its version file, and says what is there', async () => {
    const dataDir = newFolder();
    const folder = join(dataDir, 'pgdata');
    mkdirSync(join(folder, 'base'), { recursive: true });
    writeFileSync(join(folder, 'base', '1'), 'answers');

    await expect(openEmbedded(dataDir)).rejects.toThrow(
      /not empty, but PG_VERSION is missing.*\(Found: base\)/,
    );
    expect(readdirSync(dataDir)).toEqual(['pgdata']);
    expect(readdirSync(folder)).toEqual(['base']);
    expect(readFileSync(join(folder, 'base', '1'), 'utf8')).toBe('answers');
  });

  it('starts anew where a first start was killed', async () => {
    const dataDir = newFolder();
    await givenCutShortStart(dataDir);
    expect(existsSync(join(dataDir, 'pgdata'))).toBe(false);

    expect(await useDatabase(dataDir, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(readdirSync(dataDir)).toEqual(['pgdata']);
  });

  it('deletes no folder that it did not make', async () => {
    const dataDir = newFolder();
    mkdirSync(join(dataDir, 'first-start'));
    writeFileSync(join(dataDir, 'first-start', 'letters.txt'), '');

    await expect(openEmbedded(dataDir)).rejects.toThrow(/first-start is in the way.*not made by Second Bell/);
    expect(readdirSync(join(dataDir, 'first-start'))).toEqual(['letters.txt']);
  });

  it('says of a damaged database that it is damaged, and gives the folder back', async () => {
    const dataDir = newFolder();
    cpSync(join(made, 'pgdata'), join(dataDir, 'pgdata'), { recursive: true });
    rmSync(join(dataDir, 'pgdata', 'global', 'pg_control'));

    await expect(openEmbedded(dataDir)).rejects.toThrow(/cannot be opened: it is damaged.*backup/);
    expect(readdirSync(dataDir)).toEqual(['pgdata']);
  });

  it('says of a folder that is no folder that it cannot be used', async () => {
    const file = join(newFolder(), 'data');
    writeFileSync(file, '');

    await expect(openEmbedded(file)).rejects.toThrow(`${file} is no folder`);
  });
});

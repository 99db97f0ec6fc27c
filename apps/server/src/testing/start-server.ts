import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { onTestFinished } from 'vitest';

import { ensureFirstDatabase } from '#database/first-database.ts';

const START = new URL('../start.ts', import.meta.url).href;
const CONTENT = fileURLToPath(new URL('../../../../content', import.meta.url));

/** The products and one practice test: a first start with the whole bank takes seconds, and the tests below start dozens. */
const STARTER_CONTENT = ['catalog.json', 'ged/mathematical-reasoning/1.txt'];

/** Each start is a process of its own, and on a busy machine several of them share a core. */
export const PROCESS_TEST_TIMEOUT = 180_000;

/** `said` is what it has printed so far. */
type Started = { child: ChildProcess; url: string; said: () => string };

/**
 * The server as its own process, or several, with a site of one empty page and one practice test; resolves once it says
 * where it listens. Ends with the test.
 */
export async function startServer(environment: Record<string, string>): Promise<Started> {
  const folder = mkdtempSync(join(tmpdir(), 'second-bell-serve-'));
  mkdirSync(join(folder, 'client'));
  writeFileSync(
    join(folder, 'site.json'),
    JSON.stringify({ scriptHashes: {}, fallback: 'i.html', routes: [] }),
  );
  for (const name of STARTER_CONTENT) cpSync(join(CONTENT, name), join(folder, 'content', name));
  const folders = JSON.stringify({ site: join(folder, 'client'), content: join(folder, 'content') });
  const script = join(folder, 'main.mjs');
  writeFileSync(
    script,
    `const { start } = await import(${JSON.stringify(START)});\nawait start(process.env, ${folders});\n`,
  );
  const env = { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'silent', ...environment };
  const child = spawn(process.execPath, [script], { cwd: import.meta.dirname, env });
  onTestFinished(() => void child.kill('SIGKILL'));

  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const url = /ready: (http\S+)/.exec(said)?.[1];
      if (url !== undefined) resolve({ child, url, said: () => said });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('exit', (code) => reject(new Error(`It ended with ${code}: ${said}`)));
  });
}

export function newDataFolder(): string {
  return mkdtempSync(join(tmpdir(), 'second-bell-data-'));
}

let withDatabase: Promise<string> | undefined;

/**
 * A data folder in which a first start has made its database, and has got no further. To make one takes longer than all the
 * rest of a start, and has tests of its own.
 */
export async function newDatabaseFolder(): Promise<string> {
  withDatabase ??= makeDatabase();
  const folder = newDataFolder();
  cpSync(await withDatabase, folder, { recursive: true });

  return folder;
}

async function makeDatabase(): Promise<string> {
  const folder = newDataFolder();
  await ensureFirstDatabase(folder, join(folder, 'pgdata'));

  return folder;
}

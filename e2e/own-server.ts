import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from '@playwright/test';

import { JOURNEYS_PORT } from './journeys-server.ts';

const MAIN = join(import.meta.dirname, '../apps/server/src/main.ts');

/** A server of a journey's own, with its own data, which it may kill. */
export class OwnServer {
  readonly url = `http://127.0.0.1:${JOURNEYS_PORT + 1}`;
  readonly #folder = mkdtempSync(join(tmpdir(), 'second-bell-own-'));
  #process: ChildProcess | undefined;

  /** Starts it, or starts it again on the same data. */
  async start(): Promise<void> {
    this.#process = spawn(process.execPath, [MAIN], {
      env: { ...process.env, PORT: String(JOURNEYS_PORT + 1), DATA_DIR: this.#folder, LOG_LEVEL: 'warn' },
      stdio: 'ignore',
    });
    await expect(async () => {
      expect((await fetch(`${this.url}/api/health`)).status).toBe(200);
    }).toPass({ timeout: 90_000 });
  }

  /** Without a word: as a power cut does. */
  async kill(): Promise<void> {
    if (this.#process === undefined) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await ended;
    this.#process = undefined;
  }
}

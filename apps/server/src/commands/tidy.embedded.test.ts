import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it, vi } from 'vitest';

import { runCommand } from '../testing/run-command.ts';
import { newDatabaseFolder, PROCESS_TEST_TIMEOUT, startServer } from '../testing/start-server.ts';

vi.setConfig({ testTimeout: PROCESS_TEST_TIMEOUT });

it('is done by the server that has the data folder, and by the command itself where none runs', async () => {
  const environment = { DATA_DIR: await newDatabaseFolder() };
  const { child, url } = await startServer(environment);
  const order = join(environment.DATA_DIR, 'control.json');

  expect(await runCommand(['tidy'], environment)).toMatchObject({
    status: 0,
    said: expect.stringContaining('Tidied up: 0 unfinished attempts'),
  });
  expect(statSync(order).mode & 0o077).toBe(0);
  const { port } = JSON.parse(readFileSync(order, 'utf8'));
  const refused = await fetch(`http://127.0.0.1:${port}/tidy`, { method: 'POST' });
  expect([refused.status, (await fetch(`${url}/tidy`, { method: 'POST' })).status]).toEqual([401, 404]);

  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(await runCommand(['tidy'], environment)).toMatchObject({
    status: 0,
    said: expect.stringContaining('Tidied up'),
  });
});

it('fails with words where there is no such command', async () => {
  expect(await runCommand(['tide'], {})).toMatchObject({
    status: 1,
    failed: expect.stringContaining('There is no command tide'),
  });
});

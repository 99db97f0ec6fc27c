import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { attemptSchema } from '@second-bell/contract';
import { expect, it, vi } from 'vitest';

import { runCommand } from '../testing/run-command.ts';
import {
  newDatabaseFolder,
  newDataFolder,
  PROCESS_TEST_TIMEOUT,
  startServer,
} from '../testing/start-server.ts';

vi.setConfig({ testTimeout: 2 * PROCESS_TEST_TIMEOUT });

const START = {
  userId: 'guest',
  examId: 'ged-mathematical-reasoning-1',
  totalQuestions: 46,
  correctAnswers: 0,
  completed: false,
};
const newFile = () => join(mkdtempSync(join(tmpdir(), 'second-bell-backup-')), 'school.backup');

async function startAttempt(url: string) {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/test-attempts`, {
    method: 'POST',
    headers,
    body: JSON.stringify(START),
  });

  return attemptSchema.parse(await response.json());
}

it('is made of a server at work, and restored elsewhere, whole also after a kill in the middle', async () => {
  const environment = { DATA_DIR: await newDatabaseFolder() };
  const server = await startServer(environment);
  const attempt = await startAttempt(server.url);
  const file = newFile();

  expect(await runCommand(['backup', file, '--verify'], environment)).toMatchObject({
    status: 0,
    said: expect.stringMatching(/Backed up \d+ rows in \d+ tables.*\n.*is whole/),
    failed: '',
  });
  // The server went on, and the backup knows nothing of what came after it.
  const later = await startAttempt(server.url);
  expect(await runCommand(['restore', file], environment)).toMatchObject({
    status: 1,
    failed: expect.stringContaining(`in use by process ${server.child.pid} `),
  });

  const elsewhere = { DATA_DIR: newDataFolder() };
  expect(await runCommand(['restore', file], elsewhere)).toMatchObject({ status: 0, failed: '' });
  expect(await runCommand(['restore', file], elsewhere)).toMatchObject({
    status: 1,
    failed: expect.stringContaining('--replace'),
  });
  expect((await runCommand(['restore', file, '--replace'], elsewhere, 'Restoring')).status).toBeNull();
  const second = await startServer(elsewhere);
  const find = async (id: string) => (await fetch(`${second.url}/api/test-attempts/${id}`)).status;
  expect([await find(attempt.id), await find(later.id)]).toEqual([200, 404]);
  // Restored, not made anew: there is no first administrator to be shown.
  expect(second.said()).not.toContain('password');

  const ended = once(second.child, 'exit');
  second.child.kill('SIGTERM');
  await ended;
});

it.each([
  [['backup', 'x'], 'There is no database in'],
  [['backup'], 'npm run backup -- FILE'],
  [['backup', 'x', '--fast'], 'Known are --verify and --replace'],
  [['move', 'x'], 'DATABASE_URL'],
  [['restore', '/nowhere/x.backup', '--verify'], 'There is no file /nowhere/x.backup'],
])('refuses %j with words', async (args, words) => {
  const environment = { DATA_DIR: join(newDataFolder(), 'none') };

  const { status, failed } = await runCommand(args, environment);
  expect({ status, failed }).toMatchObject({ status: 1, failed: expect.stringContaining(words) });
  expect(failed.trim().split('\n')).toHaveLength(1);
  expect(existsSync(environment.DATA_DIR)).toBe(false);
});

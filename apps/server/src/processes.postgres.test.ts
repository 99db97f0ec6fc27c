import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';

import { describe, expect, it, vi } from 'vitest';

import { PROCESS_TEST_TIMEOUT, startServer } from './testing/start-server.ts';
import { createPostgresDatabase } from './testing/test-database.ts';

vi.setConfig({ testTimeout: PROCESS_TEST_TIMEOUT });

const WAIT = { timeout: 60_000, interval: 50 };

function workersOf(pid: number | undefined): number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });

  return stdout.split('\n').filter(Boolean).map(Number);
}

function isRunning(pid: number): boolean {
  return spawnSync('ps', ['-o', 'pid=', '-p', String(pid)]).status === 0;
}

/** Two processes that both serve. */
async function startTwo() {
  const server = await startServer({ DATABASE_URL: await createPostgresDatabase(), WEB_CONCURRENCY: '2' });
  await vi.waitFor(() => expect(server.said().match(/ready:/g)).toHaveLength(2), WAIT);
  const workers = workersOf(server.child.pid);
  expect(workers).toHaveLength(2);

  return { ...server, workers };
}

describe('several processes', () => {
  it.each([
    ['SIGTERM', 1],
    ['SIGINT', 2],
  ] as const)('all end with status 0 at %s, sent %i times', async (signal, times) => {
    const { child, workers } = await startTwo();
    const ended = once(child, 'exit');
    for (let sent = 0; sent < times; sent += 1) child.kill(signal);

    expect(await ended).toEqual([0, null]);
    expect(workers.filter(isRunning)).toEqual([]);
  });

  it('finish what was begun when a signal comes to all of them and is handed on', async () => {
    const { child, workers, url } = await startTwo();
    const body = JSON.stringify({ email: 'nobody@example.com', password: 'guess' });
    const headers = {
      'content-type': 'application/json',
      'content-length': body.length,
      expect: '100-continue',
    };
    const begun = request(`${url}/api/admin/login`, { method: 'POST', headers });
    begun.flushHeaders();
    await once(begun, 'continue');
    const ended = once(child, 'exit');
    for (const pid of workers) process.kill(pid, 'SIGINT');
    child.kill('SIGINT');
    // The other has nothing to finish.
    await vi.waitFor(() => expect(workers.filter(isRunning)).toHaveLength(1), WAIT);
    begun.end(body);

    const [response] = await once(begun, 'response');
    expect(response.statusCode).toBe(401);
    expect(await ended).toEqual([0, null]);
  });

  it('leave nobody behind when the first is killed', async () => {
    const { child, workers } = await startTwo();
    child.kill('SIGKILL');
    await once(child, 'exit');

    await vi.waitFor(() => expect(workers.filter(isRunning)).toEqual([]), WAIT);
  });

  it('are as many again after one was killed, and the log says so', async () => {
    const { child, workers, url, said } = await startTwo();
    const [victim = 0] = workers;
    process.kill(victim, 'SIGKILL');

    await vi.waitFor(() => expect(said().match(/ready:/g)).toHaveLength(3), WAIT);
    expect(said()).toContain(`Process ${victim} ended (SIGKILL). Another starts in 0.5 seconds.`);
    expect(workersOf(child.pid)).toHaveLength(2);
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
  });

  it('do not start where one cannot', async () => {
    const environment = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', WEB_CONCURRENCY: '2' };

    await expect(startServer(environment)).rejects.toThrow(/ended with 1: Second Bell cannot start/);
  });
});

describe('a process that was told its parent', () => {
  it('stops when it is the child of another', async () => {
    const environment = { DATABASE_URL: await createPostgresDatabase(), PARENT_PROCESS: String(process.pid) };
    const { child } = await startServer(environment);
    expect(child.exitCode).toBeNull();

    const orphan = await startServer({ ...environment, PARENT_PROCESS: '1' }).catch(String);
    expect(orphan).toMatch(/It ended with/);
  });
});

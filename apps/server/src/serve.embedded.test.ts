import { once } from 'node:events';

import { attemptSchema, userAnswerSchema } from '@second-bell/contract';
import * as z from 'zod/mini';
import { describe, expect, it, vi } from 'vitest';

import {
  newDatabaseFolder,
  newDataFolder,
  PROCESS_TEST_TIMEOUT,
  startServer,
} from './testing/start-server.ts';

vi.setConfig({ testTimeout: PROCESS_TEST_TIMEOUT });

async function post(url: string, body: object) {
  const headers = { 'content-type': 'application/json' };

  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

const ATTEMPT = {
  userId: 'guest',
  examId: 'ged-mathematical-reasoning-1',
  totalQuestions: 24,
  correctAnswers: 0,
  completed: false,
};

describe('the server on the embedded database', () => {
  it('loses no acknowledged answer to kill -9 in the middle of writes', async () => {
    const environment = { DATA_DIR: await newDatabaseFolder() };
    const { child, url } = await startServer(environment);
    const attempt = attemptSchema.parse(await (await post(`${url}/api/test-attempts`, ATTEMPT)).json());
    const acknowledged: string[] = [];
    const writes = Array.from({ length: 24 }, async (_, index) => {
      const questionId = `${ATTEMPT.examId}-q${index + 1}`;
      const answer = { attemptId: attempt.id, questionId, userAnswer: 'x', isCorrect: false, timeSpent: 1 };
      // Staggered, so that the kill falls between commits.
      await new Promise((resolve) => setTimeout(resolve, index * 4));
      const response = await post(`${url}/api/user-answers`, answer);
      if (response.status === 201) acknowledged.push(questionId);
      if (acknowledged.length === 10) child.kill('SIGKILL');
    });
    await Promise.allSettled(writes);
    if (child.signalCode === null) await once(child, 'exit');

    const second = await startServer(environment);
    const response = await fetch(`${second.url}/api/test-attempts/${attempt.id}/answers`);
    const stored = z.array(userAnswerSchema).parse(await response.json());

    expect(acknowledged.length).toBeGreaterThanOrEqual(10);
    expect(stored.map(({ questionId }) => questionId)).toEqual(expect.arrayContaining(acknowledged));
  });

  it('refuses a second process on the same data folder and says who holds it', async () => {
    const environment = { DATA_DIR: await newDatabaseFolder() };
    const { child } = await startServer(environment);

    await expect(startServer(environment)).rejects.toThrow(`in use by process ${child.pid} `);
  });

  it('says in one line that its port is taken', async () => {
    const { url } = await startServer({ DATA_DIR: await newDatabaseFolder() });
    const second = startServer({ DATA_DIR: await newDatabaseFolder(), PORT: new URL(url).port });

    await expect(second).rejects.toThrow(
      new RegExp(
        `ended with 1: .*cannot start[^\\n]*listens there already[^\\n]*port ${new URL(url).port}\\.\\n$`,
        's',
      ),
    );
  });

  it('shows the administrator at each start, and the password it made up at the first alone', async () => {
    const environment = { DATA_DIR: newDataFolder() };
    const first = await startServer(environment);
    const [, email, password] = /is (\S+), with the password (\S+)/.exec(first.said()) ?? [];
    const login = await post(`${first.url}/api/admin/login`, { email, password });
    first.child.kill('SIGTERM');
    await once(first.child, 'exit');
    const second = await startServer(environment);

    expect(login.status).toBe(200);
    await vi.waitFor(() => expect(second.said()).toContain(`Administrator: ${email}`), 30_000);
    expect(second.said()).not.toContain('password');
  });

  it('stops with status 0 on SIGTERM', async () => {
    const { child } = await startServer({ DATA_DIR: await newDatabaseFolder() });
    const ended = once(child, 'exit');
    child.kill('SIGTERM');

    expect(await ended).toEqual([0, null]);
  });
});

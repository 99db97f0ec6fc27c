import { once } from 'node:events';

import { describe, expect, it, vi } from 'vitest';

import { PROCESS_TEST_TIMEOUT, startServer } from './testing/start-server.ts';
import { createPostgresDatabase } from './testing/test-database.ts';

vi.setConfig({ testTimeout: PROCESS_TEST_TIMEOUT });

describe('the server on PostgreSQL', () => {
  it('starts ten times at once on an empty database, which is prepared once, with one administrator', async () => {
    const environment = { DATABASE_URL: await createPostgresDatabase() };
    const started = await Promise.all(Array.from({ length: 10 }, () => startServer(environment)));

    for (const { url } of started) {
      const subjects = await (await fetch(`${url}/api/student/products/ged/subjects`)).json();
      expect(subjects).toHaveLength(4);
    }
    const passwords = started.flatMap(({ said }) => /with the password (\S+)/.exec(said())?.[1] ?? []);
    expect(passwords).toHaveLength(1);
  });

  it('stops with status 0 on SIGTERM', async () => {
    const { child } = await startServer({ DATABASE_URL: await createPostgresDatabase() });
    const ended = once(child, 'exit');
    child.kill('SIGTERM');

    expect(await ended).toEqual([0, null]);
  });
});

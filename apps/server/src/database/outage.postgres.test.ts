import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { readConfig } from '#config';

import type { App } from '../app-instance.ts';
import { buildApp } from '../app.ts';
import { DEADLINES } from '../deadline-times.ts';
import { givenContent } from '../testing/given-content.ts';
import { startPostgresProxy } from '../testing/postgres-proxy.ts';
import { createPostgresDatabase } from '../testing/test-database.ts';
import { START } from '../testing/use-attempts.ts';
import { connect } from './connect.ts';

const WAIT = { timeout: 50_000, interval: 100 };
const UNAVAILABLE = { status: 503, retryAfter: '5', body: { code: 'unavailable' } };

vi.setConfig({ testTimeout: 60_000 });

describe('while PostgreSQL is away', () => {
  let proxy: Awaited<ReturnType<typeof startPostgresProxy>>;
  let app: App;

  beforeEach(async () => {
    proxy = await startPostgresProxy(await createPostgresDatabase());
    const database = await connect({ databaseUrl: proxy.url, dataDir: '' });
    await database.prepare(async (db) => givenContent(db));
    const deadlines = { ...DEADLINES, call: 500 };
    app = await buildApp(database.db, { ...readConfig({ LOG_LEVEL: 'silent' }), deadlines });
    await database.watchContent(() => app.content.clear());
    onTestFinished(async () => {
      await app.close();
      await database.close();
    });
  });

  async function call(url: string, body?: object) {
    const response = await app.inject({ url, method: body ? 'POST' : 'GET', ...(body && { body }) });
    const { statusCode: status, headers } = response;

    return { status, retryAfter: headers['retry-after'], body: response.json() };
  }
  const read = () => call('/api/student/products');
  const start = () => call('/api/test-attempts', START);

  it.each([
    ['stopped', () => proxy.stop(), () => proxy.start()],
    ['frozen', async () => proxy.freeze(), async () => proxy.thaw()],
  ])(
    '%s: calls are answered with 503, prepared reads go on, and all works when it is back',
    async (_how, leave, comeBack) => {
      expect((await read()).status).toBe(200);
      expect((await start()).status).toBe(201);
      await leave();

      // More than there are connections.
      const answers = await Promise.all(Array.from({ length: 30 }, start));
      for (const answer of answers) expect(answer).toMatchObject(UNAVAILABLE);
      expect(await call('/api/health')).toMatchObject(UNAVAILABLE);
      expect((await read()).status).toBe(200);

      await comeBack();
      await vi.waitFor(async () => expect((await start()).status).toBe(201), WAIT);
    },
  );

  it('a connection that is held too long is cut, with what was begun on it', async () => {
    const { default: pg } = await import('pg');
    const { openPool } = await import('./pool.ts');
    const pool = openPool(pg, proxy.url, 200);
    onTestFinished(() => pool.end());
    const client = await pool.connect();
    await client.query('begin');
    proxy.freeze();

    await expect(client.query('select 1')).rejects.toThrow('Connection terminated');
    client.release();
    proxy.thaw();
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    expect(pool.totalCount).toBe(1);
  });
});

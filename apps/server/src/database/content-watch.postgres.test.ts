import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { readConfig } from '#config';

import { buildApp } from '../app.ts';
import { givenContent } from '../testing/given-content.ts';
import { givenUser } from '../testing/given-user.ts';
import { createPostgresDatabase } from '../testing/test-database.ts';
import { connect } from './connect.ts';

const WAIT = { timeout: 50_000, interval: 50 };

/** One of several processes on a database, as `serve` sets it up. */
async function startProcess(databaseUrl: string) {
  const database = await connect({ databaseUrl, dataDir: '' });
  await database.prepare(async () => {});
  const app = await buildApp(database.db, { ...readConfig({ LOG_LEVEL: 'silent' }) });
  await database.watchContent(() => app.content.clear());
  onTestFinished(async () => {
    await app.close();
    await database.close();
  });

  return {
    db: database.db,
    products: async (): Promise<string[]> => {
      const response = await app.inject({ url: '/api/student/products' });

      return response.json().map(({ name }: { name: string }) => name);
    },
    rename: async (name: string, token: string) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const payload = JSON.stringify({ name });
      const { statusCode } = await app.inject({
        method: 'PUT',
        url: '/api/admin/products/ged',
        headers,
        payload,
      });
      expect(statusCode).toBe(200);
    },
  };
}

describe('two processes on one PostgreSQL', () => {
  type Process = Awaited<ReturnType<typeof startProcess>>;
  let first: Process;
  let second: Process;
  let token: string;

  beforeEach(async () => {
    const url = await createPostgresDatabase();
    first = await startProcess(url);
    second = await startProcess(url);
    await givenContent(first.db);
    ({ token } = await givenUser(first.db, { role: 'administrator' }));
  });

  it('show a change that was made through the other', async () => {
    expect(await second.products()).toEqual(['GED', 'HESI']);
    await first.rename('GED test', token);

    await vi.waitFor(async () => expect(await second.products()).toEqual(['GED test', 'HESI']), WAIT);
  });

  it('show a change that was made while they could not hear of it', async () => {
    await second.products();
    const lost = await first.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query = 'listen content_changed'`,
    );
    expect(lost).toMatchObject({ rowCount: 2 });
    await first.rename('GED test', token);

    await vi.waitFor(async () => expect(await second.products()).toEqual(['GED test', 'HESI']), WAIT);
    await first.rename('GED 2', token);
    await vi.waitFor(async () => expect(await second.products()).toEqual(['GED 2', 'HESI']), WAIT);
  });

  it('keep their answers where nothing changed', async () => {
    expect(await second.products()).toEqual(['GED', 'HESI']);
    // Past the service that tells: so nobody is told.
    await first.db.execute(sql`update products set name = 'Unseen' where id = 'ged'`);

    expect(await second.products()).toEqual(['GED', 'HESI']);
  });
});

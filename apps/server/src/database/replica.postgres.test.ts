import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { readConfig } from '#config';

import type { App } from '../app-instance.ts';
import { buildApp } from '../app.ts';
import { givenContent } from '../testing/given-content.ts';
import { givenUser } from '../testing/given-user.ts';
import { startPostgres, startReplica } from '../testing/start-postgres.ts';
import { START } from '../testing/use-attempts.ts';
import { connect, type Database, type Db } from './connect.ts';
import { Replica } from './replica.ts';

const WAIT = { timeout: 50_000, interval: 50 };

vi.setConfig({ testTimeout: 120_000 });

type Postgres = NonNullable<Awaited<ReturnType<typeof startPostgres>>>;

/** Which of the two a read is made on, asked of the database itself. */
const isReplica = async (db: Db) => {
  const [row] = await db.select({ is: sql<boolean>`pg_is_in_recovery()` }).from(sql`(values (1)) one`);

  return row?.is;
};

describe('with a replica', () => {
  let primary: Postgres;
  let copy: Postgres;
  let database: Database;
  let replicated: Database;
  let app: App;
  let token: string;

  let stopAll = async () => {};

  beforeAll(async () => {
    const started = await startPostgres();
    if (!started) return;
    primary = started;
    copy = await startReplica(primary.url);
    database = await connect({ databaseUrl: primary.url, databaseReadUrl: copy.url, dataDir: '' });
    token = await database.prepare(async (db) => {
      await givenContent(db);

      return (await givenUser(db, { role: 'administrator' })).token;
    });
    replicated = await connect({ databaseUrl: copy.url, dataDir: '' });
    app = await buildApp(database.db, {
      ...readConfig({ LOG_LEVEL: 'silent' }),
      replica: database.replica,
    });

    stopAll = async () => {
      await app.close();
      await database.close();
      await replicated.close();
      await copy.stop();
      await primary.stop();
    };
  });

  afterAll(() => stopAll());

  const whenRead = () => vi.waitFor(async () => expect(await app.readLate(isReplica)).toBe(true), WAIT);
  const holdBack = () => replicated.db.execute(sql`select pg_wal_replay_pause()`);
  const goOn = () => replicated.db.execute(sql`select pg_wal_replay_resume()`);

  async function names(): Promise<string[]> {
    const response = await app.inject({ url: '/api/student/products' });

    return response.json().map(({ name }: { name: string }) => name);
  }

  async function addProduct(name: string): Promise<void> {
    const response = await app.inject({
      method: 'POST',
      url: '/api/admin/products',
      headers: { authorization: `Bearer ${token}` },
      payload: { name },
    });
    expect(response.statusCode).toBe(201);
  }

  it('reads content from it, and what was just changed from the primary until it has that too', async () => {
    await whenRead();
    expect(await names()).toEqual(['GED', 'HESI']);
    await holdBack();

    await addProduct('TEAS');
    expect(await names()).toContain('TEAS');
    expect(await app.readLate(isReplica)).toBe(false);

    await goOn();
    await whenRead();
    app.content.clear();
    await whenRead();
    expect(await names()).toContain('TEAS');
  });

  it('is not read while it is too far behind', async () => {
    const replica = new Replica(database.db, replicated.db, { look: 20, lag: 1_000 });
    await vi.waitFor(() => expect(replica.has(0)).toBe(true), WAIT);
    await holdBack();
    await database.db.execute(sql`create table later (id integer)`);

    await vi.waitFor(() => expect(replica.has(0)).toBe(false), WAIT);
    expect(await replica.read(0, isReplica)).toBe(false);
    await replica.stop();
    await goOn();
  });

  it('tells whoever writes that a server which still follows another is not there yet', async () => {
    const follower = await buildApp(replicated.db, readConfig({ LOG_LEVEL: 'silent' }));
    const response = await follower.inject({ method: 'POST', url: '/api/test-attempts', payload: START });
    await follower.close();

    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ code: 'unavailable' });
  });

  it('is done without from the first read on that finds it gone', async () => {
    await whenRead();
    await copy.stop();
    app.content.clear();

    expect(await app.readLate(isReplica)).toBe(false);
    expect(await names()).toContain('GED');
  });
});

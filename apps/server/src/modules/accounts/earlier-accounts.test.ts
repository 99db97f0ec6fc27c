import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { readConfig } from '#config';
import type { Database } from '#database/connect.ts';
import { users } from '#database/schema.ts';

import type { App } from '../../app-instance.ts';
import { buildApp } from '../../app.ts';
import { openOlderDatabase } from '../../testing/test-database.ts';
import { hashOfSecret } from './secret.ts';

/** The last migration of the releases that kept accounts through a library. */
const WITH_LIBRARY = '0007_attempts-of-owner';

const PASSWORD = 'correct horse battery';
/** As that library hashed it. */
const LIBRARY_HASH =
  '16572e15c76727d7e3ffb14d1de489e9:1f7ac9027fb75aed54e274e6be31dfc586c3666f09f934bbd1af3b56613733909c46d15692371ea2a3d88bc73a305f335e4fe3d9609f2eeac2660d45c2afa350';
/** As it is hashed today, with or without Argon2. */
const TODAY = /^(argon2id\$19456\$2\$1|scrypt\$32768\$8\$3)\$/;

let database: Database;
let app: App;

beforeAll(async () => {
  database = await openOlderDatabase(WITH_LIBRARY);
  const { db } = database;
  await db.execute(sql`
    insert into users (id, name, email, email_verified, role, last_sign_in_at) values
      ('ada', 'Ada', 'ada@example.com', true, 'administrator', now()),
      ('grace', 'Grace', 'grace@example.com', false, 'learner', null)`);
  await db.execute(sql`
    insert into accounts (id, user_id, account_id, provider_id, password)
    values ('a', 'ada', 'ada', 'credential', ${LIBRARY_HASH})`);
  await db.execute(sql`
    insert into sessions (id, user_id, token, expires_at, ip_address, user_agent)
    values ('s', 'ada', ${hashOfSecret('session-of-before')}, now() + interval '1 hour', '', '')`);
  await db.execute(sql`
    insert into verifications (id, identifier, value, expires_at) values
      ('i', 'invitation:grace', ${hashOfSecret('invitation of before')}, now() + interval '1 day'),
      ('g', 'password:gone', ${hashOfSecret('of somebody who is gone')}, now() + interval '1 day')`);
  await database.prepare(async () => {});
  app = await buildApp(db, readConfig({ LOG_LEVEL: 'silent' }));
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
const logIn = (password: string) => post('/api/admin/login', { email: 'ada@example.com', password });

it('a session that was open stays open', async () => {
  const headers = { authorization: 'Bearer session-of-before' };
  const response = await app.inject({ url: '/api/admin/administrators', headers });

  expect(response.json()).toMatchObject([
    { id: 'ada', status: 'active' },
    { id: 'grace', status: 'invited' },
  ]);
});

it('a password lets in, and is kept better once it was used', async () => {
  expect((await logIn('guess')).statusCode).toBe(401);
  expect((await logIn(PASSWORD)).json()).toMatchObject({ admin: { id: 'ada', name: 'Ada' } });

  const [ada] = await database.db.select().from(users).orderBy(users.id);
  expect(ada?.passwordHash).toMatch(TODAY);
  expect((await logIn(PASSWORD)).statusCode).toBe(200);
});

it('an invitation can still be accepted', async () => {
  const response = await post('/api/admin/invitations/accept', {
    token: 'invitation of before',
    password: 'nanoseconds of wire',
  });

  expect(response.json()).toMatchObject({ admin: { id: 'grace', email: 'grace@example.com' } });
});

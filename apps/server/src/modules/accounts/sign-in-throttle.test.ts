import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { signInFailures } from '#database/schema.ts';

import { useApp } from '../../testing/use-app.ts';
import { ensureAdministrator } from './first-administrator.service.ts';

const server = useApp({ TRUST_PROXY: 'true' });

const ADA = { email: 'ada@example.com', password: 'correct horse battery' };
const GRACE = { email: 'grace@example.com', password: 'nanoseconds of wire' };
const WRONG = { ...ADA, password: 'guess' };

/** About a minute: the time since the last failure is taken off. */
const A_MINUTE = expect.stringMatching(/^(60|5\d)$/);
const TWO_MINUTES = expect.stringMatching(/^1[12]\d$/);

beforeEach(async () => {
  await ensureAdministrator(server.db, ADA);
});

type Login = { email: string; password: string };

/** A login from an address, as the proxy in front tells it. */
async function logIn(body: Login, address = '203.0.113.7') {
  const { statusCode, headers } = await server.app.inject({
    method: 'POST',
    url: '/api/admin/login',
    payload: body,
    headers: { 'x-forwarded-for': `198.51.100.1, ${address}` },
  });

  return { status: statusCode, retryAfter: headers['retry-after'] };
}

async function givenFailures(key: string, count: number, secondsAgo = 0) {
  const lastFailedAt = sql`now() - make_interval(secs => ${secondsAgo})`;
  await server.db.insert(signInFailures).values({ key, count, lastFailedAt });
}

const fromHere = (email: string, address = '203.0.113.7') => `pair:${email} ${address}`;

describe('ten wrong passwords in a row for one account from one address', () => {
  it('make the eleventh wait, also the right one, and do not keep its owner out elsewhere', async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await logIn(WRONG)).toEqual({ status: 401, retryAfter: undefined });
    }

    expect(await logIn(WRONG)).toEqual({ status: 429, retryAfter: A_MINUTE });
    expect((await logIn(ADA)).status).toBe(429);
    expect((await logIn(ADA, '203.0.113.99')).status).toBe(200);
  });

  it('are ten also where they come from all the addresses of one network', async () => {
    const statuses = [];
    for (let tries = 0; tries < 11; tries += 1) {
      statuses.push((await logIn(WRONG, `2001:db8::${tries + 1}`)).status);
    }

    expect(statuses.at(-1)).toBe(429);
  });

  it('are ten also when they come all at once', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => logIn(WRONG)));
    const statuses = answers.map(({ status }) => status);

    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  it('do not keep another account out', async () => {
    await ensureAdministrator(server.db, GRACE);
    await givenFailures(fromHere(ADA.email), 10);

    expect((await logIn(GRACE)).status).toBe(200);
  });

  it('are waited for twice as long with each wrong one after them', async () => {
    await givenFailures(fromHere(ADA.email), 10, 61);

    expect((await logIn(WRONG)).status).toBe(401);
    expect(await logIn(WRONG)).toEqual({ status: 429, retryAfter: TWO_MINUTES });
  });

  it('say nothing of whether the account is there', async () => {
    await givenFailures(fromHere('nobody@example.com'), 10);

    expect((await logIn({ ...ADA, email: 'nobody@example.com' })).status).toBe(429);
  });

  it('are no longer in a row after a right one', async () => {
    await givenFailures(fromHere(ADA.email), 9);
    expect((await logIn(ADA)).status).toBe(200);

    for (let tries = 0; tries < 3; tries += 1) expect((await logIn(WRONG)).status).toBe(401);
  });

  it('are forgotten after a day', async () => {
    await givenFailures(fromHere(ADA.email), 500, 86_401);

    expect((await logIn(WRONG)).status).toBe(401);
    expect((await logIn(WRONG)).status).toBe(401);
  });

  it('count at the change of the password too', async () => {
    const { token } = await server.givenAdministrator(GRACE.email);
    await givenFailures(fromHere(GRACE.email, '127.0.0.1'), 10);
    const body = { currentPassword: 'guess', newPassword: 'another long password' };
    const { status, headers } = await server.call({
      method: 'PUT',
      url: '/api/admin/password',
      body,
      token,
    });

    expect([status, headers['retry-after']]).toEqual([429, A_MINUTE]);
  });
});

describe('ten wrong passwords in a row from one address', () => {
  it('make wrong ones wait, for any account, and let a right one in', async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await logIn({ ...WRONG, email: `nobody-${tries}@example.com` })).status).toBe(401);
    }

    expect(await logIn(WRONG)).toEqual({ status: 429, retryAfter: A_MINUTE });
    expect((await logIn(ADA)).status).toBe(200);
    expect((await logIn(WRONG)).status).toBe(401);
  });

  it('do not slow down another address', async () => {
    await givenFailures('address:203.0.113.7', 10);

    expect((await logIn(WRONG, '203.0.113.8')).status).toBe(401);
  });

  it('are those of the address that the proxy saw, whatever the caller says before it', async () => {
    await logIn(WRONG);
    const keys = (await server.db.select().from(signInFailures)).map(({ key }) => key);

    expect(keys.toSorted()).toEqual([`account:${ADA.email}`, 'address:203.0.113.7', fromHere(ADA.email)]);
  });
});

describe('a hundred wrong passwords for one account from everywhere', () => {
  it('make wrong ones wait, wherever they come from, and let the right one in', async () => {
    await givenFailures(`account:${ADA.email}`, 99);
    expect((await logIn(WRONG, '203.0.113.1')).status).toBe(401);

    expect(await logIn(WRONG, '203.0.113.2')).toEqual({ status: 429, retryAfter: A_MINUTE });
    expect((await logIn(ADA, '203.0.113.3')).status).toBe(200);
  });
});

import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { auditEntries, sessions, users } from '#database/schema.ts';

import { captureLog } from '../../testing/capture-log.ts';
import { givenUser } from '../../testing/given-user.ts';
import { useApp } from '../../testing/use-app.ts';
import { ensureAdministrator } from './first-administrator.service.ts';

const log = captureLog();
const server = useApp({ LOG_LEVEL: 'trace' }, log);

const ADA = { email: 'ada@example.com', password: 'correct horse battery' };
const WHO_AM_I = '/api/admin/administrators';

beforeEach(async () => {
  await ensureAdministrator(server.db, ADA);
});

async function logIn(body: object = ADA) {
  return server.call({ method: 'POST', url: '/api/admin/login', body });
}

async function isLetIn(token: string): Promise<boolean> {
  return (await server.call({ url: WHO_AM_I, token })).status === 200;
}

describe('a login', () => {
  it('answers a token, who it is, and a welcome', async () => {
    const { status, body } = await logIn();

    expect(status).toBe(200);
    expect(body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      admin: { id: expect.any(String), email: 'ada@example.com', name: 'ada' },
      message: 'Welcome back!',
    });
    expect(await isLetIn(body.token)).toBe(true);
  });

  it('takes the address in any case', async () => {
    expect(await logIn({ ...ADA, email: 'Ada@Example.COM' })).toMatchObject({ status: 200 });
  });

  it.each([
    ['a wrong password', { ...ADA, password: 'correct horse batterz' }],
    ['an unknown address', { ...ADA, email: 'grace@example.com' }],
    ['a password of blanks', { ...ADA, password: ` ${ADA.password} ` }],
  ])('answers %s with 401', async (_, body) => {
    expect(await logIn(body)).toMatchObject({
      status: 401,
      body: { code: 'unauthorized', message: 'Invalid credentials' },
    });
  });

  it.each([
    ['email', { password: 'x' }],
    ['password', { email: 'ada@example.com' }],
    ['password', { email: 'ada@example.com', password: '' }],
    ['email', { email: 'ada', password: 'x' }],
  ])('without a fitting %s is answered with 400 that names it', async (path, body) => {
    expect(await logIn(body)).toMatchObject({ status: 400, body: { issues: [{ path }] } });
  });

  it("answers a learner's right password with 401", async () => {
    await server.db.update(users).set({ role: 'learner' });

    expect(await logIn()).toMatchObject({ status: 401, body: { message: 'Invalid credentials' } });
  });

  it('is in the audit trail, and shown in the list of administrators', async () => {
    const { token, admin } = (await logIn()).body;

    expect(await server.db.select().from(auditEntries)).toMatchObject([
      { administrator: ADA.email, action: 'signed_in', kind: 'administrator', entityId: admin.id },
    ]);
    expect((await server.call({ url: WHO_AM_I, token })).body).toEqual([
      { ...admin, status: 'active', lastSignInAt: expect.any(String) },
    ]);
  });

  it('leaves neither password nor token in the log or the database', async () => {
    log.clear();
    const { token } = (await logIn()).body;
    await logIn({ ...ADA, password: 'a password with a typo' });
    await logIn({ email: 'no address', password: 'another secret password' });
    await isLetIn(token);
    await server.app.inject({ url: `${WHO_AM_I}?token=1`, headers: { authorization: `Bearer ${token}x` } });
    const stored = [await server.db.select().from(sessions), await server.db.select().from(users)];
    const seen = log.text + JSON.stringify(stored);

    expect(seen).toContain('userId');
    for (const secret of [ADA.password, 'a password with a typo', 'another secret password', token]) {
      expect(seen).not.toContain(secret);
    }
  });
});

describe('a session', () => {
  it('lasts twelve hours from its last request', async () => {
    const { token } = (await logIn()).body;
    const leave = (hours: number) =>
      server.db.update(sessions).set({ expiresAt: sql`expires_at - make_interval(hours => ${hours})` });

    for (const hours of [11, 11, 11]) {
      await leave(hours);
      expect(await isLetIn(token)).toBe(true);
    }
    await leave(12);
    expect(await isLetIn(token)).toBe(false);
  });

  it('is not written to by each request', async () => {
    const { token } = (await logIn()).body;
    const before = await server.db.select().from(sessions);
    await isLetIn(token);

    expect(await server.db.select().from(sessions)).toEqual(before);
  });

  it('ends at logout, at once, and no other with it', async () => {
    const [first, second] = [(await logIn()).body.token, (await logIn()).body.token];
    const answer = await server.call({ method: 'POST', url: '/api/admin/logout', token: first });

    expect(answer).toMatchObject({ status: 204, body: undefined });
    expect([await isLetIn(first), await isLetIn(second)]).toEqual([false, true]);
    expect((await server.call({ method: 'POST', url: '/api/admin/logout', token: first })).status).toBe(401);
  });

  it("ends with all others of the same administrator, and nobody else's", async () => {
    const [first, second] = [(await logIn()).body.token, (await logIn()).body.token];
    const grace = await givenUser(server.db, { role: 'administrator', email: 'grace@example.com' });
    const answer = await server.call({ method: 'DELETE', url: '/api/admin/sessions', token: first });

    expect(answer.status).toBe(204);
    expect([await isLetIn(first), await isLetIn(second), await isLetIn(grace.token)]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

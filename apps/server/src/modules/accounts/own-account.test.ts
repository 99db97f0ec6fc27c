import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { sessions, signUps, users } from '#database/schema.ts';

import { LIN, useLearners } from '../../testing/use-learners.ts';
import { ensureAdministrator } from './first-administrator.service.ts';

const { server, log, visit, signedUp, learner } = useLearners();

const SIGN_UPS = '/api/account/sign-ups';
const SESSIONS = '/api/account/sessions';
const ADA = { email: 'ada@example.com', password: 'correct horse battery' };

type Browser = Awaited<ReturnType<typeof visit>>;

const whoIs = async (browser: Browser) => (await browser.get('/api/account')).body.account;
const confirm = (browser: Browser, token = log.linkCodes.at(-1)) =>
  browser.post(`${SIGN_UPS}/confirm`, { token });

describe('signing up', () => {
  it('begins an account once the address is confirmed, and signs in', async () => {
    const browser = await visit();
    expect(await browser.post(SIGN_UPS, LIN)).toMatchObject({ status: 204 });
    expect([await whoIs(browser), await server.db.select().from(users)]).toEqual([null, []]);
    expect(log.text).toContain('/confirm-account#');

    const { status, body } = await confirm(browser);
    expect([status, body.account]).toEqual([
      200,
      {
        id: expect.any(String),
        email: LIN.email,
        name: 'Lin',
        role: 'learner',
        createdAt: expect.any(String),
        sessionIsFresh: true,
      },
    ]);
    expect(await whoIs(browser)).toEqual(body.account);
  });

  it('needs neither a name nor more than eight characters', async () => {
    const browser = await visit();

    expect(await signedUp(browser, { email: 'a@example.com', password: 'zq8 bird' })).toMatchObject({
      name: '',
    });
  });

  it.each([
    [{ email: 'lin', password: LIN.password }, 'email'],
    [{ email: LIN.email, password: 'seven c' }, 'password'],
    [{ email: LIN.email, password: 'x'.repeat(129) }, 'password'],
    [{ email: LIN.email }, 'password'],
  ])('is refused with 400 as %j', async (body, path) => {
    const browser = await visit();

    expect(await browser.post(SIGN_UPS, body)).toMatchObject({ status: 400, body: { issues: [{ path }] } });
  });

  it('from another browser than the one that signed up confirms the address, and asks for the password', async () => {
    await (await visit()).post(SIGN_UPS, LIN);
    const other = await visit();
    expect((await confirm(other)).body).toEqual({ account: null });
    expect(other.jar.has('session')).toBe(false);

    expect(await other.post(SESSIONS, LIN)).toMatchObject({ status: 200, body: { email: LIN.email } });
  });

  it('answers a known address as an unknown one, and tells its owner alone', async () => {
    await learner();
    log.clear();
    const stranger = await visit();
    const known = await stranger.post(SIGN_UPS, { ...LIN, password: 'a password of theirs' });
    const unknown = await stranger.post(SIGN_UPS, { ...LIN, email: 'nobody@example.com' });

    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(log.text).toContain('You already have an account');
    expect(log.linkCodes).toHaveLength(1);
    expect((await stranger.post(SESSIONS, { ...LIN, password: 'a password of theirs' })).status).toBe(401);
  });

  it('with the address of another leaves no password of a stranger in their account', async () => {
    const [stranger, owner] = [await visit(), await visit()];
    await stranger.post(SIGN_UPS, { ...LIN, password: 'a password of theirs' });
    await signedUp(owner);

    expect((await stranger.post(SESSIONS, { ...LIN, password: 'a password of theirs' })).status).toBe(401);
    expect((await confirm(stranger, log.linkCodes[0])).status).toBe(400);
  });

  it('sends five mails an hour to one address, however often it is asked for', async () => {
    const browser = await visit();
    for (let tries = 0; tries < 6; tries += 1) expect((await browser.post(SIGN_UPS, LIN)).status).toBe(204);
    expect(log.linkCodes).toHaveLength(5);

    await server.db.update(signUps).set({ createdAt: sql`created_at - interval '1 hour'` });
    await browser.post(SIGN_UPS, LIN);
    expect(log.linkCodes).toHaveLength(6);
  });

  it('by a link that was used, is a day old or never was, is refused with 400', async () => {
    const browser = await visit();
    await browser.post(SIGN_UPS, LIN);
    await server.db.update(signUps).set({ expiresAt: sql`expires_at - interval '1 day'` });
    for (const token of [log.linkCodes[0], 'x'.repeat(43)]) {
      expect(await confirm(browser, token)).toMatchObject({ status: 400, body: { code: 'link_used' } });
    }
    await signedUp(browser);

    expect((await confirm(browser)).status).toBe(400);
  });

  it('as somebody who is invited to the desk keeps the invitation open', async () => {
    const { token } = await server.givenAdministrator('boss@example.com');
    await server.call({
      method: 'POST',
      url: '/api/admin/administrators',
      body: { email: LIN.email },
      token,
    });
    const [invitation] = log.linkCodes;
    const { account } = await learner();
    expect(account).toMatchObject({ role: 'learner', name: 'Lin' });

    const body = { token: invitation, password: 'nanoseconds of wire' };
    const accepted = await server.call({ method: 'POST', url: '/api/admin/invitations/accept', body });
    expect(accepted).toMatchObject({ status: 200, body: { admin: { id: account.id } } });
  });
});

describe('signing in', () => {
  it('opens a session in a cookie that no script can read', async () => {
    await learner();
    const browser = await visit();
    const { status, headers } = await browser.post(SESSIONS, LIN);

    expect(status).toBe(200);
    expect(headers['set-cookie']).toMatch(
      /^session=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/,
    );
    expect(await whoIs(browser)).toMatchObject({ email: LIN.email });
  });

  it('answers a wrong password, an unknown address and one that is not confirmed alike', async () => {
    await learner();
    const browser = await visit();
    await browser.post(SIGN_UPS, { ...LIN, email: 'waits@example.com' });
    const tries = [
      { ...LIN, password: 'guess' },
      { ...LIN, email: 'nobody@example.com' },
      { ...LIN, email: 'waits@example.com' },
    ];
    for (const body of tries) {
      expect(await browser.post(SESSIONS, body)).toMatchObject({
        status: 401,
        body: { code: 'wrong_sign_in', message: 'This address or this password is not right' },
      });
    }
  });

  it('gives a new session each time, and ends the one that the browser had', async () => {
    await learner();
    const browser = await visit();
    await browser.post(SESSIONS, LIN);
    const before = browser.jar.get('session') ?? '';
    await browser.post(SESSIONS, LIN);

    expect(browser.jar.get('session')).not.toBe(before);
    browser.jar.set('session', before);
    expect((await browser.get('/api/account')).status).toBe(401);
  });

  it('does not take a session that somebody else has set', async () => {
    await learner();
    const browser = await visit();
    const planted = 'p'.repeat(43);
    browser.jar.set('session', planted);
    await browser.post(SESSIONS, LIN);

    expect(browser.jar.get('session')).not.toBe(planted);
    browser.jar.set('session', planted);
    expect((await browser.get('/api/account')).status).toBe(401);
  });

  it('waits after ten wrong passwords, as at the desk, which counts with it', async () => {
    await ensureAdministrator(server.db, ADA);
    const browser = await visit();
    const statuses = [];
    for (let tries = 0; tries < 5; tries += 1) {
      statuses.push((await browser.post(SESSIONS, { ...ADA, password: 'guess' })).status);
      statuses.push((await browser.post('/api/admin/login', { ...ADA, password: 'guess' })).status);
    }
    expect(new Set(statuses)).toEqual(new Set([401]));

    expect(await browser.post(SESSIONS, ADA)).toMatchObject({
      status: 429,
      body: { code: 'too_many_passwords' },
    });
  });

  it('is open to an administrator too, and opens nothing of the desk', async () => {
    await ensureAdministrator(server.db, ADA);
    const browser = await visit();
    expect((await browser.post(SESSIONS, ADA)).body).toMatchObject({ role: 'administrator' });

    expect((await browser.get('/api/admin/products')).status).toBe(401);
    const authorization = `Bearer ${browser.jar.get('session')}`;
    expect((await browser.call({ url: '/api/admin/products', headers: { authorization } })).status).toBe(401);
  });

  it('at the desk opens nothing as a cookie', async () => {
    const { token } = await server.givenAdministrator();
    const browser = await visit();
    browser.jar.set('session', token);

    expect((await browser.get('/api/account')).status).toBe(401);
  });
});

describe('a session', () => {
  it('that has ended answers 401 once, and then the browser is a guest', async () => {
    const browser = await learner();
    await server.db.delete(sessions);
    const ended = await browser.get('/api/users/guest/test-attempts');

    expect(ended).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
    expect(browser.jar.has('session')).toBe(false);
    expect((await browser.get('/api/users/guest/test-attempts')).status).toBe(200);
    expect(await whoIs(browser)).toBeNull();
  });

  it('ends after thirty days without use, and half a year in all', async () => {
    const idle = await learner();
    await server.db.update(sessions).set({ expiresAt: sql`expires_at - interval '30 days'` });
    expect((await idle.get('/api/account')).status).toBe(401);

    await idle.post(SESSIONS, LIN);
    await server.db.update(sessions).set({ createdAt: sql`now() - interval '181 days'` });
    expect((await idle.get('/api/account')).status).toBe(401);
  });

  it('ends by signing out, which also a guest may do', async () => {
    const browser = await learner();
    const token = browser.jar.get('session') ?? '';
    expect(await browser.post('/api/account/sign-out')).toMatchObject({ status: 204 });
    expect([browser.jar.has('session'), await whoIs(browser)]).toEqual([false, null]);

    browser.jar.set('session', token);
    expect((await browser.get('/api/account')).status).toBe(401);
    expect((await (await visit()).post('/api/account/sign-out')).status).toBe(204);
  });

  it('is stored as a hash, and its password too', async () => {
    const browser = await learner();
    const stored = JSON.stringify([
      await server.db.select().from(sessions),
      await server.db.select().from(users),
    ]);

    for (const secret of [browser.jar.get('session') ?? '', LIN.password]) {
      expect(stored).not.toContain(secret);
      expect(log.text).not.toContain(secret);
    }
  });

  it('has a name that can be changed, and emptied', async () => {
    const browser = await learner();
    const rename = (name: string) => browser.call({ method: 'PATCH', url: '/api/account', body: { name } });

    expect((await rename(' Lin Chen ')).body).toMatchObject({ name: 'Lin Chen' });
    expect((await rename('')).body).toMatchObject({ name: '' });
    expect(
      (await (await visit()).call({ method: 'PATCH', url: '/api/account', body: { name: 'x' } })).status,
    ).toBe(401);
  });
});

import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { oneTimeLinks } from '#database/schema.ts';

import { LIN, useLearners } from '../../testing/use-learners.ts';
import { ensureAdministrator } from './first-administrator.service.ts';

const { server, log, visit, learner } = useLearners();

const ADA = { email: 'ada@example.com', password: 'correct horse battery' };
const NEW = 'the kettle is on';
const WINDOWS = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' };
const IPHONE = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1' };

type Browser = Awaited<ReturnType<typeof visit>>;

const isSignedIn = async (browser: Browser) =>
  (await browser.get('/api/account')).body.account?.email !== undefined;
const listOf = async (browser: Browser) => (await browser.get('/api/account/sessions')).body;

async function signedIn(headers?: Record<string, string>, person: object = LIN) {
  const browser = await visit(headers);
  await browser.post('/api/account/sessions', person);

  return browser;
}

describe('the list of own sessions', () => {
  it('tells each device in words, when it was used, and which is this one', async () => {
    await learner();
    const [first, second] = [await signedIn(WINDOWS), await signedIn(IPHONE)];

    expect(await listOf(second)).toEqual([
      expect.objectContaining({ device: 'Safari on iPhone', place: 'site', current: true }),
      expect.objectContaining({ device: 'Firefox on Windows', current: false }),
      {
        id: expect.any(String),
        device: 'Unknown device',
        place: 'site',
        createdAt: expect.any(String),
        lastUsedAt: expect.any(String),
        current: false,
      },
    ]);
    expect((await listOf(first))[1]).toMatchObject({ device: 'Firefox on Windows', current: true });
  });

  it('ends one of them at once, and none of another’s', async () => {
    const other = await learner({ ...LIN, email: 'other@example.com' });
    await learner();
    const [here, there] = [await signedIn(), await signedIn(WINDOWS)];
    const [{ id }] = await listOf(there);
    const end = (browser: Browser, of = id) =>
      browser.call({ method: 'DELETE', url: `/api/account/sessions/${of}` });

    expect((await end(other)).status).toBe(404);
    expect((await end(here)).status).toBe(204);
    expect((await there.get('/api/users/guest/test-attempts')).status).toBe(401);
    expect([await isSignedIn(here), (await end(here)).status]).toEqual([true, 404]);
  });

  it('ends all others', async () => {
    const first = await learner();
    const here = await signedIn();
    const { status } = await here.call({ method: 'DELETE', url: '/api/account/sessions' });

    expect(status).toBe(204);
    expect([await isSignedIn(here), await isSignedIn(first), (await listOf(here)).length]).toEqual([
      true,
      false,
      1,
    ]);
  });

  it('is there for an administrator at the desk too, with those of both places', async () => {
    await ensureAdministrator(server.db, ADA);
    const browser = await signedIn(WINDOWS, ADA);
    const { token } = (await browser.post('/api/admin/login', ADA)).body;
    const { body } = await server.call({ url: '/api/admin/sessions', token });
    expect(body).toMatchObject([
      { place: 'desk', current: true, device: 'Firefox on Windows' },
      { place: 'site', current: false },
    ]);

    const end = (id: string) => server.call({ method: 'DELETE', url: `/api/admin/sessions/${id}`, token });
    expect([(await end(body[1].id)).status, (await end('nobody')).status]).toEqual([204, 404]);
    expect(await isSignedIn(browser)).toBe(false);
  });
});

describe('a changed password', () => {
  const change = (browser: Browser, body: object) =>
    browser.call({ method: 'PUT', url: '/api/account/password', body });

  it('ends every other session, and this one goes on', async () => {
    const elsewhere = await learner();
    const here = await signedIn();
    expect(await change(here, { currentPassword: LIN.password, newPassword: NEW })).toMatchObject({
      status: 204,
    });

    expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, false]);
    expect((await here.post('/api/account/sessions', LIN)).status).toBe(401);
    expect((await here.post('/api/account/sessions', { ...LIN, password: NEW })).status).toBe(200);
  });

  it.each([
    [{ currentPassword: 'guess', newPassword: NEW }, 'wrong_password', 'currentPassword'],
    [{ currentPassword: LIN.password, newPassword: 'seven c' }, 'invalid_request', 'newPassword'],
    [{ currentPassword: LIN.password, newPassword: 'Password1' }, 'password_leaked', 'newPassword'],
  ])('is refused with 400 as %j', async (body, code, path) => {
    const browser = await learner();

    expect(await change(browser, body)).toMatchObject({ status: 400, body: { code, issues: [{ path }] } });
    expect((await browser.post('/api/account/sessions', LIN)).status).toBe(200);
  });
});

describe('a password that is on the list of leaked ones', () => {
  const leaked = 'qwertyuiop';

  it.each(['qwertyuiop', 'QwertyUIOP', 'iloveyou1', '1qaz2wsx3edc'])(
    'is refused at signing up: %s',
    async (password) => {
      const browser = await visit();

      expect(await browser.post('/api/account/sign-ups', { ...LIN, password })).toMatchObject({
        status: 400,
        body: { code: 'password_leaked', issues: [{ path: 'password' }] },
      });
    },
  );

  it('is refused by a link, which stays good', async () => {
    await learner();
    const browser = await visit();
    await browser.post('/api/account/password-links', { email: LIN.email });
    const use = (password: string) =>
      browser.post('/api/account/password-links/use', { token: log.linkCodes.at(-1), password });

    expect((await use(leaked)).body.code).toBe('password_leaked');
    expect((await use(NEW)).status).toBe(200);
  });

  it('is refused to administrators, also to the first one', async () => {
    const { token } = await server.givenAdministrator();
    const body = { email: 'new@example.com' };
    await server.call({ method: 'POST', url: '/api/admin/administrators', body, token });
    const accept = { token: log.linkCodes.at(-1), password: '1qaz2wsx3edc' };
    const accepted = await server.call({
      method: 'POST',
      url: '/api/admin/invitations/accept',
      body: accept,
    });

    expect(accepted).toMatchObject({ status: 400, body: { code: 'password_leaked' } });
    await expect(
      ensureAdministrator(server.db, { email: 'first@example.com', password: '1qaz2wsx3edc' }),
    ).rejects.toThrow('ADMIN_PASSWORD');
  });
});

describe('a new address', () => {
  const ask = (browser: Browser, email: string, password = LIN.password) =>
    browser.post('/api/account/email-changes', { email, password });
  const confirm = (browser: Browser, token = log.linkCodes.at(-1)) =>
    browser.post('/api/account/email-changes/confirm', { token });
  const NEW_ADDRESS = 'lin.chen@example.org';

  it('is the account’s once it is confirmed there, and the old one is told', async () => {
    const browser = await learner();
    log.clear();
    expect((await ask(browser, NEW_ADDRESS)).status).toBe(204);
    expect(log.text).toContain('/confirm-email#');
    expect((await browser.get('/api/account')).body.account).toMatchObject({ email: LIN.email });

    expect(await confirm(await visit())).toMatchObject({ status: 200, body: { email: NEW_ADDRESS } });
    expect(log.text).toContain(`"to":"${LIN.email}"`);
    expect((await browser.get('/api/account')).body.account).toMatchObject({ email: NEW_ADDRESS });
    expect((await browser.post('/api/account/sessions', LIN)).status).toBe(401);
    expect((await confirm(browser)).status).toBe(400);
  });

  it('needs the password', async () => {
    const browser = await learner();

    expect(await ask(browser, NEW_ADDRESS, 'guess')).toMatchObject({
      status: 400,
      body: { code: 'wrong_password', issues: [{ path: 'password' }] },
    });
  });

  it('that is another’s is answered alike, and stays theirs', async () => {
    await learner({ ...LIN, email: 'other@example.com' });
    const browser = await learner();
    log.clear();

    expect((await ask(browser, 'other@example.com')).status).toBe(204);
    expect(log.text).toContain('You already have an account');
    expect(log.linkCodes).toEqual([]);
  });

  it('goes to the first of two who confirm it', async () => {
    const [one, two] = [await learner(), await learner({ ...LIN, email: 'other@example.com' })];
    await ask(one, NEW_ADDRESS);
    await ask(two, NEW_ADDRESS);
    const codes = log.linkCodes.slice(-2);
    const answered = await Promise.all(codes.map((code) => confirm(one, code)));

    expect(answered.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 400]));
  });

  it('is not taken by a link that is a day old, nor does such a link choose a password', async () => {
    const browser = await learner();
    await ask(browser, NEW_ADDRESS);
    const body = { token: log.linkCodes.at(-1), password: NEW };
    expect((await browser.post('/api/account/password-links/use', body)).status).toBe(400);
    await server.db.update(oneTimeLinks).set({ expiresAt: sql`expires_at - interval '1 day'` });

    expect((await confirm(browser)).status).toBe(400);
  });
});

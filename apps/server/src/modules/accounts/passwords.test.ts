import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { auditEntries, oneTimeLinks, signInFailures } from '#database/schema.ts';

import { captureLog } from '../../testing/capture-log.ts';
import { useApp } from '../../testing/use-app.ts';
import { ensureAdministrator } from './first-administrator.service.ts';

const log = captureLog();
const server = useApp({ LOG_LEVEL: 'info' }, log);

const ADA = { email: 'ada@example.com', password: 'correct horse battery' };
const NEW = 'nanoseconds of wire';

beforeEach(async () => {
  log.clear();
  await ensureAdministrator(server.db, ADA);
});

const logIn = (password = ADA.password) =>
  server.call({ method: 'POST', url: '/api/admin/login', body: { ...ADA, password } });
const change = (token: string, body: object) =>
  server.call({ method: 'PUT', url: '/api/admin/password', body, token });
const isLetIn = async (token: string) =>
  (await server.call({ url: '/api/admin/administrators', token })).status === 200;
const askForLink = (email = ADA.email) =>
  server.call({ method: 'POST', url: '/api/admin/password-links', body: { email } });
const accept = (token: string) =>
  server.call({ method: 'POST', url: '/api/admin/invitations/accept', body: { token, password: NEW } });

describe('a changed password', () => {
  it('ends every other session and replaces the old one', async () => {
    const [here, elsewhere] = [(await logIn()).body.token, (await logIn()).body.token];
    const answer = await change(here, { currentPassword: ADA.password, newPassword: NEW });

    expect(answer).toMatchObject({ status: 204, body: undefined });
    expect([await isLetIn(here), await isLetIn(elsewhere)]).toEqual([true, false]);
    expect([(await logIn()).status, (await logIn(NEW)).status]).toEqual([401, 200]);
    expect((await server.db.select().from(auditEntries)).map(({ action }) => action)).toContain(
      'password_changed',
    );
  });

  it('is refused with 400 where the current one is wrong', async () => {
    const { token } = (await logIn()).body;

    expect(await change(token, { currentPassword: 'guess', newPassword: NEW })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'currentPassword', message: expect.stringContaining('not your current') }] },
    });
    expect((await logIn()).status).toBe(200);
  });

  it.each([
    [{ currentPassword: ADA.password, newPassword: 'eleven char' }, 'newPassword'],
    [{ currentPassword: ADA.password, newPassword: 'x'.repeat(129) }, 'newPassword'],
    [{ newPassword: NEW }, 'currentPassword'],
  ])('is refused with 400 as %j', async (body, path) => {
    const { token } = (await logIn()).body;

    expect(await change(token, body)).toMatchObject({ status: 400, body: { issues: [{ path }] } });
  });

  it('is one of two that are sent at once', async () => {
    const { token } = (await logIn()).body;
    const wanted = [NEW, 'another long password'];
    const answers = await Promise.all(
      wanted.map((newPassword) => change(token, { currentPassword: ADA.password, newPassword })),
    );
    const logins = await Promise.all(wanted.map(logIn));

    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([204, 400]));
    expect(logins.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 401]));
  });
});

describe('a link for a new password', () => {
  it('sets it once, ends all sessions, and lets in at once even after many wrong ones', async () => {
    const { token } = (await logIn()).body;
    await server.db
      .insert(signInFailures)
      .values({ key: `pair:${ADA.email} 127.0.0.1`, count: 20, lastFailedAt: new Date() });
    expect(await askForLink()).toMatchObject({ status: 204, body: undefined });
    const code = log.linkCodes[0] ?? '';
    const accepted = await accept(code);

    expect(accepted).toMatchObject({ status: 200, body: { admin: { email: ADA.email } } });
    expect([await isLetIn(accepted.body.token), await isLetIn(token)]).toEqual([true, false]);
    expect((await logIn(NEW)).status).toBe(200);
    expect((await accept(code)).status).toBe(400);
  });

  it('leaves the old password as it is until it is used', async () => {
    await askForLink();

    expect((await logIn()).status).toBe(200);
  });

  it('no longer works after an hour', async () => {
    await askForLink();
    await server.db.update(oneTimeLinks).set({ expiresAt: sql`expires_at - interval '1 hour'` });

    expect((await accept(log.linkCodes[0] ?? '')).status).toBe(400);
  });

  it('is sent to nobody who is no administrator, with the same answer', async () => {
    await server.call({
      method: 'POST',
      url: '/api/admin/administrators',
      body: { email: 'invited@example.com' },
      token: (await logIn()).body.token,
    });
    log.clear();
    const known = await askForLink();
    for (const email of ['nobody@example.com', 'invited@example.com']) {
      const unknown = await askForLink(email);

      expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    }
    expect(log.linkCodes).toHaveLength(1);
  });

  it('is sent once in five minutes, however often it is asked for', async () => {
    await Promise.all([askForLink(), askForLink(), askForLink()]);
    expect(log.linkCodes).toHaveLength(1);

    await server.db.update(oneTimeLinks).set({ createdAt: sql`created_at - interval '6 minutes'` });
    await askForLink();
    expect(log.linkCodes).toHaveLength(2);
  });

  it('is not asked for without an address', async () => {
    expect(await askForLink('ada')).toMatchObject({ status: 400, body: { issues: [{ path: 'email' }] } });
  });
});

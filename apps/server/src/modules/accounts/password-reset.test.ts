import { describe, expect, it } from 'vitest';

import { users } from '#database/schema.ts';

import { LIN, useLearners } from '../../testing/use-learners.ts';
import { ensureAdministrator } from './first-administrator.service.ts';

const { server, log, visit, learner } = useLearners();

const SESSIONS = '/api/account/sessions';
const ADA = { email: 'ada@example.com', password: 'correct horse battery' };

type Browser = Awaited<ReturnType<typeof visit>>;

const whoIs = async (browser: Browser) => (await browser.get('/api/account')).body.account;
const askForReset = (browser: Browser, email = LIN.email) =>
  browser.post('/api/account/password-links', { email });
const reset = (browser: Browser, password: string, token = log.linkCodes.at(-1)) =>
  browser.post('/api/account/password-links/use', { token, password });

describe('a new password', () => {
  it('is set by a link, once, ends every session, and signs in', async () => {
    const elsewhere = await learner();
    const browser = await visit();
    expect(await askForReset(browser)).toMatchObject({ status: 204 });
    expect(log.text).toContain('/reset-password#');
    const { status, body } = await reset(browser, 'the kettle is on');

    expect([status, body.email]).toEqual([200, LIN.email]);
    expect(await whoIs(browser)).toMatchObject({ email: LIN.email });
    expect((await elsewhere.get('/api/account')).status).toBe(401);
    expect((await browser.post(SESSIONS, LIN)).status).toBe(401);
    expect((await browser.post(SESSIONS, { ...LIN, password: 'the kettle is on' })).status).toBe(200);
    expect((await reset(browser, 'once again please')).status).toBe(400);
  });

  it('is asked for with the same answer by who has no account, and sent to nobody', async () => {
    await learner();
    log.clear();
    const browser = await visit();
    const [known, unknown] = [await askForReset(browser), await askForReset(browser, 'nobody@example.com')];

    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(log.linkCodes).toHaveLength(1);
    await askForReset(browser);
    expect(log.linkCodes).toHaveLength(1);
  });

  it('of a learner never opens the desk, nor does an invitation choose a password here', async () => {
    await learner();
    await askForReset(await visit());
    const body = { token: log.linkCodes.at(-1), password: 'nanoseconds of wire' };
    const accepted = await server.call({ method: 'POST', url: '/api/admin/invitations/accept', body });
    expect(accepted).toMatchObject({ status: 400, body: { code: 'link_used' } });
    expect(await server.db.select().from(users)).toMatchObject([{ role: 'learner' }]);

    const { token } = await server.givenAdministrator('boss@example.com');
    const invitee = { email: 'new@example.com' };
    await server.call({ method: 'POST', url: '/api/admin/administrators', body: invitee, token });
    expect((await reset(await visit(), 'nanoseconds of wire')).status).toBe(400);
  });

  it('is as long for an administrator as at the desk', async () => {
    await ensureAdministrator(server.db, ADA);
    const browser = await visit();
    await askForReset(browser, ADA.email);

    expect(await reset(browser, 'eleven char')).toMatchObject({
      status: 400,
      body: { code: 'password_too_short', issues: [{ path: 'password' }] },
    });
    expect((await reset(browser, 'twelve chars')).status).toBe(200);
  });
});

import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { recoveryCodes, secondFactors, signInFailures } from '#database/schema.ts';

import { newBrowser } from '../../testing/browser.ts';
import { captureLog } from '../../testing/capture-log.ts';
import { useApp } from '../../testing/use-app.ts';
import { ensureAdministrator } from './first-administrator.service.ts';
import { sealAppKeys } from './second-factor.service.ts';
import { openVault } from './vault.ts';
import { codeOfStep } from './totp.ts';

const log = captureLog();
const SECRET_KEY = 'a secret of the server, 32 characters long';
const server = useApp({ LOG_LEVEL: 'warn', SECRET_KEY }, log);

const ADA = { email: 'ada@example.com', password: 'correct horse battery' };
const FACTOR = '/api/admin/second-factor';

beforeEach(async () => {
  log.clear();
  await ensureAdministrator(server.db, ADA);
});

const post = (url: string, body: object, token?: string) =>
  server.call({ method: 'POST', url, body, ...(token !== undefined && { token }) });
const logIn = (more: object = {}) => post('/api/admin/login', { ...ADA, ...more });
const isOn = async (token: string) => (await server.call({ url: FACTOR, token })).body;
/** A code of now, or of so many half minutes later. */
const codeOf = (secret: string, later = 0) => codeOfStep(secret, Math.floor(Date.now() / 30_000) + later);
/** Nothing that was used counts as used any more, as if minutes had passed. */
const afterMinutes = () => server.db.update(secondFactors).set({ lastStep: 0 });

async function enrolled() {
  const { token } = (await logIn()).body;
  const { secret } = (await post(FACTOR, { password: ADA.password }, token)).body;
  const { body } = await post(`${FACTOR}/confirm`, { code: codeOf(secret) }, token);
  await afterMinutes();

  return { token, secret, recoveryCodes: body.recoveryCodes as string[] };
}

describe('switching codes on', () => {
  it('answers a secret for an app, and asks for nothing until a code has confirmed it', async () => {
    const { token } = (await logIn()).body;
    const { status, body } = await post(FACTOR, { password: ADA.password }, token);

    expect([status, body]).toEqual([
      200,
      { secret: expect.stringMatching(/^[A-Z2-7]{32}$/), uri: expect.stringContaining(body.secret) },
    ]);
    expect(await isOn(token)).toEqual({ enabled: false, recoveryCodesLeft: 0 });
    expect((await logIn()).status).toBe(200);
  });

  it('answers ten codes for the day when the phone is lost, and stores them as hashes', async () => {
    const { token, recoveryCodes: codes } = await enrolled();

    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    expect(codes[0]).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
    expect(await isOn(token)).toEqual({ enabled: true, recoveryCodesLeft: 10 });
    const stored = JSON.stringify(await server.db.select().from(recoveryCodes));
    for (const code of codes) expect(stored).not.toContain(code.replaceAll('-', ''));
    expect(log.text).toContain('second_factor_on');
  });

  it('needs the password, and a right code', async () => {
    const { token } = (await logIn()).body;
    expect(await post(FACTOR, { password: 'guess' }, token)).toMatchObject({
      status: 400,
      body: { code: 'wrong_password' },
    });
    await post(FACTOR, { password: ADA.password }, token);

    expect(await post(`${FACTOR}/confirm`, { code: '000000' }, token)).toMatchObject({
      status: 400,
      body: { code: 'wrong_code', issues: [{ path: 'code' }] },
    });
    expect(await isOn(token)).toMatchObject({ enabled: false });
  });

  it('is done once: nobody who finds the desk open can put their own app in its place', async () => {
    const { token } = await enrolled();

    for (const answer of [
      await post(FACTOR, { password: ADA.password }, token),
      await post(`${FACTOR}/confirm`, { code: '000000' }, token),
    ]) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'second_factor_on' } });
    }
  });
});

describe('with codes on', () => {
  it('a login asks for one, after the password and not before', async () => {
    const { secret } = await enrolled();
    expect(await logIn()).toMatchObject({ status: 401, body: { code: 'code_needed' } });
    expect(await logIn({ password: 'guess', code: codeOf(secret) })).toMatchObject({
      status: 401,
      body: { code: 'unauthorized', message: 'Invalid credentials' },
    });
    expect(await logIn({ code: '000000' })).toMatchObject({
      status: 401,
      body: { code: 'wrong_second_factor' },
    });

    expect(await logIn({ code: codeOf(secret) })).toMatchObject({
      status: 200,
      body: { token: expect.any(String), message: 'Welcome back!' },
    });
  });

  it('a code counts once, also where it comes twice at the same time', async () => {
    const { secret } = await enrolled();
    const code = codeOf(secret);
    const answers = await Promise.all([logIn({ code }), logIn({ code })]);

    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 401]));
    expect((await logIn({ code })).status).toBe(401);
    expect((await logIn({ code: codeOf(secret, 1) })).status).toBe(200);
  });

  it('a recovery code counts once, however it is typed', async () => {
    const { token, recoveryCodes: codes } = await enrolled();
    const [first = '', second = ''] = codes;

    expect((await logIn({ code: first.toUpperCase().replaceAll('-', ' ') })).status).toBe(200);
    expect((await logIn({ code: first })).status).toBe(401);
    expect((await logIn({ code: second })).status).toBe(200);
    expect(await isOn(token)).toEqual({ enabled: true, recoveryCodesLeft: 8 });
  });

  it('ten wrong ones in a row make the next wait, also the right one', async () => {
    const { secret } = await enrolled();
    for (let tries = 0; tries < 10; tries += 1) expect((await logIn({ code: '000000' })).status).toBe(401);

    expect(await logIn({ code: codeOf(secret) })).toMatchObject({
      status: 429,
      body: { code: 'too_many_passwords' },
    });
    await server.db.update(signInFailures).set({ lastFailedAt: sql`now() - interval '2 minutes'` });
    expect((await logIn({ code: codeOf(secret) })).status).toBe(200);
  });

  it('the site asks for one too, and so does a link for a new password, which stays good', async () => {
    const { secret } = await enrolled();
    const browser = newBrowser(server);
    expect(await browser.post('/api/account/sessions', ADA)).toMatchObject({
      status: 401,
      body: { code: 'code_needed' },
    });
    expect((await browser.post('/api/account/sessions', { ...ADA, code: codeOf(secret) })).status).toBe(200);

    await post('/api/admin/password-links', { email: ADA.email });
    const body = { token: log.linkCodes.at(-1), password: 'nanoseconds of wire' };
    await afterMinutes();
    for (const url of ['/api/admin/invitations/accept', '/api/account/password-links/use']) {
      expect(await post(url, body)).toMatchObject({ status: 401, body: { code: 'code_needed' } });
    }
    const code = codeOf(secret);
    expect((await post('/api/admin/invitations/accept', { ...body, code })).status).toBe(200);
  });

  it('they are switched off with the password and a code', async () => {
    const { token, secret } = await enrolled();
    const remove = (body: object) => post(`${FACTOR}/remove`, body, token);
    expect((await remove({ password: 'guess', code: codeOf(secret) })).status).toBe(400);
    expect((await remove({ password: ADA.password, code: '000000' })).body).toMatchObject({
      code: 'wrong_code',
    });
    expect((await remove({ password: ADA.password, code: codeOf(secret) })).status).toBe(204);

    expect(await isOn(token)).toEqual({ enabled: false, recoveryCodesLeft: 0 });
    expect((await logIn()).status).toBe(200);
    expect(log.text).toContain('second_factor_off');
  });

  it('ten new recovery codes take the place of those from before, for the password and a code', async () => {
    const { token, secret, recoveryCodes: old } = await enrolled();
    const renew = (body: object) => post(`${FACTOR}/recovery-codes`, body, token);
    expect((await renew({ password: 'guess', code: codeOf(secret) })).body).toMatchObject({
      code: 'wrong_password',
    });
    expect((await renew({ password: ADA.password, code: '000000' })).body).toMatchObject({
      code: 'wrong_code',
    });

    const { status, body } = await renew({ password: ADA.password, code: old[0] });
    expect([status, body.recoveryCodes]).toEqual([200, expect.any(Array)]);
    expect(await isOn(token)).toEqual({ enabled: true, recoveryCodesLeft: 10 });
    expect((await logIn({ code: old[1] })).status).toBe(401);
    expect((await logIn({ code: body.recoveryCodes[0] })).status).toBe(200);
    expect(log.text).toContain('recovery_codes_renewed');
  });

  it('there are no recovery codes for codes that were never confirmed', async () => {
    const { token } = (await logIn()).body;
    const { secret } = (await post(FACTOR, { password: ADA.password }, token)).body;
    const proof = { password: ADA.password, code: codeOf(secret) };

    expect((await post(`${FACTOR}/recovery-codes`, proof, token)).body).toMatchObject({ code: 'wrong_code' });
    expect((await logIn()).status).toBe(200);
  });
});

describe('the key of an app', () => {
  const kept = async () => (await server.db.select().from(secondFactors))[0]?.secret ?? '';

  it('is kept encrypted, and of no use to another person', async () => {
    const { secret } = await enrolled();
    expect(await kept()).toMatch(/^v1\.[\w-]+$/);
    expect(await kept()).not.toContain(secret);

    const [mine] = await server.db.select().from(secondFactors);
    expect(openVault(SECRET_KEY).open(await kept(), 'somebody else')).toBeUndefined();
    expect(openVault(SECRET_KEY).open(await kept(), mine?.userId ?? '')).toBe(secret);
  });

  it('that was kept as it is, is encrypted at the next start, once, and works on', async () => {
    const { secret } = await enrolled();
    await server.db.update(secondFactors).set({ secret });
    const vault = openVault(SECRET_KEY);

    expect(await sealAppKeys(server.db, vault)).toEqual({ sealed: 1, unreadable: 0 });
    const sealed = await kept();
    expect(sealed).not.toContain(secret);
    expect(await sealAppKeys(server.db, vault)).toEqual({ sealed: 0, unreadable: 0 });
    expect(await kept()).toBe(sealed);
    expect((await logIn({ code: codeOf(secret) })).status).toBe(200);
  });

  it('stays as it is on a server without a key', async () => {
    const { secret } = await enrolled();
    await server.db.update(secondFactors).set({ secret });

    expect(await sealAppKeys(server.db, openVault(undefined))).toEqual({ sealed: 0, unreadable: 0 });
    expect(await kept()).toBe(secret);
  });

  it('is told at start where it cannot be read any more; a recovery code still lets in', async () => {
    const { secret, recoveryCodes: codes } = await enrolled();
    const [factor] = await server.db.select().from(secondFactors);
    const other = openVault(`another ${SECRET_KEY}`);
    await server.db.update(secondFactors).set({ secret: other.seal(secret, factor?.userId ?? '') });

    expect(await sealAppKeys(server.db, openVault(SECRET_KEY))).toEqual({ sealed: 0, unreadable: 1 });
    expect((await logIn({ code: codeOf(secret) })).status).toBe(401);
    expect((await logIn({ code: codes[0] })).status).toBe(200);
  });
});

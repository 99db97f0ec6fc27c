import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { passkeyChallenges, passkeys, sessions } from '#database/schema.ts';

import { newAuthenticator } from '../../testing/authenticator.ts';
import { START } from '../../testing/use-attempts.ts';
import { LIN, useLearners } from '../../testing/use-learners.ts';

const SITE = 'https://bell.example';
const { server, visit, learner } = useLearners({ PUBLIC_URL: SITE });

type Browser = Awaited<ReturnType<typeof visit>>;
type Device = ReturnType<typeof newAuthenticator>;

const KEYS = '/api/account/passkeys';
const SIGN_INS = '/api/account/passkey-sign-ins';
const PHONE = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1' };

const optionsOf = async (browser: Browser) => (await browser.post(`${KEYS}/options`)).body;
const listOf = async (browser: Browser) => (await browser.get(KEYS)).body;
const askToSignIn = async (browser: Browser) => (await browser.post(`${SIGN_INS}/options`)).body;

async function add(browser: Browser, device: Device, more: object = {}) {
  const { challenge } = await optionsOf(browser);

  return browser.post(KEYS, { name: 'My phone', response: device.create({ challenge, ...more }) });
}

async function signIn(browser: Browser, device: Device, more: object = {}) {
  const { challenge } = await askToSignIn(browser);

  return browser.post(SIGN_INS, { response: device.get({ challenge, ...more }) });
}

describe('a passkey', () => {
  it('is made for this site, needs the device to be unlocked, and is listed under its name', async () => {
    const browser = await learner();
    expect(await optionsOf(browser)).toMatchObject({
      rp: { id: 'bell.example', name: 'Second Bell' },
      user: { name: LIN.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const device = newAuthenticator(SITE);
    const { status, body } = await add(browser, device);

    expect([status, body]).toEqual([201, { id: device.id, name: 'My phone', createdAt: expect.any(String) }]);
    expect(await listOf(browser)).toEqual([body]);
    expect((await optionsOf(browser)).excludeCredentials).toMatchObject([{ id: device.id }]);
  });

  it('has the device’s name where none is given', async () => {
    const browser = await learner();
    const { challenge } = await optionsOf(browser);
    const response = newAuthenticator(SITE).create({ challenge });
    const { body } = await browser.call({ method: 'POST', url: KEYS, body: { response }, headers: PHONE });

    expect(body.name).toBe('Safari on iPhone');
  });

  it('signs in on any device, takes over what its guest did, and tells when it was used', async () => {
    const owner = await learner();
    const device = newAuthenticator(SITE);
    await add(owner, device);
    const browser = await visit();
    const { body: attempt } = await browser.post('/api/test-attempts', START);
    const { status, body } = await signIn(browser, device);

    expect([status, body.id]).toEqual([200, owner.account.id]);
    expect((await browser.get('/api/account')).body.account).toMatchObject({ email: LIN.email });
    expect((await browser.get('/api/users/guest/test-attempts')).body).toMatchObject([{ id: attempt.id }]);
    expect(await listOf(browser)).toMatchObject([{ lastUsedAt: expect.any(String) }]);
    expect((await signIn(browser, device)).status).toBe(200);
  });

  it('can be renamed and removed, by its owner alone', async () => {
    const owner = await learner();
    const device = newAuthenticator(SITE);
    await add(owner, device);
    const other = await learner({ ...LIN, email: 'other@example.com' });
    const rename = (browser: Browser) =>
      browser.call({ method: 'PATCH', url: `${KEYS}/${device.id}`, body: { name: 'Laptop' } });
    const remove = (browser: Browser) => browser.call({ method: 'DELETE', url: `${KEYS}/${device.id}` });

    expect([(await rename(other)).status, (await remove(other)).status]).toEqual([404, 404]);
    expect((await rename(owner)).body).toMatchObject({ name: 'Laptop' });
    expect((await remove(owner)).status).toBe(204);
    expect(await signIn(await visit(), device)).toMatchObject({
      status: 401,
      body: { code: 'wrong_passkey' },
    });
  });
});

describe('a new passkey is refused', () => {
  it('to who did not sign in within the last minutes', async () => {
    const browser = await learner();
    await server.db.update(sessions).set({ createdAt: sql`created_at - interval '11 minutes'` });

    expect(await browser.post(`${KEYS}/options`)).toMatchObject({
      status: 403,
      body: { code: 'fresh_sign_in_needed' },
    });
  });

  it('that was made for another site', async () => {
    expect(await add(await learner(), newAuthenticator('https://evil.example'))).toMatchObject({
      status: 400,
      body: { code: 'passkey_refused' },
    });
    const more = { origin: 'https://evil.example' };
    expect(
      (await add(await learner({ ...LIN, email: 'b@example.com' }), newAuthenticator(SITE), more)).status,
    ).toBe(400);
  });

  it('that answers what was asked of another, twice, too late, or never', async () => {
    const [owner, other] = [await learner(), await learner({ ...LIN, email: 'other@example.com' })];
    const device = newAuthenticator(SITE);
    const { challenge } = await optionsOf(other);
    const send = (asked: string) =>
      owner.post(KEYS, { name: 'x', response: device.create({ challenge: asked }) });
    expect((await send(challenge)).status).toBe(400);
    expect((await send('made-up')).status).toBe(400);

    const own = (await optionsOf(owner)).challenge;
    expect((await send(own)).status).toBe(201);
    expect((await send(own)).status).toBe(400);

    const late = (await optionsOf(owner)).challenge;
    await server.db.update(passkeyChallenges).set({ expiresAt: sql`now()` });
    expect((await send(late)).status).toBe(400);
    expect(await server.db.select().from(passkeys)).toHaveLength(1);
  });

  it.each([
    {},
    { name: 'x', response: { id: 'a', rawId: 'a', type: 'public-key', clientExtensionResults: {} } },
    {
      name: 'x',
      response: {
        id: 'a',
        rawId: 'a',
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: 'bm8', attestationObject: 'bm8' },
      },
    },
  ])('that is no answer at all: %j', async (body) => {
    expect((await (await learner()).post(KEYS, body)).status).toBe(400);
  });
});

describe('signing in is refused', () => {
  async function givenDevice() {
    const device = newAuthenticator(SITE);
    await add(await learner(), device);

    return { device, browser: await visit() };
  }

  it.each([
    ['on another site', { origin: 'https://evil.example' }],
    ['while the device is locked', { unlocked: false }],
    ['for what nobody asked', { challenge: 'made-up' }],
  ])('%s', async (_, more) => {
    const { device, browser } = await givenDevice();

    expect(await signIn(browser, device, more)).toMatchObject({
      status: 401,
      body: { code: 'wrong_passkey' },
    });
    expect((await browser.get('/api/account')).body.account).toBeNull();
  });

  it('with a key that is not known, or not its own', async () => {
    const { device, browser } = await givenDevice();
    const stranger = newAuthenticator(SITE);
    expect((await signIn(browser, stranger)).status).toBe(401);
    const { challenge } = await askToSignIn(browser);
    const response = { ...stranger.get({ challenge }), id: device.id, rawId: device.id };

    expect((await browser.post(SIGN_INS, { response })).status).toBe(401);
  });

  it('where the same answer is sent again, or a copied device counts behind', async () => {
    const { device, browser } = await givenDevice();
    const { challenge } = await askToSignIn(browser);
    const response = device.get({ challenge });
    expect((await browser.post(SIGN_INS, { response })).status).toBe(200);
    expect((await browser.post(SIGN_INS, { response })).status).toBe(401);

    expect((await signIn(browser, device, { counted: false })).status).toBe(401);
    expect((await signIn(browser, device)).status).toBe(200);
  });
});

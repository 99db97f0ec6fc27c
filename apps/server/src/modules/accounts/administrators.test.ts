import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { auditEntries, oneTimeLinks, users } from '#database/schema.ts';

import { captureLog } from '../../testing/capture-log.ts';
import { givenUser } from '../../testing/given-user.ts';
import { useApp } from '../../testing/use-app.ts';

const log = captureLog();
const server = useApp({ LOG_LEVEL: 'info', PUBLIC_URL: 'https://bell.example/' }, log);

const URL = '/api/admin/administrators';
const GRACE = { email: 'grace@example.com', name: 'Grace Hopper' };
const PASSWORD = 'nanoseconds of wire';

let ada: Awaited<ReturnType<typeof server.givenAdministrator>>;

beforeEach(async () => {
  log.clear();
  ada = await server.givenAdministrator('ada@example.com');
});

const invite = (body: object = GRACE) => server.call({ method: 'POST', url: URL, body, token: ada.token });
const remove = (id: string, token = ada.token) =>
  server.call({ method: 'DELETE', url: `${URL}/${id}`, token });
const list = async () => (await server.call({ url: URL, token: ada.token })).body;
const accept = (token: string, password = PASSWORD) =>
  server.call({ method: 'POST', url: '/api/admin/invitations/accept', body: { token, password } });
const logIn = (email: string, password: string) =>
  server.call({ method: 'POST', url: '/api/admin/login', body: { email, password } });

describe('an invitation', () => {
  it('answers 201, is listed, is in the audit trail, and its mail has a link', async () => {
    const { status, body } = await invite();

    expect(status).toBe(201);
    expect(body).toEqual({ ...GRACE, id: expect.any(String), status: 'invited', mail: 'logged' });
    expect(await list()).toMatchObject([
      { email: ada.email, status: 'active' },
      { status: 'invited', ...GRACE },
    ]);
    expect(await server.db.select().from(auditEntries)).toMatchObject([
      { administrator: ada.email, action: 'invited', title: GRACE.email, entityId: body.id },
    ]);
    expect(log.linkCodes).toHaveLength(1);
    expect(log.text).toContain('Hello Grace Hopper');
    expect(log.text).toContain(`https://bell.example/admin-invitation#${log.linkCodes[0]}`);
  });

  it('takes the start of the address as a name where none is given', async () => {
    expect((await invite({ email: 'Grace@Example.com' })).body).toMatchObject({
      email: 'grace@example.com',
      name: 'grace',
    });
  });

  it('lets in who sets a password by its link, who can then log in', async () => {
    await invite();
    const { status, body } = await accept(log.linkCodes[0] ?? '');

    expect(status).toBe(200);
    expect(body).toMatchObject({ token: expect.any(String), admin: GRACE, message: expect.any(String) });
    expect((await server.call({ url: URL, token: body.token })).body).toMatchObject([
      { email: ada.email },
      { email: GRACE.email, status: 'active' },
    ]);
    expect((await logIn(GRACE.email, PASSWORD)).status).toBe(200);
  });

  it('is used once, also when it is used twice at the same time', async () => {
    await invite();
    const code = log.linkCodes[0] ?? '';
    const answers = await Promise.all([accept(code), accept(code, 'another long password')]);

    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 400]));
    expect(await accept(code)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('used already'), issues: [{ path: 'token' }] },
    });
  });

  it('no longer works once a new one is sent', async () => {
    await invite();
    expect((await invite()).status).toBe(201);
    const [old, current] = log.linkCodes;

    expect((await accept(old ?? '')).status).toBe(400);
    expect((await accept(current ?? '')).status).toBe(200);
  });

  it('no longer works after seven days', async () => {
    await invite();
    await server.db.update(oneTimeLinks).set({ expiresAt: sql`expires_at - interval '7 days'` });

    expect((await accept(log.linkCodes[0] ?? '')).status).toBe(400);
    expect(await list()).toMatchObject([{}, { email: GRACE.email, status: 'invited' }]);
  });

  it('is not used up by a password that is too short', async () => {
    await invite();
    const code = log.linkCodes[0] ?? '';

    expect(await accept(code, 'eleven char')).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'password', message: 'Use at least 12 characters' }] },
    });
    expect((await accept(code)).status).toBe(200);
  });

  it('is stored as a hash only, which is no code', async () => {
    await invite();
    const [stored] = await server.db.select().from(oneTimeLinks);

    expect(JSON.stringify(stored)).not.toContain(log.linkCodes[0]);
    expect((await accept(stored?.codeHash ?? '')).status).toBe(400);
  });

  it('of an administrator is refused with 409', async () => {
    expect(await invite({ email: ada.email })).toMatchObject({
      status: 409,
      body: { message: 'ada@example.com is an administrator already' },
    });
    expect(log.linkCodes).toEqual([]);
  });

  it('of the same address by two at once makes one user', async () => {
    const answers = await Promise.all([invite(), invite()]);

    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await list()).toHaveLength(2);
    const accepted = await Promise.all(log.linkCodes.map((code) => accept(code)));
    expect(accepted.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 400]));
  });

  it('that is accepted, sent anew and taken back at once ends in one of the three', async () => {
    const { body } = await invite();
    const code = log.linkCodes[0] ?? '';
    const answers = await Promise.all([accept(code), invite(), remove(body.id), accept(code), invite()]);

    for (const { status } of answers) expect(status).toBeLessThan(500);
  });

  it('gives a learner no rights before it is accepted', async () => {
    const learner = await givenUser(server.db, { role: 'learner', email: GRACE.email });
    await invite();

    expect((await server.call({ url: URL, token: learner.token })).status).toBe(403);
    await accept(log.linkCodes[0] ?? '');
    expect((await server.call({ url: URL, token: learner.token })).status).toBe(401);
  });

  it('is refused without an address', async () => {
    expect(await invite({ email: 'grace' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'email' }] },
    });
  });
});

describe('removing an administrator', () => {
  it('ends their sessions and is in the audit trail', async () => {
    const grace = await server.givenAdministrator(GRACE.email);

    expect((await remove(grace.id)).status).toBe(204);
    expect((await server.call({ url: URL, token: grace.token })).status).toBe(401);
    expect(await list()).toMatchObject([{ email: ada.email }]);
    expect(await server.db.select().from(auditEntries)).toMatchObject([
      { administrator: ada.email, action: 'removed', title: GRACE.email, entityId: grace.id },
    ]);
  });

  it('takes back an invitation', async () => {
    const { body } = await invite();

    expect((await remove(body.id)).status).toBe(204);
    expect((await accept(log.linkCodes[0] ?? '')).status).toBe(400);
    expect(await list()).toHaveLength(1);
  });

  it('takes back an invitation of a learner, who stays one', async () => {
    const learner = await givenUser(server.db, { role: 'learner', email: GRACE.email });
    await server.db.update(users).set({ passwordHash: 'x' });
    await invite();

    expect((await remove(learner.id)).status).toBe(204);
    expect(await list()).toHaveLength(1);
    expect(await server.db.select().from(users)).toHaveLength(2);
  });

  it('refuses with 409 to remove oneself', async () => {
    expect(await remove(ada.id)).toMatchObject({ status: 409, body: { code: 'own_removal' } });
    expect(await list()).toHaveLength(1);
  });

  it('leaves one when two remove each other at once', async () => {
    const grace = await server.givenAdministrator(GRACE.email);
    const answers = await Promise.all([remove(grace.id), remove(ada.id, grace.token)]);

    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([204, 401]));
    expect(await server.db.select().from(users)).toHaveLength(1);
  });

  it('answers 404 for who is unknown, gone, or a learner', async () => {
    const learner = await givenUser(server.db, { role: 'learner' });
    const grace = await server.givenAdministrator(GRACE.email);
    await remove(grace.id);

    for (const id of ['nobody', learner.id, grace.id]) expect((await remove(id)).status).toBe(404);
    expect((await server.call({ url: URL, token: learner.token })).status).toBe(403);
  });
});

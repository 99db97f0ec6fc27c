import { beforeEach, describe, expect, it } from 'vitest';

import { ensureAdministrator } from '#modules/accounts/first-administrator.service.ts';

import { captureLog } from './testing/capture-log.ts';
import { givenContent } from './testing/given-content.ts';
import { GUEST, useApp } from './testing/use-app.ts';

const log = captureLog();
const server = useApp({ LOG_LEVEL: 'info', TRUST_PROXY: 'true' }, log);

const ADA = { email: 'ada@example.com', password: 'correct horse battery' };

beforeEach(async () => {
  await givenContent(server.db);
  await ensureAdministrator(server.db, ADA);
  log.clear();
});

const logIn = (body = ADA) => server.call({ method: 'POST', url: '/api/admin/login', body });
const behindTls = (url: string) =>
  server.app.inject({ url, headers: { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' } });

describe('behind TLS', () => {
  it('a browser is told to come by TLS alone, and gets a cookie that nobody else can set', async () => {
    const own = await behindTls('/api/users/guest/test-attempts');
    const content = await behindTls('/api/exams/math-1');

    expect(own.headers['strict-transport-security']).toBe('max-age=31536000');
    expect(content.headers['set-cookie']).toMatch(/^__Host-guest=[^;]+; Path=\/; .*; HttpOnly; .*; Secure$/);
    const plain = await server.app.inject('/api/users/guest/test-attempts');
    expect(plain.headers['strict-transport-security']).toBeUndefined();
  });
});

it("replies that are somebody's own are kept nowhere", async () => {
  const { body, headers } = await logIn();
  const replies = [
    headers,
    (await logIn({ ...ADA, password: 'guess' })).headers,
    (await server.call({ url: '/api/admin/products', token: body.token })).headers,
    (await server.call({ url: '/api/users/guest/test-attempts', guest: GUEST })).headers,
  ];

  for (const reply of replies) expect(reply['cache-control']).toBe('no-store');
});

describe('the log', () => {
  const events = () =>
    log.text
      .trim()
      .split('\n')
      .map((line): Record<string, unknown> => JSON.parse(line))
      .filter(({ msg }) => msg === 'security');

  it('tells of wrong passwords, refusals and exports, and neither who nor from where', async () => {
    await logIn({ ...ADA, password: 'guess' });
    await server.call({ url: '/api/admin/products' });
    const { token } = (await logIn()).body;
    await server.app.inject({
      url: '/api/admin/export?format=text',
      headers: { authorization: `Bearer ${token}` },
    });

    expect(events()).toMatchObject([
      { security: 'unauthorized', route: 'POST /api/admin/login', from: expect.any(String) },
      { security: 'unauthorized', route: 'GET /api/admin/products', requestId: expect.any(String) },
      { security: 'exported', administrator: expect.any(String) },
    ]);
    expect(log.text).not.toMatch(/ada@example|guess|127\.0\.0\.1/);
    expect(log.text).not.toContain(token);
  });
});

describe('links for a new password', () => {
  const ask = (address: string, email = ADA.email) =>
    server.app.inject({
      method: 'POST',
      url: '/api/admin/password-links',
      headers: { 'x-forwarded-for': address },
      payload: { email },
    });

  it('are asked for some twenty times an hour from one network, for whomever', async () => {
    const asked = await Promise.all(
      Array.from({ length: 21 }, (_, index) => ask('203.0.113.50', `nobody-${index}@example.com`)),
    );
    const statuses = asked.map(({ statusCode }) => statusCode);

    expect(statuses.filter((status) => status === 204)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await ask('203.0.113.51')).statusCode).toBe(204);
  });
});

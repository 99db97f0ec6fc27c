import { expect, it } from 'vitest';

import { LIN, useLearners } from '../testing/use-learners.ts';

const { server, visit, learner } = useLearners({ TRUST_PROXY: 'true' });

const START = { userId: 'guest', examId: 'math-1', totalQuestions: 2, correctAnswers: 0, completed: false };

it.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['another name of the same domain', { 'sec-fetch-site': 'same-site' }],
  ['another site, in an old browser', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
])('a change that comes from %s is refused, whoever is signed in', async (_, headers) => {
  const browser = await learner();
  const calls = [
    { method: 'POST', url: '/api/account/sign-out' },
    { method: 'POST', url: '/api/account/sessions', body: LIN },
    { method: 'PATCH', url: '/api/account', body: { name: 'Mallory' } },
    { method: 'POST', url: '/api/test-attempts', body: START },
  ] as const;

  for (const call of calls) {
    expect(await browser.call({ ...call, headers })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
  }
  expect((await browser.get('/api/account')).body.account).toMatchObject({ name: 'Lin' });
});

it.each([
  ['the site itself', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' }],
  ['the site itself, in an old browser', { host: 'bell.example:8443', origin: 'https://bell.example:8443' }],
  ['a client that is no browser', {}],
])('a change that comes from %s is taken', async (_, headers) => {
  const browser = await visit();

  expect(
    (await browser.call({ method: 'POST', url: '/api/test-attempts', body: START, headers })).status,
  ).toBe(201);
});

it('a read is answered wherever its page is: what it answers, no other site can see', async () => {
  const response = await server.app.inject({
    url: '/api/exams/math-1',
    headers: { 'sec-fetch-site': 'cross-site' },
  });

  expect(response.statusCode).toBe(200);
});

it('behind TLS the session is in a cookie that this very host alone can set, and no other counts', async () => {
  await learner();
  const browser = await visit({ 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' });
  const { headers } = await browser.post('/api/account/sessions', LIN);
  expect(headers['set-cookie']).toMatch(
    /^__Host-session=[\w-]{43}; Path=\/; .*; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect((await browser.get('/api/account')).body.account).toMatchObject({ email: LIN.email });

  const token = browser.jar.get('__Host-session') ?? '';
  browser.jar.delete('__Host-session');
  browser.jar.set('session', token);
  expect((await browser.get('/api/account')).body.account).toBeNull();
});

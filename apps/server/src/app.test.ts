import { type EndpointShape, endpoints } from '@second-bell/contract';
import { beforeEach, describe, expect, it } from 'vitest';

import { practiceTests } from '#database/schema.ts';

import { givenContent } from './testing/given-content.ts';
import { GUEST, useApp } from './testing/use-app.ts';

const server = useApp();

const ALL = Object.values(endpoints).flatMap((entries) => Object.values<EndpointShape>(entries));

beforeEach(() => givenContent(server.db));

describe('the API reference', () => {
  it.each(ALL.map((endpoint) => [endpoint.method, endpoint.path, endpoint] as const))(
    'describes %s %s',
    async (method, path, { summary }) => {
      const { body } = await server.call({ url: '/api/openapi.json' });
      const documented = body.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];

      expect(documented).toMatchObject({ summary });
    },
  );

  it('has a page to read', async () => {
    const response = await server.app.inject({ url: '/api/reference/' });

    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('Second Bell API');
  });
});

describe('bad input', () => {
  const attempts = '/api/test-attempts';
  const json = { 'content-type': 'application/json' };

  it('refuses malformed JSON with 400', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: attempts,
      headers: json,
      payload: '{"a":',
    });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'invalid_request',
      message: expect.stringContaining('JSON'),
    });
  });

  it.each(['[]', '"text"', 'null', '{}', '{"__proto__":{"a":1}}'])(
    'refuses the body %s with 400',
    async (payload) => {
      const response = await server.app.inject({ method: 'POST', url: attempts, headers: json, payload });

      expect(response.statusCode).toBe(400);
      expect(response.json().message).toEqual(expect.any(String));
    },
  );

  it('refuses a body above 1 MB with 413', async () => {
    const payload = JSON.stringify({ userId: 'x'.repeat(1024 * 1024) });
    const response = await server.app.inject({ method: 'POST', url: attempts, headers: json, payload });

    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ code: 'too_large' });
  });

  it('refuses another content type with 415', async () => {
    const headers = { 'content-type': 'application/xml' };
    const response = await server.app.inject({ method: 'POST', url: attempts, headers, payload: '<a/>' });

    expect(response.statusCode).toBe(415);
    expect(response.json()).toMatchObject({ code: 'unsupported_type' });
  });

  it.each([
    ['/api/exams/%00', 400],
    ['/api/exams/%E0%A4%A', 400],
    ['/api/exams/%20', 400],
    [`/api/exams/${'x'.repeat(201)}`, 400],
    ["/api/exams/1'%20or%20'1'='1", 404],
    ['/api/exams/%F0%9F%94%94', 404],
    ['/api/nowhere', 404],
    ['/api', 404],
  ])('answers GET %s with %i and a message', async (url, status) => {
    const response = await server.app.inject({ url });

    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ message: expect.any(String), code: expect.any(String) });
  });

  it('answers an unknown method of a known address with 404', async () => {
    const response = await server.app.inject({ method: 'DELETE', url: '/api/student/products' });

    expect(response.statusCode).toBe(404);
    expect(response.json().message).toBe('Nothing is found at DELETE /api/student/products');
  });
});

describe('public answers', () => {
  const url = '/api/student/practice-tests/math-1/questions';

  it('are answered 304 where the caller has them already', async () => {
    const { headers } = await server.app.inject({ url });
    const again = await server.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });

    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ])('for "accept-encoding: %s" are encoded as %s', async (accepted, encoding) => {
    const { headers } = await server.app.inject({ url, headers: { 'accept-encoding': accepted } });

    expect(headers['content-encoding']).toBe(encoding);
  });

  it('hand out a guest cookie that scripts cannot read, once', async () => {
    const first = await server.app.inject({ url });
    const cookie = String(first.headers['set-cookie']);

    expect(cookie).toMatch(/^guest=[0-9a-f-]{36}\.\d+; .*HttpOnly; SameSite=Lax$/);
    const again = await server.app.inject({ url, headers: { cookie: cookie.split(';')[0] ?? '' } });
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  it('come with a cookie for no write but the start of an attempt', async () => {
    const body = {
      userId: 'guest',
      examId: 'math-1',
      totalQuestions: 2,
      correctAnswers: 0,
      completed: false,
    };
    const started = await server.call({ method: 'POST', url: '/api/test-attempts', body });
    const answer = {
      attemptId: started.body.id,
      questionId: 'math-1-q1',
      userAnswer: '4',
      isCorrect: true,
      timeSpent: 1,
    };
    const answered = await server.call({ method: 'POST', url: '/api/user-answers', body: answer });

    expect(started.status).toBe(201);
    expect(started.headers['set-cookie']).toMatch(/^guest=[0-9a-f-]{36}\.\d+; .*HttpOnly/);
    expect(answered.status).toBe(201);
    expect(answered.headers['set-cookie']).toBeUndefined();
  });

  it('carry security headers, as do failures', async () => {
    for (const address of [url, '/api/nowhere', '/api/users/guest/test-attempts']) {
      const { headers } = await server.app.inject({ url: address, headers: { cookie: `guest=${GUEST}` } });

      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
    }
  });
});

describe('a reply that would break the contract', () => {
  it.each([
    ['prepared', '/api/student/subjects/ged-math/practice-tests'],
    ['made anew', '/api/admin/subjects/ged-math/practice-tests'],
  ])('never leaves: one that is %s is answered with 500', async (_kind, url) => {
    const { token } = await server.givenAdministrator();
    await server.db.update(practiceTests).set({ passingScore: 101 });

    expect(await server.call({ url, token })).toMatchObject({
      status: 500,
      body: { code: 'internal', message: 'Internal Server Error' },
    });
  });
});

describe('the other public calls', () => {
  it('answer health once the database does', async () => {
    expect(await server.call({ url: '/api/health' })).toMatchObject({ status: 200, body: { status: 'ok' } });
  });
});

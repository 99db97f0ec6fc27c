import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { captureLog } from './testing/capture-log.ts';
import { givenContent } from './testing/given-content.ts';
import { GUEST, useApp } from './testing/use-app.ts';

const log = captureLog();
const server = useApp({ LOG_LEVEL: 'info', LOG_REQUESTS: 'true', TRUST_PROXY: 'true' }, log);

const EMAIL = 'ada.secret@example.com';
const PASSWORD = 'the password nobody may read';

beforeEach(() => log.clear());

const lines = () =>
  log.text
    .trim()
    .split('\n')
    .map((line): Record<string, unknown> => JSON.parse(line));

/** A login while the database has lost the table of failures: its query fails with what was sent in it. */
async function failingLogin(headers: Record<string, string> = {}) {
  await server.db.execute(sql`alter table sign_in_failures rename to lost`);
  try {
    return await server.app.inject({
      method: 'POST',
      url: '/api/admin/login?email=query.secret@example.com',
      headers: { cookie: `guest=${GUEST}`, authorization: 'Bearer token-secret', ...headers },
      payload: { email: EMAIL, password: PASSWORD },
    });
  } finally {
    await server.db.execute(sql`alter table lost rename to sign_in_failures`);
  }
}

describe('the log', () => {
  it('says where a query failed, and nothing of what was sent', async () => {
    const response = await failingLogin();

    expect(response.statusCode).toBe(500);
    const failure = lines().find(({ msg }) => msg === 'request failed');
    expect(failure).toMatchObject({
      route: 'POST /api/admin/login',
      requestId: response.headers['x-request-id'],
      err: { query: expect.stringContaining('sign_in_failures'), cause: { code: '42P01' } },
    });
    for (const secret of ['secret', PASSWORD, GUEST]) expect(log.text).not.toContain(secret);
  });

  it('has a line for each request where that is asked for: route, status, time', async () => {
    await givenContent(server.db);
    await server.app.inject('/api/exams/math-1?name=secret');
    await server.app.inject('/api/exams/nowhere');
    await server.app.inject('/api/exams/math-1');

    await vi.waitFor(() => expect(lines()).toHaveLength(3));
    expect(lines()).toMatchObject(
      [200, 404, 200].map((status) => ({
        msg: 'request',
        route: 'GET /api/exams/:examId',
        status,
        ms: expect.any(Number),
        requestId: expect.any(String),
      })),
    );
    expect(log.text).not.toMatch(/secret|math-1|127\.0\.0\.1/);
  });

  it('says when the process stood still, and at which calls', async () => {
    await givenContent(server.db);
    const end = performance.now() + 400;
    const asked = server.app.inject('/api/health');
    // The call has begun by then; what it asks of the database takes longer.
    await new Promise((resolve) => {
      process.nextTick(resolve);
    });
    while (performance.now() < end) {
      // Nothing else runs.
    }
    await asked;

    await vi.waitFor(() =>
      expect(lines()).toContainEqual(
        expect.objectContaining({
          msg: 'the process stood still',
          stalledMs: expect.any(Number),
          routes: expect.arrayContaining(['GET /api/health']),
        }),
      ),
    );
  });
});

describe('a failure', () => {
  it('carries the number that the log knows it by, and in its body where the server is at fault', async () => {
    const fault = await failingLogin();
    const refusal = await server.app.inject('/api/exams/nowhere');

    expect(fault.json()).toEqual({
      message: 'Internal Server Error',
      code: 'internal',
      requestId: fault.headers['x-request-id'],
    });
    expect(refusal.headers['x-request-id']).toMatch(/^[0-9a-f]{10}-/);
    expect(refusal.headers['x-request-id']).not.toBe(fault.headers['x-request-id']);
    expect(refusal.json()).not.toHaveProperty('requestId');
  });

  it.each([
    ['a-number-of-the-proxy', 'a-number-of-the-proxy'],
    ['<script>alert(1)</script>', expect.stringMatching(/^[0-9a-f]{10}-/)],
  ])('keeps the number that a trusted proxy gave, if it is one: %s', async (given, kept) => {
    const { headers } = await server.app.inject({
      url: '/api/exams/nowhere',
      headers: { 'x-request-id': given },
    });

    expect(headers['x-request-id']).toEqual(kept);
  });
});

it('is ready while the database answers', async () => {
  expect(await server.call({ url: '/api/ready' })).toMatchObject({ status: 200, body: { status: 'ready' } });
});

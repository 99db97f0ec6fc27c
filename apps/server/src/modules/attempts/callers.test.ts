import { describe, expect, it } from 'vitest';

import { GUEST, OTHER_GUEST } from '../../testing/use-app.ts';
import { RESULT, START, useAttempts } from '../../testing/use-attempts.ts';

const { server } = useAttempts();

const COOKIE = /^guest=([0-9a-f-]{36})\.\d+; /;

async function startWithoutCookie(userId = 'guest') {
  const { body, headers } = await server.call({
    method: 'POST',
    url: '/api/test-attempts',
    body: { ...START, userId },
  });
  const guest = COOKIE.exec(String(headers['set-cookie']))?.[1];

  return { id: String(body.id), guest: String(guest) };
}

function answer(attemptId: string, guest?: string) {
  const body = { attemptId, questionId: 'math-1-q1', userAnswer: '4', isCorrect: true, timeSpent: 1 };

  return server.call({ method: 'POST', url: '/api/user-answers', body, ...(guest && { guest }) });
}

function complete(id: string, guest?: string) {
  return server.call({
    method: 'PATCH',
    url: `/api/test-attempts/${id}`,
    body: RESULT,
    ...(guest && { guest }),
  });
}

async function listOf(userId: string, guest?: string): Promise<string[]> {
  const { body } = await server.call({ url: `/api/users/${userId}/test-attempts`, ...(guest && { guest }) });

  return body.map(({ id }: { id: string }) => id);
}

describe('a client that keeps no cookies', () => {
  it('starts, answers, completes and reads its attempt by the attempt\u2019s own id', async () => {
    const { id } = await startWithoutCookie();

    expect((await answer(id)).status).toBe(201);
    expect(await complete(id)).toMatchObject({ status: 200, body: { verified: true } });
    expect((await server.call({ url: `/api/test-attempts/${id}` })).body).toMatchObject({ score: 50 });
    expect((await server.call({ url: `/api/test-attempts/${id}/answers` })).body).toHaveLength(1);
  });

  it('lists nothing of the placeholder, and the attempts of a user id of its own', async () => {
    await startWithoutCookie();
    const { id } = await startWithoutCookie('visitor-7');

    expect(await listOf('guest')).toEqual([]);
    expect((await server.call({ url: '/api/users/guest/progress' })).body).toEqual({ topics: [], tests: [] });
    expect(await listOf('visitor-7')).toEqual([id]);
  });

  it('never reaches an attempt that was begun with a cookie', async () => {
    const { body } = await server.call({
      method: 'POST',
      url: '/api/test-attempts',
      body: START,
      guest: GUEST,
    });

    expect((await answer(body.id)).status).toBe(404);
    expect((await complete(body.id)).status).toBe(404);
    expect((await server.call({ url: `/api/test-attempts/${body.id}` })).status).toBe(404);
  });
});

describe('an attempt begun before its guest had a cookie', () => {
  it('is in the list of the guest whose cookie came with the start', async () => {
    const { id, guest } = await startWithoutCookie();

    expect((await answer(id, guest)).status).toBe(201);
    expect((await complete(id, guest)).status).toBe(200);
    expect(await listOf('guest', guest)).toEqual([id]);
  });

  it('is found by a guest whose cookie came another way, and is theirs alone once they completed it', async () => {
    const { id } = await startWithoutCookie();

    expect((await answer(id, GUEST)).status).toBe(201);
    expect((await complete(id, GUEST)).status).toBe(200);
    expect(await listOf('guest', GUEST)).toEqual([id]);
    expect((await server.call({ url: `/api/test-attempts/${id}`, guest: OTHER_GUEST })).status).toBe(404);
    expect((await server.call({ url: `/api/test-attempts/${id}` })).status).toBe(404);
  });
});

it('gives no cookie to a guest who has one', async () => {
  const { headers } = await server.call({
    method: 'POST',
    url: '/api/test-attempts',
    body: START,
    guest: GUEST,
  });

  expect(headers['set-cookie']).toBeUndefined();
});

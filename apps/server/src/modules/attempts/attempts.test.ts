import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { products } from '#database/schema.ts';

import { GUEST, OTHER_GUEST } from '../../testing/use-app.ts';
import { START, useAttempts } from '../../testing/use-attempts.ts';

const { server, givenAttempt, sendAnswer, complete, answersOf } = useAttempts();

describe('starting an attempt', () => {
  it('answers 201 with the open attempt and copies of its exam', async () => {
    const { status, body } = await server.call({
      method: 'POST',
      url: '/api/test-attempts',
      body: START,
      guest: GUEST,
    });

    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      userId: 'guest',
      examId: 'math-1',
      totalQuestions: 2,
      correctAnswers: 0,
      completed: false,
      completedAt: null,
      score: null,
      timeSpent: 0,
      startedAt: expect.any(String),
      verified: false,
      examTitle: 'Math 1',
      examType: 'GED',
      examSubject: 'Mathematical Reasoning',
      testVersion: expect.stringMatching(/^[\w-]{43}$/),
      sealed: false,
      passingScore: 60,
      points: null,
      maxPoints: 2,
      measuredSeconds: null,
      corrections: [],
    });
  });

  it('answers 404 for an unknown exam and keeps nothing', async () => {
    const body = { ...START, examId: 'nowhere' };

    expect(
      await server.call({ method: 'POST', url: '/api/test-attempts', body, guest: GUEST }),
    ).toMatchObject({
      status: 404,
      body: { message: 'Exam not found: nowhere' },
    });
    expect((await server.call({ url: '/api/users/guest/test-attempts', guest: GUEST })).body).toEqual([]);
  });

  it.each([
    ['examId', { examId: undefined }],
    ['userId', { userId: ' ' }],
    ['totalQuestions', { totalQuestions: -1 }],
    ['totalQuestions', { totalQuestions: '2' }],
    ['totalQuestions', { totalQuestions: 3_000_000_000 }],
    ['correctAnswers', { correctAnswers: 1 }],
    ['completed', { completed: true }],
  ])('refuses a bad %s with 400 that names it', async (path, change) => {
    const body = { ...START, ...change };
    const answer = await server.call({ method: 'POST', url: '/api/test-attempts', body, guest: GUEST });

    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request', issues: [{ path }] } });
  });
});

describe('reading attempts', () => {
  it("lists a user's attempts, newest first, each guest seeing their own alone", async () => {
    const first = await givenAttempt();
    const second = await givenAttempt();
    const other = await givenAttempt(OTHER_GUEST);

    expect(await idsOf('/api/users/guest/test-attempts', GUEST)).toEqual([second, first]);
    expect(await idsOf('/api/users/guest/test-attempts', OTHER_GUEST)).toEqual([other]);
    expect(await idsOf('/api/users/someone-else/test-attempts', GUEST)).toEqual([]);
  });

  it("answers 404 for another guest's attempt and its answers", async () => {
    const id = await givenAttempt();

    for (const url of [`/api/test-attempts/${id}`, `/api/test-attempts/${id}/answers`]) {
      expect((await server.call({ url, guest: GUEST })).status).toBe(200);
      expect((await server.call({ url, guest: OTHER_GUEST })).status).toBe(404);
    }
    expect((await server.call({ url: '/api/test-attempts/nowhere/answers', guest: GUEST })).status).toBe(404);
  });

  it('keeps attempts and their answers when their content is deleted', async () => {
    const attemptId = await givenAttempt();
    await sendAnswer(attemptId, 'math-1-q1', '4');
    await server.db.delete(products).where(eq(products.id, 'ged'));

    expect(await complete(attemptId)).toMatchObject({
      status: 200,
      body: { examTitle: 'Math 1', score: 50 },
    });
    expect(await answersOf(attemptId)).toHaveLength(1);
  });
});

async function idsOf(url: string, guest: string): Promise<string[]> {
  const { body } = await server.call({ url, guest });

  return body.map(({ id }: { id: string }) => id);
}

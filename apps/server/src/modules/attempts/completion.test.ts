import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { attempts } from '#database/schema.ts';

import { GUEST, OTHER_GUEST } from '../../testing/use-app.ts';
import { START, useAttempts } from '../../testing/use-attempts.ts';

const { server, givenAttempt, sendAnswer, complete } = useAttempts();

describe('completing an attempt', () => {
  it("serves the server's own figures, verified, where stored answers cover the claim", async () => {
    const attemptId = await givenAttempt();
    await sendAnswer(attemptId, 'math-1-q1', '3');
    await sendAnswer(attemptId, 'math-1-q2', 'True');

    const { status, body } = await complete(attemptId, { correctAnswers: 2, score: 100 });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      completed: true,
      completedAt: '2026-11-20T10:00:00.000Z',
      correctAnswers: 1,
      score: 50,
      timeSpent: 90,
      verified: true,
    });
  });

  it('keeps a claim with no stored answers behind it as reported, not verified', async () => {
    const { body } = await complete(await givenAttempt(), { correctAnswers: 2, score: 100 });

    expect(body).toMatchObject({ correctAnswers: 2, score: 100, verified: false });
  });

  it('counts a test that was submitted without any answer as 0 of its questions, but not one that was left', async () => {
    const submitted = await complete(await givenAttempt(), { correctAnswers: 0, score: 0, timeSpent: 30 });
    const left = await complete(await givenAttempt(), { correctAnswers: 0, score: 0, timeSpent: 0 });

    expect(submitted.body).toMatchObject({ correctAnswers: 0, score: 0, verified: true, maxPoints: 2 });
    expect(left.body).toMatchObject({ score: 0, verified: false });
  });

  it('keeps a claim about another number of questions as reported, not verified', async () => {
    const start = { ...START, totalQuestions: 1 };
    const { body } = await server.call({
      method: 'POST',
      url: '/api/test-attempts',
      body: start,
      guest: GUEST,
    });
    await sendAnswer(body.id, 'math-1-q1', '4');

    expect((await complete(body.id, { correctAnswers: 1, score: 100 })).body).toMatchObject({
      totalQuestions: 1,
      maxPoints: 2,
      correctAnswers: 1,
      score: 100,
      points: null,
      verified: false,
    });
  });

  it('tells the time by its own clock beside the claimed one', async () => {
    const attemptId = await givenAttempt();
    await server.db
      .update(attempts)
      .set({ startedAt: new Date(Date.now() - 60 * 60 * 1000) })
      .where(eq(attempts.id, attemptId));
    const { body } = await complete(attemptId, { timeSpent: 90 });

    expect(body.timeSpent).toBe(90);
    expect(body.measuredSeconds).toBeGreaterThanOrEqual(3600);
    expect(body.measuredSeconds).toBeLessThan(4200);
  });

  it('answers the stored attempt when the same result is sent again', async () => {
    const attemptId = await givenAttempt();
    await sendAnswer(attemptId, 'math-1-q2', 'False');
    const first = await complete(attemptId, { correctAnswers: 1, score: 50 });
    const again = await complete(attemptId, { correctAnswers: 1, score: 50 });

    expect(first.body).toMatchObject({ correctAnswers: 0, score: 0, verified: true });
    expect(again).toMatchObject({ status: 200, body: first.body });
  });

  it.each([{ score: 51 }, { correctAnswers: 2 }, { timeSpent: 91 }])(
    'refuses a different result on a completed attempt with 409: %o',
    async (change) => {
      const attemptId = await givenAttempt();
      const first = await complete(attemptId);

      expect(await complete(attemptId, change)).toMatchObject({ status: 409, body: { code: 'conflict' } });
      expect((await server.call({ url: `/api/test-attempts/${attemptId}`, guest: GUEST })).body).toEqual(
        first.body,
      );
    },
  );

  it('ends in one of two results that are sent at once', async () => {
    const attemptId = await givenAttempt();
    const sent = await Promise.all([complete(attemptId, { score: 40 }), complete(attemptId, { score: 60 })]);

    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it.each([
    ['correctAnswers', { correctAnswers: 3 }],
    ['correctAnswers', { correctAnswers: -1 }],
    ['score', { score: 101 }],
    ['score', { score: 'high' }],
    ['completed', { completed: false }],
    ['completedAt', { completedAt: 'yesterday' }],
    ['completedAt', { completedAt: '0000-01-01T00:00:00Z' }],
    ['timeSpent', { timeSpent: undefined }],
  ])('refuses a bad %s with 400 that names it, and leaves the attempt open', async (path, change) => {
    const attemptId = await givenAttempt();

    expect(await complete(attemptId, change)).toMatchObject({ status: 400, body: { issues: [{ path }] } });
    expect((await server.call({ url: `/api/test-attempts/${attemptId}`, guest: GUEST })).body.completed).toBe(
      false,
    );
  });

  it('answers 404 for an unknown attempt and for that of another guest', async () => {
    const attemptId = await givenAttempt();

    expect(await complete('nowhere')).toMatchObject({
      status: 404,
      body: { message: 'Test attempt not found: nowhere' },
    });
    expect((await complete(attemptId, {}, OTHER_GUEST)).status).toBe(404);
  });
});

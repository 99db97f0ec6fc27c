import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { products } from '#database/schema.ts';

import { givenContent } from '../../testing/given-content.ts';
import { GUEST, OTHER_GUEST, useApp } from '../../testing/use-app.ts';

const server = useApp();

const START = { userId: 'guest', examId: 'math-1', totalQuestions: 2, correctAnswers: 0, completed: false };
const RESULT = {
  completed: true,
  completedAt: '2026-11-20T10:00:00.000Z',
  score: 50,
  correctAnswers: 1,
  timeSpent: 90,
};

async function givenAttempt(guest: string | undefined = GUEST): Promise<string> {
  const { body } = await server.call({ method: 'POST', url: '/api/test-attempts', body: START, guest });

  return body.id;
}

async function sendAnswer(attemptId: string, questionId: string, userAnswer: string, more: object = {}) {
  const body = { attemptId, questionId, userAnswer, isCorrect: true, timeSpent: 45, ...more };

  return server.call({ method: 'POST', url: '/api/user-answers', body, guest: GUEST });
}

async function complete(attemptId: string, more: object = {}, guest = GUEST) {
  return server.call({
    method: 'PATCH',
    url: `/api/test-attempts/${attemptId}`,
    body: { ...RESULT, ...more },
    guest,
  });
}

beforeEach(() => givenContent(server.db));

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

describe('storing an answer', () => {
  it('answers 201 with the row, graded by the server whatever was claimed', async () => {
    const attemptId = await givenAttempt();
    const right = await sendAnswer(attemptId, 'math-1-q1', '4', { isCorrect: false });
    const wrong = await sendAnswer(attemptId, 'math-1-q2', 'False', { isCorrect: true });

    expect(right).toMatchObject({ status: 201, body: { userAnswer: '4', isCorrect: true, timeSpent: 45 } });
    expect(wrong).toMatchObject({ status: 201, body: { userAnswer: 'False', isCorrect: false } });
  });

  it('answers the stored row when the same answer is sent again', async () => {
    const attemptId = await givenAttempt();
    const first = await sendAnswer(attemptId, 'math-1-q1', '4');
    const second = await sendAnswer(attemptId, 'math-1-q1', '4', { timeSpent: 50 });

    expect(second.body).toEqual(first.body);
    expect(await answersOf(attemptId)).toHaveLength(1);
  });

  it('takes a changed answer while the attempt is open', async () => {
    const attemptId = await givenAttempt();
    await sendAnswer(attemptId, 'math-1-q1', '3');
    await sendAnswer(attemptId, 'math-1-q1', '4');

    expect(await answersOf(attemptId)).toMatchObject([{ userAnswer: '4', isCorrect: true }]);
  });

  it('stores answers that arrive at once, each once', async () => {
    const attemptId = await givenAttempt();
    const sent = await Promise.all(
      ['math-1-q1', 'math-1-q2', 'math-1-q1', 'math-1-q2'].map((id) => sendAnswer(attemptId, id, 'True')),
    );

    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await answersOf(attemptId)).toHaveLength(2);
  });

  it('lets a bad answer fail alone among those that arrive with it', async () => {
    const attemptId = await givenAttempt();
    const [good, bad] = await Promise.all([
      sendAnswer(attemptId, 'math-1-q1', '4'),
      sendAnswer(attemptId, 'nowhere', '4'),
    ]);

    expect(good.status).toBe(201);
    expect(bad).toMatchObject({
      status: 404,
      body: { message: 'Question of the exam math-1 not found: nowhere' },
    });
  });

  it('refuses an unknown attempt, and that of another guest, with 404', async () => {
    const other = await givenAttempt(OTHER_GUEST);

    for (const id of ['nowhere', other]) {
      expect(await sendAnswer(id, 'math-1-q1', '4')).toMatchObject({
        status: 404,
        body: { message: `Test attempt not found: ${id}` },
      });
    }
  });

  it('refuses a new answer after completion with 409, and still answers a repeat', async () => {
    const attemptId = await givenAttempt();
    await sendAnswer(attemptId, 'math-1-q1', '4');
    await complete(attemptId);

    expect((await sendAnswer(attemptId, 'math-1-q2', 'True')).status).toBe(409);
    expect((await sendAnswer(attemptId, 'math-1-q1', '3')).status).toBe(409);
    expect((await sendAnswer(attemptId, 'math-1-q1', '4')).status).toBe(201);
  });

  it.each([
    ['userAnswer', { userAnswer: 4 }],
    ['userAnswer', { userAnswer: 'a\u0000b' }],
    ['timeSpent', { timeSpent: -1 }],
    ['timeSpent', { timeSpent: 1.5 }],
    ['isCorrect', { isCorrect: 'yes' }],
    ['questionId', { questionId: undefined }],
  ])('refuses a bad %s with 400 that names it', async (path, change) => {
    const attemptId = await givenAttempt();

    expect(await sendAnswer(attemptId, 'math-1-q1', '4', change)).toMatchObject({
      status: 400,
      body: { issues: [{ path }] },
    });
    expect(await answersOf(attemptId)).toEqual([]);
  });
});

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

describe('reading attempts', () => {
  it("lists a user's attempts, newest first, each guest seeing their own alone", async () => {
    const first = await givenAttempt();
    const second = await givenAttempt();
    const other = await givenAttempt(OTHER_GUEST);

    expect(await idsOf('/api/users/guest/test-attempts', GUEST)).toEqual([second, first]);
    expect(await idsOf('/api/users/guest/test-attempts', OTHER_GUEST)).toEqual([other]);
    expect(await idsOf('/api/users/someone-else/test-attempts', GUEST)).toEqual([]);
  });

  it('works all the way for a client that keeps no cookies', async () => {
    const { body: attempt } = await server.call({ method: 'POST', url: '/api/test-attempts', body: START });
    const answer = {
      attemptId: attempt.id,
      questionId: 'math-1-q1',
      userAnswer: '4',
      isCorrect: true,
      timeSpent: 1,
    };
    await server.call({ method: 'POST', url: '/api/user-answers', body: answer });
    await server.call({ method: 'PATCH', url: `/api/test-attempts/${attempt.id}`, body: RESULT });

    expect((await server.call({ url: `/api/test-attempts/${attempt.id}` })).body).toMatchObject({
      verified: true,
    });
    expect((await server.call({ url: `/api/test-attempts/${attempt.id}/answers` })).body).toHaveLength(1);
    expect((await server.call({ url: '/api/users/guest/test-attempts' })).body).toHaveLength(1);
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

async function answersOf(attemptId: string) {
  return (await server.call({ url: `/api/test-attempts/${attemptId}/answers`, guest: GUEST })).body;
}

async function idsOf(url: string, guest: string): Promise<string[]> {
  const { body } = await server.call({ url, guest });

  return body.map(({ id }: { id: string }) => id);
}

import { describe, expect, it, onTestFinished } from 'vitest';

import { readConfig } from '#config';

import { buildApp } from '../../app.ts';
import { GUEST, OTHER_GUEST } from '../../testing/use-app.ts';
import { RESULT, useAttempts } from '../../testing/use-attempts.ts';

const { server, givenAttempt, sendAnswer, complete, answersOf } = useAttempts();

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

  it('compares answers that arrive at once in the order in which they came', async () => {
    const attemptId = await givenAttempt();
    const first = await sendAnswer(attemptId, 'math-1-q1', '4');
    const sent = await Promise.all(
      ['3', '4'].map((userAnswer) => sendAnswer(attemptId, 'math-1-q1', userAnswer)),
    );

    expect(sent.map(({ body }) => body.userAnswer)).toEqual(['3', '4']);
    expect(sent.map(({ body }) => body.id)).toEqual([first.body.id, first.body.id]);
    expect(await answersOf(attemptId)).toMatchObject([{ userAnswer: '4', isCorrect: true }]);
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

describe('two processes on one database', () => {
  async function givenOtherProcess() {
    const other = await buildApp(server.db, readConfig({ LOG_LEVEL: 'silent' }));
    onTestFinished(() => other.close());
    const headers = { cookie: `guest=${GUEST}` };

    return {
      send: (attemptId: string, questionId: string, userAnswer: string) => {
        const payload = { attemptId, questionId, userAnswer, isCorrect: true, timeSpent: 45 };

        return other.inject({ method: 'POST', url: '/api/user-answers', payload, headers });
      },
      complete: (attemptId: string) =>
        other.inject({ method: 'PATCH', url: `/api/test-attempts/${attemptId}`, payload: RESULT, headers }),
    };
  }

  it('take answers to the same attempt, whichever of them began it', async () => {
    const other = await givenOtherProcess();
    const attemptId = await givenAttempt();
    const first = await other.send(attemptId, 'math-1-q1', '3');
    const changed = await sendAnswer(attemptId, 'math-1-q1', '4');
    const repeated = await other.send(attemptId, 'math-1-q1', '4');

    expect(first.json()).toMatchObject({ userAnswer: '3', isCorrect: false });
    expect(changed.body).toEqual({ ...first.json(), userAnswer: '4', isCorrect: true, points: 1 });
    expect(repeated.json()).toEqual(changed.body);
    expect(await answersOf(attemptId)).toMatchObject([changed.body]);
  });

  it('take none any more once the other one has completed the attempt', async () => {
    const other = await givenOtherProcess();
    const attemptId = await givenAttempt();
    await sendAnswer(attemptId, 'math-1-q1', '4');
    await other.complete(attemptId);

    expect((await sendAnswer(attemptId, 'math-1-q2', 'True')).status).toBe(409);
    expect((await sendAnswer(attemptId, 'math-1-q1', '4')).status).toBe(201);
    expect(await answersOf(attemptId)).toHaveLength(1);
  });
});

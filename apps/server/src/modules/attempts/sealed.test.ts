import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { endpoints, type EndpointShape } from '@second-bell/contract';

import { practiceTests, questions } from '#database/schema.ts';

import { GUEST } from '../../testing/use-app.ts';
import { useAttempts } from '../../testing/use-attempts.ts';

const { server, givenAttempt, sendAnswer, complete } = useAttempts();

/** Words that stand nowhere but in what gives the answers away. */
const SECRETS = { explanation: 'because-of-the-secret', hint: 'hint-of-the-secret' };

beforeEach(async () => {
  await server.db.update(practiceTests).set({ sealed: true }).where(eq(practiceTests.id, 'math-1'));
  await server.db.update(questions).set(SECRETS).where(eq(questions.practiceTestId, 'math-1'));
});

/** Every GET that a visitor may make, with all the ids there are in the places of its path. */
async function readEverything(attemptId: string): Promise<string> {
  const values: Record<string, string[]> = {
    productId: ['ged'],
    subjectId: ['ged-math'],
    testId: ['math-1'],
    examId: ['math-1'],
    userId: ['guest'],
    id: [attemptId, 'math-1', 'math-1-q1'],
  };
  const entries: EndpointShape[] = Object.values(endpoints).flatMap((group) => Object.values(group));
  const paths = entries
    .filter(({ method }) => method === 'GET')
    .flatMap(({ path }) => {
      const name = /:(\w+)/.exec(path)?.[1];

      return name === undefined
        ? [path]
        : (values[name] ?? []).map((value) => path.replace(`:${name}`, value));
    });
  const replies = [];
  for (const url of paths) {
    const { statusCode, body } = await server.app.inject({ url, headers: { cookie: `guest=${GUEST}` } });
    // The description of the API names the fields; it knows no question.
    if (url !== '/api/openapi.json') replies.push(`${url} ${statusCode} ${body}`);
  }

  return replies.join('\n');
}

const LEAKS = /because-of-the-secret|hint-of-the-secret|"correctAnswer"|"isCorrect"/;

describe('a sealed test', () => {
  it('tells nothing that gives an answer away by any call before it is completed', async () => {
    const attemptId = await givenAttempt();
    const answered = await sendAnswer(attemptId, 'math-1-q1', '3');

    expect(answered.status).toBe(201);
    expect(JSON.stringify(answered.body)).not.toMatch(LEAKS);
    const everything = await readEverything(attemptId);
    expect(everything).toContain(`/api/test-attempts/${attemptId}/questions 200`);
    expect(everything).toContain('/api/exams/math-1/questions 200');
    expect(everything).not.toMatch(LEAKS);
  });

  it('opens with the completed attempt, graded by the server without a claim', async () => {
    const attemptId = await givenAttempt();
    await sendAnswer(attemptId, 'math-1-q1', '4');
    const { body } = await complete(attemptId, { correctAnswers: 0, score: 0 });

    expect(body).toMatchObject({ sealed: true, correctAnswers: 1, score: 50, verified: true });
    expect(await server.call({ url: `/api/test-attempts/${attemptId}/answers`, guest: GUEST })).toMatchObject(
      {
        body: [{ isCorrect: true }],
      },
    );
    expect(
      (await server.call({ url: `/api/test-attempts/${attemptId}/questions`, guest: GUEST })).body[0],
    ).toMatchObject({ correctAnswer: '4', ...SECRETS });
  });

  it('keeps its questions closed to everyone else after one has completed it', async () => {
    await complete(await givenAttempt());

    expect((await server.call({ url: '/api/exams/math-1' })).body.sealed).toBe(true);
    const { body } = await server.call({ url: '/api/exams/math-1/questions' });
    expect(body).toHaveLength(2);
    expect(JSON.stringify(body)).not.toMatch(LEAKS);
  });

  it('is not offered with instant feedback', async () => {
    const listed = await server.call({ url: '/api/student/subjects/ged-math/practice-tests' });

    expect(listed.body.map(({ id }: { id: string }) => id)).toEqual(['math-empty']);
    expect((await server.call({ url: '/api/mock-exams' })).body).toMatchObject([
      { id: 'math-1', subjectId: 'ged-math', totalQuestions: 3 },
    ]);
    expect((await server.call({ url: '/api/student/practice-tests/math-1/questions' })).status).toBe(404);
  });

  it('drops what was kept of it when it is sealed at the desk', async () => {
    const { token } = await server.givenAdministrator();
    const save = (sealed: boolean) =>
      server.call({
        method: 'PUT',
        url: '/api/admin/practice-tests/math-1',
        token,
        body: { title: 'Math 1', timeLimit: 10, passingScore: 60, difficulty: 'easy', sealed },
      });
    await save(false);
    expect(JSON.stringify((await server.call({ url: '/api/exams/math-1/questions' })).body)).toMatch(LEAKS);

    expect((await save(true)).body).toMatchObject({ sealed: true });
    expect(JSON.stringify((await server.call({ url: '/api/exams/math-1/questions' })).body)).not.toMatch(
      LEAKS,
    );
  });

  it('stays as it is where an edit does not say', async () => {
    const { token } = await server.givenAdministrator();
    const body = { title: 'Renamed', timeLimit: 10, passingScore: 60, difficulty: 'easy' };

    expect(
      (await server.call({ method: 'PUT', url: '/api/admin/practice-tests/math-1', token, body })).body,
    ).toMatchObject({ title: 'Renamed', sealed: true });
  });
});

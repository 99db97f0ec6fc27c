import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';

import { practiceTests, questions } from '#database/schema.ts';

import { givenContent } from '../../testing/given-content.ts';
import { GUEST, OTHER_GUEST, useApp } from '../../testing/use-app.ts';

const server = useApp();

type Answers = Record<string, string>;
type Test = { answers: Answers; timeSpent?: number; secondsEach?: number; guest?: string; userId?: string };

const MATH = { examType: 'GED', examSubject: 'Mathematical Reasoning' };

/** Starts an attempt at `math-1`, of two questions, and answers `math-1-q1` (4 is right) and `-q2` (True is right). */
async function answerTest({ answers, secondsEach = 30, guest = GUEST, userId = 'guest' }: Test) {
  const { totalQuestions } = (await server.call({ url: '/api/exams/math-1', guest })).body;
  const start = { userId, examId: 'math-1', totalQuestions, correctAnswers: 0, completed: false };
  const { body } = await server.call({ method: 'POST', url: '/api/test-attempts', body: start, guest });
  for (const [questionId, userAnswer] of Object.entries(answers)) {
    const answer = { attemptId: body.id, questionId, userAnswer, isCorrect: true, timeSpent: secondsEach };
    await server.call({ method: 'POST', url: '/api/user-answers', body: answer, guest });
  }

  return String(body.id);
}

async function takeTest(test: Test): Promise<void> {
  const { timeSpent = 60, guest = GUEST } = test;
  const url = `/api/test-attempts/${await answerTest(test)}`;
  const result = { completed: true, completedAt: '2026-11-20T10:00:00.000Z', score: 0, correctAnswers: 0 };
  await server.call({ method: 'PATCH', url, body: { ...result, timeSpent }, guest });
}

const progress = (guest = GUEST, userId = 'guest') =>
  server.call({ url: `/api/users/${userId}/progress`, guest });

beforeEach(() => givenContent(server.db));

it('sums right answers and time up, by topic and by test', async () => {
  await takeTest({ answers: { 'math-1-q1': '4', 'math-1-q2': 'False' }, timeSpent: 60, secondsEach: 30 });
  await takeTest({ answers: { 'math-1-q1': '3' }, timeSpent: 61, secondsEach: 61 });

  expect(await progress()).toMatchObject({
    status: 200,
    body: {
      topics: [
        { topic: 'Number operations', ...MATH, answered: 2, correct: 1, secondsPerAnswer: 46 },
        { topic: null, ...MATH, answered: 1, correct: 0, secondsPerAnswer: 30 },
      ],
      tests: [
        {
          examId: 'math-1',
          examTitle: 'Math 1',
          ...MATH,
          attempts: 2,
          answered: 3,
          correct: 1,
          secondsPerAnswer: 40,
        },
      ],
    },
  });
});

it('is empty where nothing was taken, and leaves out what is open or has no answers behind it', async () => {
  await answerTest({ answers: { 'math-1-q1': '4' } });
  await takeTest({ answers: {} });

  expect(await progress()).toMatchObject({ status: 200, body: { topics: [], tests: [] } });
});

it('shows each guest, and each user id, their own alone', async () => {
  await takeTest({ answers: { 'math-1-q1': '4' }, guest: OTHER_GUEST });
  await takeTest({ answers: { 'math-1-q1': '4' }, userId: 'someone-else' });
  await takeTest({ answers: { 'math-1-q2': 'True' } });

  expect((await progress()).body.tests).toMatchObject([{ attempts: 1, answered: 1 }]);
  expect((await progress(OTHER_GUEST)).body.tests).toMatchObject([{ attempts: 1 }]);
  expect((await progress(GUEST, 'someone-else')).body.tests).toMatchObject([{ attempts: 1 }]);
  expect((await progress(OTHER_GUEST, 'someone-else')).body).toEqual({ topics: [], tests: [] });
});

it('keeps the topic of a question that was deleted since, and the newest title of a test', async () => {
  await takeTest({ answers: { 'math-1-q1': '4' } });
  await server.db.delete(questions).where(eq(questions.id, 'math-1-q1'));
  await server.db.update(practiceTests).set({ title: 'Math, renamed' }).where(eq(practiceTests.id, 'math-1'));
  server.app.content.clear();
  await takeTest({ answers: { 'math-1-q2': 'True' } });

  expect((await progress()).body).toMatchObject({
    topics: [
      { topic: 'Number operations', answered: 1, correct: 1 },
      { topic: null, answered: 1, correct: 1 },
    ],
    tests: [{ examTitle: 'Math, renamed', attempts: 2 }],
  });
});

it('holds the largest times that can be reported', async () => {
  const most = 2_147_483_647;
  const answers = { 'math-1-q1': '4', 'math-1-q2': 'True' };
  await takeTest({ answers, timeSpent: most, secondsEach: most });
  await takeTest({ answers, timeSpent: most, secondsEach: most });

  expect(await progress()).toMatchObject({
    status: 200,
    body: { topics: [{ secondsPerAnswer: most }, { secondsPerAnswer: most }] },
  });
});

it.each(['%20', 'a%00b', 'x'.repeat(201)])('refuses the user id %s with 400', async (userId) => {
  expect(await progress(GUEST, userId)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
});

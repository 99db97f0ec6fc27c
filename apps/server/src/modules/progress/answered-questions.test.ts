import { expect, it } from 'vitest';

import { practiceAnswers } from '#database/schema.ts';

import { GUEST, OTHER_GUEST } from '../../testing/use-app.ts';
import { useAttempts } from '../../testing/use-attempts.ts';
import { givenPracticeAnswer as answer, usePractice } from '../../testing/use-practice.ts';

const { server, givenAttempt, sendAnswer, complete } = useAttempts();
const { send, answered } = usePractice(server);

const idsOf = ({ body }: { body: { questions: { questionId: string }[] } }) =>
  body.questions.map(({ questionId }) => questionId);

it('tells of each question the newest answer, wherever it was given, the last one first', async () => {
  const attempt = await givenAttempt();
  await sendAnswer(attempt, 'math-1-q1', '3');
  await sendAnswer(attempt, 'math-1-q2', 'True');
  await complete(attempt, { completedAt: '2026-11-19T10:00:00.000Z', score: 50, correctAnswers: 1 });
  await send([answer('a', { answeredAt: '2026-11-20T10:00:00.000Z', notSure: true })]);

  expect((await answered()).body).toEqual({
    total: 2,
    questions: [
      {
        questionId: 'math-1-q1',
        practiceTestId: 'math-1',
        questionText: 'What is 2 + 2?',
        examType: 'GED',
        examSubject: 'Mathematical Reasoning',
        topic: 'Number operations',
        kind: 'learn',
        sessionId: 'session-1',
        isCorrect: true,
        points: 1,
        maxPoints: 1,
        notSure: true,
        flagged: false,
        timeSpent: 20,
        answeredAt: '2026-11-20T10:00:00.000Z',
        times: 2,
        misses: 1,
        bookmarked: false,
        note: '',
      },
      expect.objectContaining({
        questionId: 'math-1-q2',
        kind: 'test',
        sessionId: attempt,
        topic: null,
        times: 1,
      }),
    ],
  });
});

it('counts the first answer of a run alone: later ones were given with the solution in sight', async () => {
  await send([answer('a', { userAnswer: '3' }), answer('b', { userAnswer: '4' })]);
  await send([answer('c', { userAnswer: '4', answeredAt: '2026-11-20T11:00:00.000Z' })]);

  expect((await answered()).body.questions).toMatchObject([{ isCorrect: false, times: 1, misses: 1 }]);
});

it('leaves out a test that is under way, and one whose claim was not checked', async () => {
  const open = await givenAttempt();
  await sendAnswer(open, 'math-1-q1', '4');
  await complete(await givenAttempt(), { score: 100, correctAnswers: 2 });

  expect((await answered()).body.total).toBe(0);
});

it('knows what was flagged and what the learner was not sure of in a timed test', async () => {
  const attempt = await givenAttempt();
  await sendAnswer(attempt, 'math-1-q1', '4');
  await sendAnswer(attempt, 'math-1-q2', 'True');
  const mark = (seq: number, questionId: string, name: string, isOn = true) => ({
    writer: 'page',
    seq,
    order: seq,
    elapsedMs: seq * 1_000,
    type: 'marked',
    questionId,
    mark: name,
    isOn,
  });
  const events = [
    mark(1, 'math-1-q1', 'flag'),
    mark(2, 'math-1-q2', 'flag'),
    mark(3, 'math-1-q2', 'flag', false),
    mark(4, 'math-1-q2', 'unsure'),
  ];
  const url = `/api/test-attempts/${attempt}/events`;
  await server.call({ method: 'POST', url, body: { events, known: 0 }, guest: GUEST });
  await complete(attempt, { score: 100, correctAnswers: 2 });

  expect(idsOf(await answered('?only=flagged'))).toEqual(['math-1-q1']);
  expect(idsOf(await answered('?only=unsure'))).toEqual(['math-1-q2']);
});

it('is narrowed down by exam, subject, topic, result and words', async () => {
  await send([
    answer('a', { userAnswer: '3' }),
    answer('b', { questionId: 'math-1-q2', userAnswer: 'True', answeredAt: '2026-11-20T09:00:00.000Z' }),
    answer('c', { questionId: 'math-1-q3', userAnswer: 'Bergen', answeredAt: '2026-11-20T08:00:00.000Z' }),
  ]);
  const all = ['math-1-q1', 'math-1-q2', 'math-1-q3'];

  expect(idsOf(await answered('?exam=GED&subject=Mathematical%20Reasoning'))).toEqual(all);
  expect(idsOf(await answered('?exam=TEAS'))).toEqual([]);
  expect(idsOf(await answered('?topic=Number%20operations'))).toEqual(['math-1-q1']);
  expect(idsOf(await answered('?only=missed'))).toEqual(['math-1-q1', 'math-1-q3']);
  expect(idsOf(await answered('?only=missed&search=NORWAY'))).toEqual(['math-1-q3']);
  expect(idsOf(await answered('?search=%25'))).toEqual([]);
});

it.each(['?page=0', '?page=-1', '?page=1e3', '?only=lucky', `?search=${'x'.repeat(201)}`])(
  'refuses %s with 400',
  async (query) => {
    expect(await answered(query)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  },
);

it("answers 404 for another person's, and nothing for a visitor without a cookie", async () => {
  await send([answer('a')]);

  expect((await server.call({ url: '/api/users/somebody/answered-questions', guest: GUEST })).status).toBe(
    404,
  );
  expect((await server.call({ url: '/api/users/guest/answered-questions' })).body.total).toBe(0);
  expect((await answered('', OTHER_GUEST)).body.total).toBe(0);
});

it('goes through 10,000 answers page by page', async () => {
  await send([answer('a')]);
  const [first] = await server.db.select().from(practiceAnswers);
  if (!first) throw new Error('Nothing was stored');
  const rows = Array.from({ length: 10_000 }, (_, index) => ({
    ...first,
    id: `many-${index}`,
    sessionId: `session-${index}`,
    questionId: `question-${index % 500}`,
    isCorrect: index % 3 === 0,
    answeredAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000),
  }));
  for (let start = 0; start < rows.length; start += 2_000) {
    await server.db.insert(practiceAnswers).values(rows.slice(start, start + 2_000));
  }

  const pages = await Promise.all(Array.from({ length: 26 }, (_, index) => answered(`?page=${index + 1}`)));
  const ids = pages.flatMap(idsOf);

  expect(pages[0]?.body.total).toBe(501);
  expect(ids).toHaveLength(501);
  expect(new Set(ids).size).toBe(501);
  expect((await answered('?page=27')).body.questions).toEqual([]);
});

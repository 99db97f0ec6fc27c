import { beforeEach, describe, expect, it } from 'vitest';

import { practiceAnswers } from '#database/schema.ts';

import { GUEST, OTHER_GUEST } from '../../testing/use-app.ts';
import { useAttempts } from '../../testing/use-attempts.ts';
import { givenPracticeAnswer as answer, usePractice } from '../../testing/use-practice.ts';

const { server, givenAttempt, sendAnswer, complete } = useAttempts();
const { send, answered } = usePractice(server);

const get = async (path: string, guest: string | undefined = GUEST) =>
  server.call({ url: `/api/users/guest/${path}`, ...(guest !== '' && { guest }) });
const overview = (query = 'timeZone=UTC', guest?: string) => get(`progress-overview?${query}`, guest);
const put = (path: string, body: unknown, guest = GUEST) =>
  server.call({ method: 'PUT', url: `/api/users/guest/${path}`, body, guest });

/** 2026-11-20. */
const DAY = Date.UTC(2026, 10, 20) / 86_400_000;
const AT = { late: '2026-11-20T23:30:00.000Z', morning: '2026-11-21T08:00:00.000Z' };

async function takeTest(): Promise<string> {
  const attempt = await givenAttempt();
  await sendAnswer(attempt, 'math-1-q1', '3', { timeSpent: 45 });
  await complete(attempt, { completedAt: AT.morning, score: 0, correctAnswers: 0 });

  return attempt;
}

describe('the overview', () => {
  it('adds up tests and practice by day and by topic', async () => {
    await takeTest();
    await send([
      answer('a', { answeredAt: AT.late, timeSpent: 15 }),
      answer('b', { questionId: 'math-1-q2', userAnswer: 'True', answeredAt: AT.late, timeSpent: 30 }),
    ]);

    const { body } = await overview();
    expect(body).toMatchObject({
      goalDaysPerWeek: 4,
      answered: 3,
      correct: 2,
      points: 2,
      maxPoints: 3,
      medianSeconds: 30,
      exams: [{ examType: 'GED', subjects: ['Mathematical Reasoning'] }],
      days: [
        { day: DAY, answered: 2, correct: 2, points: 2, maxPoints: 2, timeSpent: 45 },
        { day: DAY + 1, answered: 1, correct: 0, points: 0, maxPoints: 1, timeSpent: 45 },
      ],
    });
    expect(body.topics).toEqual([
      {
        topic: 'Number operations',
        examType: 'GED',
        examSubject: 'Mathematical Reasoning',
        answered: 2,
        correct: 1,
        points: 1,
        maxPoints: 2,
        medianSeconds: 30,
      },
      expect.objectContaining({ topic: null, answered: 1, correct: 1, medianSeconds: 30 }),
    ]);
  });

  it("counts days by the learner's own calendar", async () => {
    await send([answer('a', { answeredAt: AT.late })]);

    expect((await overview('timeZone=Europe/Berlin')).body.days).toMatchObject([{ day: DAY + 1 }]);
    expect((await overview('timeZone=America/Chicago')).body.days).toMatchObject([{ day: DAY }]);
  });

  it('is of one exam where one is named, and still names the others', async () => {
    await send([answer('a')]);

    expect((await overview('timeZone=UTC&exam=TEAS')).body).toMatchObject({
      answered: 0,
      days: [],
      topics: [],
      exams: [{ examType: 'GED' }],
    });
  });

  it.each(['', 'timeZone=Mars/Base', `timeZone=UTC&exam=${'x'.repeat(201)}`])(
    'refuses "%s" with 400',
    async (query) => {
      expect(await overview(query)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    },
  );
});

describe('sessions', () => {
  it('are tests and runs of practice, the last one first', async () => {
    await send([answer('a', { answeredAt: AT.late }), answer('b', { answeredAt: AT.late, userAnswer: '3' })]);
    const attempt = await takeTest();

    expect((await get('sessions')).body).toEqual({
      total: 2,
      sessions: [
        expect.objectContaining({ sessionId: attempt, kind: 'test', title: 'Math 1', percent: 0 }),
        {
          sessionId: 'session-1',
          kind: 'learn',
          practiceTestId: 'math-1',
          title: 'Math 1',
          examType: 'GED',
          examSubject: 'Mathematical Reasoning',
          answered: 1,
          correct: 1,
          points: 1,
          maxPoints: 1,
          percent: 100,
          timeSpent: 20,
          endedAt: AT.late,
        },
      ],
    });
    expect((await get('sessions?subject=Science')).body).toEqual({ total: 0, sessions: [] });
  });

  it('come page by page', async () => {
    const answers = Array.from({ length: 25 }, (_, index) =>
      answer(`a-${index}`, { sessionId: `s-${index}` }),
    );
    await send(answers);
    const [first, second] = [(await get('sessions')).body, (await get('sessions?page=2')).body];

    expect([first.total, first.sessions.length, second.sessions.length]).toEqual([25, 20, 5]);
  });
});

describe('the weekly goal', () => {
  it('is the learner’s own', async () => {
    expect(await put('weekly-goal', { daysPerWeek: 2 })).toMatchObject({
      status: 200,
      body: { daysPerWeek: 2 },
    });
    await put('weekly-goal', { daysPerWeek: 6 });

    expect((await overview()).body.goalDaysPerWeek).toBe(6);
    expect((await overview('timeZone=UTC', OTHER_GUEST)).body.goalDaysPerWeek).toBe(4);
  });

  it.each([0, 8, 2.5, '3'])('refuses %s days with 400', async (daysPerWeek) => {
    expect(await put('weekly-goal', { daysPerWeek })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'daysPerWeek' }] },
    });
  });
});

describe('notes and bookmarks', () => {
  beforeEach(() => send([answer('a'), answer('b', { questionId: 'math-1-q2', userAnswer: 'True' })]));

  it('are kept, changed and found again', async () => {
    await put('question-notes/math-1-q1', { note: 'Count twice.', bookmarked: true });
    await put('question-notes/math-1-q2', { note: '', bookmarked: false });

    for (const only of ['noted', 'bookmarked']) {
      expect((await answered(`?only=${only}`)).body).toMatchObject({
        total: 1,
        questions: [{ questionId: 'math-1-q1', note: 'Count twice.', bookmarked: true }],
      });
    }
    await put('question-notes/math-1-q1', { note: '', bookmarked: false });
    expect((await answered('?only=noted')).body.total).toBe(0);
    expect((await answered('?only=noted', OTHER_GUEST)).body.total).toBe(0);
  });

  it.each([
    [{ note: 'x'.repeat(2_001), bookmarked: true }, 'note'],
    [{ note: 'half \ud83d', bookmarked: true }, 'note'],
    [{ note: '' }, 'bookmarked'],
  ])('refuses %o with 400', async (body, path) => {
    expect(await put('question-notes/math-1-q1', body)).toMatchObject({
      status: 400,
      body: { issues: [{ path }] },
    });
  });
});

it.each(['progress-overview?timeZone=UTC', 'sessions', 'answered-questions'])(
  'GET %s is empty without a cookie, and 404 for another person',
  async (path) => {
    await send([answer('a')]);

    expect((await get(path, '')).status).toBe(200);
    expect(JSON.stringify((await get(path, '')).body)).not.toContain('math-1');
    expect((await server.call({ url: `/api/users/somebody/${path}`, guest: GUEST })).status).toBe(404);
  },
);

it.each(['weekly-goal', 'question-notes/math-1-q1'])('PUT %s is 404 for another person', async (path) => {
  const body = path === 'weekly-goal' ? { daysPerWeek: 3 } : { note: '', bookmarked: true };
  const url = `/api/users/somebody/${path}`;

  expect((await server.call({ method: 'PUT', url, body, guest: GUEST })).status).toBe(404);
});

it('adds up 10,000 answers', async () => {
  await send([answer('a')]);
  const [first] = await server.db.select().from(practiceAnswers);
  if (!first) throw new Error('Nothing was stored');
  const rows = Array.from({ length: 9_999 }, (_, index) => ({
    ...first,
    id: `many-${index}`,
    sessionId: `session-${index % 1_000}`,
    questionId: `question-${index}`,
    topic: `Topic ${index % 40}`,
    isCorrect: index % 2 === 0,
    answeredAt: new Date(Date.UTC(2026, 0, 1) + (index % 300) * 86_400_000),
  }));
  for (let start = 0; start < rows.length; start += 2_000) {
    await server.db.insert(practiceAnswers).values(rows.slice(start, start + 2_000));
  }

  const { body } = await overview();
  expect(body).toMatchObject({ answered: 10_000, maxPoints: 10_000 });
  expect(body.topics).toHaveLength(41);
  expect(body.days.length).toBeLessThanOrEqual(301);
  expect((await get('sessions')).body.total).toBe(1_000);
});

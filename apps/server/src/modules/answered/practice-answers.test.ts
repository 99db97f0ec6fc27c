import { randomUUID } from 'node:crypto';

import type { Item } from '@second-bell/question-types';
import { maxPointsOf, rightResponseOf } from '@second-bell/question-types/registry';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { practiceAnswers, practiceTests, questions, testVersions } from '#database/schema.ts';

import { givenContent } from '../../testing/given-content.ts';
import { givenItems, ITEMS } from '../../testing/given-items.ts';
import { GUEST, OTHER_GUEST, useApp } from '../../testing/use-app.ts';
import { givenPracticeAnswer as answer, usePractice } from '../../testing/use-practice.ts';
import { deleteUnusedVersions } from '../test-versions/test-versions.repo.ts';

const server = useApp();
const { send, answered } = usePractice(server);

beforeEach(() => givenContent(server.db));

/** A change at the desk, after which answers are asked about a new version. */
async function changeQuestion(set: Partial<typeof questions.$inferInsert>) {
  await server.db.update(questions).set(set).where(eq(questions.id, 'math-1-q1'));
  server.app.content.clear();
}

const versionNow = async () =>
  (await server.call({ url: '/api/exams/math-1', guest: GUEST })).body.testVersion as string;

describe('storing', () => {
  it('grades each answer for itself, whatever its type', async () => {
    const { body, status } = await send([
      answer('a', { userAnswer: '4' }),
      answer('b', { questionId: 'math-1-q2', userAnswer: 'False' }),
      answer('c', { questionId: 'math-1-q3', userAnswer: ' oslo ' }),
    ]);

    expect(status).toBe(201);
    expect(body).toEqual({
      answers: [
        { id: 'a', questionId: 'math-1-q1', isCorrect: true, points: 1, maxPoints: 1 },
        { id: 'b', questionId: 'math-1-q2', isCorrect: false, points: 0, maxPoints: 1 },
        { id: 'c', questionId: 'math-1-q3', isCorrect: true, points: 1, maxPoints: 1 },
      ],
      refused: [],
    });
  });

  it('takes what is right for every type, and refuses what is no answer to it', async () => {
    const { token } = await server.givenAdministrator();
    const ids = await givenItems(server, token);
    const sent = (name: string, responseTo: (item: Item) => unknown) =>
      send(
        ITEMS.map((item, index) => ({
          ...answer(`${name}-${index}`, { practiceTestId: 'math-empty', questionId: ids[index] ?? '' }),
          userAnswer: undefined,
          response: responseTo(item),
        })),
      );

    const right = await sent('right', (item) => rightResponseOf(item) ?? { text: 'My view.' });
    expect(right.body.refused).toEqual([]);
    expect(right.body.answers).toEqual(
      ITEMS.map((item, index) => {
        const maxPoints = maxPointsOf(item, 'all_or_nothing');
        const verdict = maxPoints > 0 && { isCorrect: true };

        return { id: `right-${index}`, questionId: ids[index], points: maxPoints, maxPoints, ...verdict };
      }),
    );
    const wrong = await sent('wrong', ({ type }) => ({ not: `an answer to ${type}` }));
    expect(wrong.body.answers).toEqual([]);
    expect(wrong.body.refused).toEqual(
      ITEMS.map((_item, index) => ({ id: `wrong-${index}`, reason: 'does_not_fit' })),
    );
  });

  it('counts an answer once, however often it is sent, and in whatever company', async () => {
    const first = await send([answer('a')]);
    const again = await send([answer('a', { userAnswer: '3' }), answer('b', { questionId: 'math-1-q2' })]);
    const twice = await send([answer('c', { sessionId: 's' }), answer('c', { sessionId: 's' })]);

    expect(again.body.answers[0]).toEqual(first.body.answers[0]);
    expect(twice.body.answers).toHaveLength(1);
    expect(await server.db.$count(practiceAnswers)).toBe(3);
  });

  it('stores a batch that is sent twice at once one time', async () => {
    const batch = Array.from({ length: 50 }, (_, index) => answer(`a-${index}`, { sessionId: `s-${index}` }));
    const replies = await Promise.all([send(batch), send(batch), send(batch)]);

    for (const { status, body } of replies) {
      expect(status).toBe(201);
      expect(body.answers).toHaveLength(50);
    }
    expect(await server.db.$count(practiceAnswers)).toBe(50);
  });

  it('never says that something was answered in the future', async () => {
    await send([answer('a', { answeredAt: '2190-01-01T00:00:00.000Z' })]);
    const [row] = await server.db.select().from(practiceAnswers);

    expect(row?.answeredAt.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('gives a visitor without a cookie one, and keeps the answers under it', async () => {
    const url = '/api/users/guest/practice-answers';
    const { status, headers } = await server.call({ method: 'POST', url, body: { answers: [answer('a')] } });
    const cookie = /guest=([0-9a-f-]{36})/.exec(String(headers['set-cookie']))?.[1] ?? '';

    expect(status).toBe(201);
    expect((await answered('', cookie)).body.total).toBe(1);
  });
});

describe('content that changed meanwhile', () => {
  it('grades by the version that asked, where it is known', async () => {
    const before = await versionNow();
    await send([answer('seen', { testVersion: before })]);
    await changeQuestion({ correctAnswer: '0' });

    const { body } = await send([
      answer('old', { testVersion: before, sessionId: 'b' }),
      answer('new', { testVersion: await versionNow(), sessionId: 'c' }),
      answer('unnamed', { sessionId: 'd' }),
      answer('unknown', { testVersion: 'never seen', sessionId: 'e' }),
    ]);
    const verdicts = body.answers.map(({ isCorrect }: { isCorrect: boolean }) => isCorrect);

    expect(verdicts).toEqual([true, false, false, false]);
  });

  it('does not take the version of another test for that of the one that is named', async () => {
    await send([answer('seen')]);
    const other = { practiceTestId: 'math-empty', testVersion: await versionNow() };

    expect((await send([answer('a', other)])).body).toEqual({
      answers: [],
      refused: [{ id: 'a', reason: 'question_gone' }],
    });
  });

  it('stores the others where a question or a test is gone', async () => {
    const { status, body } = await send([
      answer('a', { questionId: 'gone' }),
      answer('b', { practiceTestId: 'gone' }),
      answer('c'),
    ]);

    expect(status).toBe(201);
    expect(body.answers).toHaveLength(1);
    expect(body.refused).toEqual([
      { id: 'a', reason: 'question_gone' },
      { id: 'b', reason: 'question_gone' },
    ]);
  });

  it('tells nothing of a mock exam', async () => {
    await send([answer('before')]);
    await server.db.update(practiceTests).set({ sealed: true }).where(eq(practiceTests.id, 'math-1'));
    server.app.content.clear();

    expect((await send([answer('a', { sessionId: 'b' })])).body).toEqual({
      answers: [],
      refused: [{ id: 'a', reason: 'question_gone' }],
    });
  });

  it('keeps the version as long as an answer refers to it', async () => {
    await send([answer('a')]);

    expect(await deleteUnusedVersions(server.db)).toBe(0);
    await server.db.delete(practiceAnswers);
    expect(await deleteUnusedVersions(server.db)).toBe(1);
    expect(await server.db.$count(testVersions)).toBe(0);
  });
});

describe('bad input', () => {
  it.each([
    ['no answers', [], 'answers'],
    ['too many', Array.from({ length: 51 }, (_, index) => answer(`a-${index}`)), 'answers'],
    ['no id', [{ ...answer(''), id: '' }], 'answers/0/id'],
    ['a time that is none', [answer('a', { answeredAt: 'yesterday' })], 'answers/0/answeredAt'],
    ['a negative time', [answer('a', { timeSpent: -1 })], 'answers/0/timeSpent'],
    ['an unknown kind', [{ ...answer('a'), kind: 'game' }], 'answers/0/kind'],
    ['a character that no database stores', [answer('a', { userAnswer: '\0' })], 'answers/0/userAnswer'],
  ])('refuses %s with 400 and the field', async (_name, answers, path) => {
    const { status, body } = await send(answers);

    expect(status).toBe(400);
    expect(body.code).toBe('invalid_request');
    expect(body.issues.map((issue: { path: string }) => issue.path.replaceAll('.', '/'))).toContain(path);
  });

  it('answers 404 for another person', async () => {
    expect(await send([answer('a')], GUEST, 'somebody')).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  });
});

it("keeps each learner's answers apart, also under the same id", async () => {
  await send([answer('a')]);
  await send([answer('a', { userAnswer: '3' })], OTHER_GUEST);

  expect((await answered()).body.questions[0]).toMatchObject({ isCorrect: true });
  expect((await answered('', OTHER_GUEST)).body.questions[0]).toMatchObject({ isCorrect: false });
  expect((await answered('', randomUUID())).body).toEqual({ total: 0, questions: [] });
});

import type { PracticeSet } from '@second-bell/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { practiceTests, questions } from '#database/schema.ts';

import { givenContent } from '../../testing/given-content.ts';
import { givenItems, ITEMS } from '../../testing/given-items.ts';
import { GUEST, useApp } from '../../testing/use-app.ts';
import { givenPracticeAnswer as answer, usePractice } from '../../testing/use-practice.ts';

const server = useApp();
const { send } = usePractice(server);

const make = (body: unknown, userId = 'guest') =>
  server.call({ method: 'POST', url: `/api/users/${userId}/practice-sets`, body, guest: GUEST });
const idsOf = ({ body }: { body: PracticeSet }) => body.questions.map(({ id }) => id);
const BUILT = { kind: 'built', exam: 'GED', from: 'all', count: 10 };

/** Twenty more questions in the empty test, on two topics, every other one easy. */
beforeEach(async () => {
  await givenContent(server.db);
  await server.db.insert(questions).values(
    Array.from({ length: 20 }, (_, index) => ({
      id: `more-${index}`,
      practiceTestId: 'math-empty',
      questionText: `Question ${index}`,
      questionType: 'multiple_choice' as const,
      options: ['yes', 'no'],
      correctAnswer: '0',
      difficulty: index % 2 === 0 ? ('easy' as const) : ('hard' as const),
      topic: index < 10 ? 'Number operations' : 'Geometry',
      displayOrder: index,
    })),
  );
});

describe('a set that was built', () => {
  it('has so many questions of the exam, spread over topics, each with its key and version', async () => {
    const { status, body } = await make(BUILT);
    const [first] = (body as PracticeSet).questions;

    expect(status).toBe(200);
    expect(body.questions).toHaveLength(10);
    expect(body.available).toBe(23);
    expect(first).toMatchObject({ examType: 'GED', examSubject: 'Mathematical Reasoning' });
    expect(first?.answerKey).toBeDefined();
    expect(first?.testVersion).toMatch(/^[\w-]{43}$/);
    expect(
      (
        await send([
          answer('a', {
            practiceTestId: first?.practiceTestId ?? '',
            questionId: first?.id ?? '',
            testVersion: first?.testVersion,
          }),
        ])
      ).body.refused,
    ).toEqual([]);
  });

  it.each([
    ['subjects', { subjects: ['Science'] }, 0],
    ['topics', { topics: ['Geometry'] }, 10],
    ['difficulty', { difficulty: 'hard' }, 11],
    ['another exam', { exam: 'HESI' }, 0],
  ])('keeps to %s', async (_name, more, available) => {
    expect((await make({ ...BUILT, ...more, count: 50 })).body.questions).toHaveLength(available);
  });

  it('has only unseen questions, or only missed ones, where that is asked for', async () => {
    await send([
      answer('a', { userAnswer: '3' }),
      answer('b', { questionId: 'math-1-q2', userAnswer: 'True' }),
      answer('c', { questionId: 'math-1-q3', userAnswer: 'Oslo', notSure: true }),
    ]);

    expect(idsOf(await make({ ...BUILT, from: 'missed' })).toSorted()).toEqual(['math-1-q1', 'math-1-q3']);
    const unseen = idsOf(await make({ ...BUILT, from: 'unseen', count: 50 }));
    expect(unseen).toHaveLength(20);
    expect(unseen.some((id) => id.startsWith('math-1'))).toBe(false);
  });
});

describe('a set that was given', () => {
  it('has exactly these questions, in their order, each once', async () => {
    const questionIds = ['more-3', 'math-1-q1', 'more-3', 'gone'];

    expect(idsOf(await make({ kind: 'given', questionIds }))).toEqual(['more-3', 'math-1-q1']);
  });

  it('takes questions of every type', async () => {
    const { token } = await server.givenAdministrator();
    const questionIds = await givenItems(server, token);
    const { body } = await make({ kind: 'given', questionIds });

    expect(body.questions.map(({ questionType }: { questionType: string }) => questionType)).toEqual(
      ITEMS.map(({ type }) => type),
    );
  });
});

describe('a set that fixes', () => {
  it('has the misses and fresh questions on their topics', async () => {
    await send([answer('a', { userAnswer: '3' })]);
    const ids = idsOf(await make({ kind: 'fix', questionIds: ['math-1-q1'], count: 6 }));

    expect(ids[0]).toBe('math-1-q1');
    expect(ids).toHaveLength(6);
    expect(ids.slice(1).every((id) => Number(id.replace('more-', '')) < 10)).toBe(true);
  });

  it('is empty where nothing of it is left', async () => {
    expect((await make({ kind: 'fix', questionIds: ['gone'], count: 6 })).body).toEqual({
      questions: [],
      available: 0,
    });
  });
});

it('never has a question of a mock exam', async () => {
  await server.db.update(practiceTests).set({ sealed: true }).where(eq(practiceTests.id, 'math-1'));
  server.app.content.clear();
  const questionIds = ['math-1-q1', 'more-1'];

  expect(idsOf(await make({ kind: 'given', questionIds }))).toEqual(['more-1']);
  expect(idsOf(await make({ kind: 'fix', questionIds: ['math-1-q1'], count: 6 }))).toEqual([]);
  expect(idsOf(await make({ ...BUILT, count: 50 })).some((id) => id.startsWith('math-1'))).toBe(false);
});

it.each([
  [{ kind: 'given', questionIds: [] }, 'questionIds'],
  [{ kind: 'given', questionIds: Array.from({ length: 51 }, (_, index) => `q${index}`) }, 'questionIds'],
  [{ ...BUILT, count: 0 }, 'count'],
  [{ ...BUILT, count: 51 }, 'count'],
  [{ ...BUILT, from: 'luck' }, 'from'],
  [{ ...BUILT, difficulty: 'brutal' }, 'difficulty'],
  [{ ...BUILT, exam: undefined }, 'exam'],
  [{ kind: 'gift' }, 'kind'],
])('refuses %o with 400 and the field', async (body, path) => {
  expect(await make(body)).toMatchObject({
    status: 400,
    body: { code: 'invalid_request', issues: [{ path }] },
  });
});

it('answers 404 for another person', async () => {
  expect((await make(BUILT, 'somebody')).status).toBe(404);
});

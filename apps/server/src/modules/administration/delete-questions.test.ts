import { beforeEach, describe, expect, it } from 'vitest';

import { passages, questions } from '#database/schema.ts';

import { givenContent } from '../../testing/given-content.ts';
import { useApp } from '../../testing/use-app.ts';

const server = useApp();

describe('many questions', () => {
  let token: string;

  beforeEach(async () => {
    await givenContent(server.db);
    ({ token } = await server.givenAdministrator());
  });

  const post = (path: string, body?: unknown) =>
    server.call({ method: 'POST', url: `/api/admin/${path}`, body, token });
  const remove = (ids: readonly string[], testId = 'math-1') =>
    post(`practice-tests/${testId}/questions/delete`, { ids });
  const get = async (path: string) => (await server.call({ url: `/api/admin/${path}`, token })).body;
  const ids = async (): Promise<string[]> =>
    (await get('practice-tests/math-1/questions')).map(({ id }: { id: string }) => id);

  /** Behind the three of `givenContent`, each tenth of them about a passage. */
  async function givenMany(count: number): Promise<string[]> {
    await server.db.insert(passages).values({ id: 'text', practiceTestId: 'math-1', text: 'A long day.' });
    const rows = Array.from({ length: count }, (_, index) => ({
      id: `many-${String(index).padStart(4, '0')}`,
      practiceTestId: 'math-1',
      displayOrder: 3 + index,
      questionText: `Is ${index} a number?`,
      questionType: 'true_false' as const,
      options: ['True', 'False'],
      correctAnswer: '0',
      difficulty: 'easy' as const,
      passageId: index % 10 === 0 ? 'text' : null,
    }));
    await server.db.insert(questions).values(rows);

    return rows.map(({ id }) => id);
  }

  it('are deleted at once, with one line in the history, and come back at once to their places', async () => {
    const many = await givenMany(1_000);
    const before = await server.db.select().from(questions).orderBy(questions.id);
    const chosen = [...many.filter((_, index) => index % 2 === 0), 'math-1-q2'];

    expect(await remove(chosen)).toMatchObject({ status: 200, body: { deleted: 501 } });
    const left = await server.db.select().from(questions).orderBy(questions.displayOrder);
    expect(left.map(({ displayOrder }) => displayOrder)).toEqual(left.map((_, place) => place));
    expect(left.map(({ id }) => id)).toEqual([
      'math-1-q1',
      'math-1-q3',
      ...many.filter((_, index) => index % 2 === 1),
    ]);

    const [entry, ...earlier] = (await get('audit-trail')).entries;
    expect(entry).toMatchObject({
      action: 'deleted',
      kind: 'question',
      details: { questions: 501, practiceTest: 'Math 1' },
    });
    expect(earlier).toEqual([]);

    const [deleted, ...others] = await get('deleted-content');
    expect(deleted).toMatchObject({ kind: 'question', title: '501 questions', questionCount: 501 });
    expect(deleted.place).toBe('GED / Mathematical Reasoning / Math 1');
    expect(others).toEqual([]);
    expect((await post(`deleted-content/${deleted.id}/restore`)).status).toBe(200);
    expect(await server.db.select().from(questions).orderBy(questions.id)).toEqual(before);
  });

  it('pass over those that are gone, or that stand in another test', async () => {
    await post('practice-tests/math-empty/questions/move', { ids: ['math-1-q3'] });

    expect(await remove(['gone', 'math-1-q3', 'math-1-q1'])).toMatchObject({
      status: 200,
      body: { deleted: 1 },
    });
    expect(await ids()).toEqual(['math-1-q2']);
    const [deleted] = await get('deleted-content');
    expect(deleted).toMatchObject({ title: 'What is 2 + 2?', questionCount: 1 });
  });

  it('are refused where none of them is there, where the test is not, and where none is named', async () => {
    expect((await remove(['gone'])).status).toBe(404);
    expect((await remove(['math-1-q1'], 'nowhere')).status).toBe(404);
    expect((await remove([])).status).toBe(400);
    expect(await ids()).toHaveLength(3);
    expect((await get('audit-trail')).entries).toEqual([]);
  });
});

describe('a question', () => {
  it('is duplicated right behind itself, with its passage and one line in the history', async () => {
    await givenContent(server.db);
    const { token } = await server.givenAdministrator();
    const call = (method: 'GET' | 'POST', path: string) =>
      server.call({ method, url: `/api/admin/${path}`, token });

    const { status, body: copy } = await call('POST', 'questions/math-1-q1/duplicate');
    expect(status).toBe(201);
    expect(copy).toMatchObject({ questionText: 'What is 2 + 2?', correctAnswer: '1', version: 1 });
    const { body: listed } = await call('GET', 'practice-tests/math-1/questions');
    expect(listed.map(({ id }: { id: string }) => id)).toEqual([
      'math-1-q1',
      copy.id,
      'math-1-q2',
      'math-1-q3',
    ]);
    const { body: trail } = await call('GET', 'audit-trail');
    expect(trail.entries).toMatchObject([{ action: 'duplicated', kind: 'question', entityId: copy.id }]);
    expect((await call('POST', 'questions/gone/duplicate')).status).toBe(404);
  });
});

import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { deletedContent, subjects } from '#database/schema.ts';

import { givenContent } from '../../testing/given-content.ts';
import { useApp } from '../../testing/use-app.ts';

const server = useApp();

describe('deleted content', () => {
  let token: string;

  beforeEach(async () => {
    await givenContent(server.db);
    ({ token } = await server.givenAdministrator('first@example.com'));
  });

  const remove = (path: string) => server.call({ method: 'DELETE', url: `/api/admin/${path}`, token });
  const list = async () => (await server.call({ url: '/api/admin/deleted-content', token })).body;
  const restore = (id: string) =>
    server.call({ method: 'POST', url: `/api/admin/deleted-content/${id}/restore`, token });
  const questions = async () =>
    (await server.call({ url: '/api/student/practice-tests/math-1/questions' })).body;

  it('names what it was, where it stood and until when it can come back', async () => {
    await remove('questions/math-1-q2');
    await remove('practice-tests/math-1');
    await remove('subjects/ged-math');

    const deleted = await list();
    expect(deleted).toMatchObject([
      {
        kind: 'subject',
        title: 'Mathematical Reasoning',
        place: 'GED',
        practiceTestCount: 1,
        questionCount: 0,
      },
      { kind: 'practice_test', title: 'Math 1', place: 'GED / Mathematical Reasoning', questionCount: 2 },
      {
        kind: 'question',
        title: 'Zero is an even number.',
        place: 'GED / Mathematical Reasoning / Math 1',
        deletedBy: 'first@example.com',
      },
    ]);
    const days = Date.parse(deleted[0].restorableUntil) - Date.parse(deleted[0].deletedAt);
    expect(days).toBe(30 * 24 * 60 * 60 * 1000);
    expect(deleted[0]).not.toHaveProperty('snapshot');
  });

  it('comes back as it was: a test with its questions, keys, passages and place', async () => {
    const passage = await server.call({
      method: 'POST',
      url: '/api/admin/practice-tests/math-1/passages',
      body: { text: 'Text' },
      token,
    });
    await server.call({
      method: 'POST',
      url: '/api/admin/questions',
      body: {
        practiceTestId: 'math-1',
        questionText: 'And?',
        questionType: 'fill_blank',
        correctAnswer: 'x',
        difficulty: 'hard',
        displayOrder: 3,
        passageId: passage.body.id,
      },
      token,
    });
    const before = await questions();
    await remove('practice-tests/math-1');
    expect((await server.call({ url: '/api/student/practice-tests/math-1/questions' })).status).toBe(404);

    const [deleted] = await list();
    expect(await restore(deleted.id)).toMatchObject({ status: 200, body: { title: 'Math 1' } });
    expect(await questions()).toEqual(before);
    expect((await server.call({ url: '/api/student/subjects/ged-math/practice-tests' })).body).toMatchObject([
      { id: 'math-1' },
      { id: 'math-empty' },
    ]);
    expect(await list()).toEqual([]);
  });

  it('brings a question back to its place', async () => {
    const before = await questions();
    await remove('questions/math-1-q2');
    await restore((await list())[0].id);

    expect(await questions()).toEqual(before);
  });

  it('is restored once, by one of two who try at once', async () => {
    await remove('questions/math-1-q2');
    const [deleted] = await list();
    const answers = await Promise.all([restore(deleted.id), restore(deleted.id)]);

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(await questions()).toHaveLength(3);
  });

  it('cannot come back to a place that is gone, and says what to restore first', async () => {
    await remove('questions/math-1-q2');
    await remove('practice-tests/math-1');
    const [test, question] = await list();

    expect(await restore(question.id)).toMatchObject({
      status: 409,
      body: { message: 'The practice test it stood in was deleted too. Restore that first.' },
    });
    await restore(test.id);
    expect((await restore(question.id)).status).toBe(200);
    expect(await questions()).toHaveLength(3);
  });

  it('comes back although the tables have columns now that it does not know, and lack some that it does', async () => {
    const before = await questions();
    await remove('subjects/ged-math');
    // As a deletion before `version` and `created_at` came, and while there was a column `colour`.
    const older = (table: string) => sql`
      update deleted_content set snapshot = jsonb_set(snapshot, array[${table}], (
        select jsonb_agg((row - 'version' - 'created_at') || '{"colour": "red"}')
        from jsonb_array_elements(snapshot -> ${table}) as row))`;
    for (const table of ['subjects', 'practice_tests', 'questions']) await server.db.execute(older(table));
    const [deleted] = await list();

    expect((await restore(deleted.id)).status).toBe(200);
    expect(await questions()).toEqual(before);
    const [row] = await server.db.select().from(subjects).where(eq(subjects.id, 'ged-math'));
    expect(row).toMatchObject({ version: 1, createdAt: expect.any(Date) });
  });

  it('is gone after 30 days', async () => {
    await remove('questions/math-1-q1');
    const [old] = await list();
    await server.db.execute(sql`update deleted_content set deleted_at = now() - interval '31 days'`);

    expect(await list()).toEqual([]);
    expect((await restore(old.id)).status).toBe(404);
    await remove('questions/math-1-q2');
    expect(await server.db.$count(deletedContent)).toBe(1);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';

import { givenContent } from '../../testing/given-content.ts';
import { useApp } from '../../testing/use-app.ts';

const server = useApp();
const TEST = {
  subjectId: 'ged-science',
  title: 'Cells',
  description: 'All about cells',
  timeLimit: 60,
  passingScore: 70,
  difficulty: 'medium',
};

describe("the administrator's practice tests", () => {
  let token: string;

  beforeEach(async () => {
    await givenContent(server.db);
    ({ token } = await server.givenAdministrator());
  });

  const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) =>
    server.call({ method, url, body, token });
  const list = async (subjectId = 'ged-math') =>
    (await server.call({ url: `/api/admin/subjects/${subjectId}/practice-tests`, token })).body;

  it('are listed with the number of their questions', async () => {
    expect(await list()).toMatchObject([
      { id: 'math-1', timeLimit: 10, passingScore: 60, difficulty: 'easy', totalQuestions: 3, version: 1 },
      { id: 'math-empty', totalQuestions: 0 },
    ]);
    expect((await server.call({ url: '/api/admin/subjects/nowhere/practice-tests', token })).status).toBe(
      404,
    );
  });

  it('are created, and learners find them at once', async () => {
    await server.call({ url: '/api/student/subjects/ged-science/practice-tests' });
    const { status, body } = await send('POST', '/api/admin/practice-tests', TEST);

    expect(status).toBe(201);
    expect(body).toMatchObject({ ...TEST, totalQuestions: 0 });
    expect(
      (await server.call({ url: '/api/student/subjects/ged-science/practice-tests' })).body,
    ).toMatchObject([{ id: body.id, title: 'Cells' }]);
  });

  it.each([
    [{ title: '' }, 'title'],
    [{ timeLimit: 0 }, 'timeLimit'],
    [{ timeLimit: '60' }, 'timeLimit'],
    [{ timeLimit: 525_601 }, 'timeLimit'],
    [{ timeLimit: 3_000_000_000 }, 'timeLimit'],
    [{ passingScore: 101 }, 'passingScore'],
    [{ passingScore: -1 }, 'passingScore'],
    [{ difficulty: 'brutal' }, 'difficulty'],
  ])('are refused with %j', async (wrong, path) => {
    expect(await send('POST', '/api/admin/practice-tests', { ...TEST, ...wrong })).toMatchObject({
      status: 400,
      body: { issues: [{ path }] },
    });
    expect(await send('PUT', '/api/admin/practice-tests/math-1', { ...TEST, ...wrong })).toMatchObject({
      status: 400,
      body: { issues: [{ path }] },
    });
  });

  it('are refused below a subject that is not there', async () => {
    expect((await send('POST', '/api/admin/practice-tests', { ...TEST, subjectId: 'nowhere' })).status).toBe(
      404,
    );
  });

  it('are changed, and a stale change is answered with the row as it is now', async () => {
    const { subjectId: _subjectId, ...fields } = TEST;
    expect(await send('PUT', '/api/admin/practice-tests/math-1', { ...fields, version: 1 })).toMatchObject({
      status: 200,
      body: { ...fields, version: 2, totalQuestions: 3 },
    });
    expect(await send('PUT', '/api/admin/practice-tests/math-1', { ...fields, version: 1 })).toMatchObject({
      status: 409,
      body: { current: { title: 'Cells', version: 2 } },
    });
  });

  it('are deleted with their questions, and the attempts stay', async () => {
    const attempt = await server.call({
      method: 'POST',
      url: '/api/test-attempts',
      body: { userId: 'u', examId: 'math-1', totalQuestions: 2, correctAnswers: 0, completed: false },
    });
    expect((await send('DELETE', '/api/admin/practice-tests/math-1')).status).toBe(204);

    expect((await server.call({ url: '/api/student/practice-tests/math-1/questions' })).status).toBe(404);
    expect((await server.call({ url: `/api/test-attempts/${attempt.body.id}` })).body).toMatchObject({
      examId: 'math-1',
    });
  });

  it('are put into a new order', async () => {
    const url = '/api/admin/subjects/ged-math/practice-tests/order';
    expect((await send('PUT', url, { ids: ['math-empty', 'math-1'] })).status).toBe(204);

    expect(await list()).toMatchObject([{ id: 'math-empty' }, { id: 'math-1' }]);
  });

  it('are copied with questions and passages of their own', async () => {
    const passage = await send('POST', '/api/admin/practice-tests/math-1/passages', { text: 'A long day.' });
    await send('PUT', '/api/admin/questions/math-1-q1', {
      questionText: 'How long?',
      questionType: 'multiple_choice',
      options: ['Short', 'Long'],
      correctAnswer: 'Long',
      difficulty: 'easy',
      passageId: passage.body.id,
    });
    const { status, body: copy } = await send('POST', '/api/admin/practice-tests/math-1/duplicate');
    expect(status).toBe(201);
    expect(copy).toMatchObject({ title: 'Math 1 (copy)', totalQuestions: 3, timeLimit: 10 });
    expect(await list()).toHaveLength(3);

    await send('PUT', `/api/admin/passages/${passage.body.id}`, { text: 'A short day.' });
    const questions = (await server.call({ url: `/api/student/practice-tests/${copy.id}/questions` })).body;
    expect(questions).toMatchObject([
      { questionText: 'How long?', correctAnswer: '1', passage: { text: 'A long day.' } },
      { questionType: 'true_false' },
      { questionType: 'fill_blank' },
    ]);
  });

  it.each([
    ['as long as a title may be', 'x'.repeat(200), `${'x'.repeat(193)} (copy)`],
    [
      'that would be cut within a character',
      `${'x'.repeat(192)}😀${'y'.repeat(6)}`,
      `${'x'.repeat(192)} (copy)`,
    ],
    ['that would be cut before a blank', `${'x'.repeat(192)} ${'y'.repeat(7)}`, `${'x'.repeat(192)} (copy)`],
  ])('are duplicated with a title that can be saved, of one %s', async (_, title, expected) => {
    const test = { title, timeLimit: 10, passingScore: 60, difficulty: 'easy' };
    await send('PUT', '/api/admin/practice-tests/math-1', test);
    const { body: copy } = await send('POST', '/api/admin/practice-tests/math-1/duplicate');

    expect(copy.title).toBe(expected);
    const saved = await send('PUT', `/api/admin/practice-tests/${copy.id}`, { ...test, title: copy.title });
    expect(saved.status).toBe(200);
  });
});

import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { questions } from '#database/schema.ts';

import { givenContent } from '../../testing/given-content.ts';
import { useApp } from '../../testing/use-app.ts';

const server = useApp();

describe('the exam calls', () => {
  beforeEach(() => givenContent(server.db));

  it('serves a practice test as an exam that counts only the questions the runner renders', async () => {
    expect(await server.call({ url: '/api/exams/math-1' })).toMatchObject({
      status: 200,
      body: {
        id: 'math-1',
        title: 'Math 1',
        description: 'A short test',
        type: 'GED',
        subject: 'Mathematical Reasoning',
        totalQuestions: 2,
        timeLimit: 10,
        passingScore: 60,
      },
    });
  });

  it('serves the questions as multiple choice with the key as the text of the right option', async () => {
    const { status, body } = await server.call({ url: '/api/exams/math-1/questions' });

    expect(status).toBe(200);
    expect(body.map((question: object) => ({ ...question, id: undefined }))).toMatchObject([
      { questionType: 'multiple_choice', correctAnswer: '4', hint: 'Count on your fingers.' },
      { questionType: 'multiple_choice', options: ['True', 'False'], correctAnswer: 'True' },
    ]);
  });

  it("always tells a question's topic: the subject's name where it has none", async () => {
    const { body } = await server.call({ url: '/api/exams/math-1/questions' });

    expect(body.map(({ topic }: { topic: string }) => topic)).toEqual([
      'Number operations',
      'Mathematical Reasoning',
    ]);
  });

  it('serves an exam without questions with an empty list', async () => {
    expect(await server.call({ url: '/api/exams/math-empty' })).toMatchObject({
      body: { totalQuestions: 0 },
    });
    expect(await server.call({ url: '/api/exams/math-empty/questions' })).toMatchObject({
      status: 200,
      body: [],
    });
  });

  it.each(['/api/exams/nowhere', '/api/exams/nowhere/questions'])('answers 404 for %s', async (url) => {
    expect(await server.call({ url })).toMatchObject({
      status: 404,
      body: { code: 'not_found', message: 'Exam not found: nowhere' },
    });
  });

  it('keeps an answer until content changes', async () => {
    const url = '/api/exams/math-1/questions';
    const before = await server.call({ url });
    await server.db
      .update(questions)
      .set({ hint: 'Think of two pairs.' })
      .where(eq(questions.id, 'math-1-q1'));

    expect((await server.call({ url })).headers.etag).toBe(before.headers.etag);
    server.app.content.clear();
    const after = await server.call({ url });
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(after.body[0].hint).toBe('Think of two pairs.');
  });
});

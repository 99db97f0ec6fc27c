import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { practiceTests } from '#database/schema.ts';

import { givenContent } from '../../testing/given-content.ts';
import { useApp } from '../../testing/use-app.ts';

const server = useApp();

describe('the student calls', () => {
  beforeEach(() => givenContent(server.db));

  it('lists the products by id and name only, in display order', async () => {
    const { status, body } = await server.call({ url: '/api/student/products' });

    expect(status).toBe(200);
    expect(body).toEqual([
      { id: 'ged', name: 'GED' },
      { id: 'hesi', name: 'HESI' },
    ]);
  });

  it('lists the subjects of a product', async () => {
    const { status, body } = await server.call({ url: '/api/student/products/ged/subjects' });

    expect(status).toBe(200);
    expect(body).toEqual([
      {
        id: 'ged-math',
        productId: 'ged',
        name: 'Mathematical Reasoning',
        description: 'Numbers',
        displayOrder: 0,
      },
      { id: 'ged-science', productId: 'ged', name: 'Science', displayOrder: 1 },
    ]);
  });

  it('tells where each practice test stands and what its questions are about', async () => {
    const ofGed = {
      examType: 'GED',
      examSubject: 'Mathematical Reasoning',
      productId: 'ged',
      subjectId: 'ged-math',
      sealed: false,
    };
    const { status, body } = await server.call({ url: '/api/practice-topics' });

    expect(status).toBe(200);
    expect(body).toEqual([
      {
        ...ofGed,
        practiceTestId: 'math-1',
        title: 'Math 1',
        totalQuestions: 3,
        topics: [{ topic: 'Number operations', questions: 1 }],
      },
      { ...ofGed, practiceTestId: 'math-empty', title: 'Math 2', totalQuestions: 0, topics: [] },
    ]);
  });

  it('lists a mock exam without what it asks about', async () => {
    await server.db.update(practiceTests).set({ sealed: true }).where(eq(practiceTests.id, 'math-1'));
    const { body } = await server.call({ url: '/api/practice-topics' });

    expect(body).toContainEqual(
      expect.objectContaining({ practiceTestId: 'math-1', sealed: true, totalQuestions: 3, topics: [] }),
    );
  });

  it('lists the practice tests of a subject with the number of their questions', async () => {
    const { status, body } = await server.call({ url: '/api/student/subjects/ged-math/practice-tests' });

    expect(status).toBe(200);
    expect(body).toEqual([
      {
        id: 'math-1',
        subjectId: 'ged-math',
        title: 'Math 1',
        description: 'A short test',
        timeLimit: 10,
        passingScore: 60,
        difficulty: 'easy',
        totalQuestions: 3,
      },
      {
        id: 'math-empty',
        subjectId: 'ged-math',
        title: 'Math 2',
        timeLimit: 20,
        passingScore: 70,
        difficulty: 'hard',
        totalQuestions: 0,
      },
    ]);
  });

  it("serves a test's questions with the key as an index, optional fields only where they are set", async () => {
    const { status, body } = await server.call({ url: '/api/student/practice-tests/math-1/questions' });

    expect(status).toBe(200);
    expect(body).toHaveLength(3);
    expect(body[0]).toEqual({
      id: 'math-1-q1',
      practiceTestId: 'math-1',
      questionText: 'What is 2 + 2?',
      questionType: 'multiple_choice',
      options: ['3', '4', '5', '6'],
      correctAnswer: '1',
      explanation: expect.stringMatching(/^Two and two are four\./),
      difficulty: 'easy',
      displayOrder: 0,
      hint: 'Count on your fingers.',
      topic: 'Number operations',
    });
    expect(body[1]).toMatchObject({
      questionType: 'true_false',
      options: ['True', 'False'],
      correctAnswer: '0',
    });
    expect(body[2]).toMatchObject({ questionType: 'fill_blank', correctAnswer: 'Oslo|Kristiania' });
  });

  it.each([
    ['/api/student/products/hesi/subjects'],
    ['/api/student/subjects/ged-science/practice-tests'],
    ['/api/student/practice-tests/math-empty/questions'],
  ])('answers an empty list where there is nothing yet: %s', async (url) => {
    expect(await server.call({ url })).toMatchObject({ status: 200, body: [] });
  });

  it.each([
    ['/api/student/products/nowhere/subjects', 'Product not found: nowhere'],
    ['/api/student/subjects/nowhere/practice-tests', 'Subject not found: nowhere'],
    ['/api/student/practice-tests/nowhere/questions', 'Practice test not found: nowhere'],
  ])('answers 404 that names what was not found: %s', async (url, message) => {
    expect(await server.call({ url })).toMatchObject({ status: 404, body: { code: 'not_found', message } });
  });
});

import type { ExamQuestion } from '@second-bell/contract';
import type { Item } from '@second-bell/question-types';
import { describeItemResponse, maxPointsOf, rightResponseOf } from '@second-bell/question-types/registry';
import { beforeEach, describe, expect, it } from 'vitest';

import { givenContent } from '../../testing/given-content.ts';
import { givenItems, ITEMS } from '../../testing/given-items.ts';
import { GUEST, useApp } from '../../testing/use-app.ts';

const server = useApp();
const TEST = '/api/admin/practice-tests/math-empty';
const FIELDS = { title: 'Math 2', timeLimit: 20, passingScore: 70, difficulty: 'hard' };

let token: string;
let ids: string[];

beforeEach(async () => {
  await givenContent(server.db);
  ({ token } = await server.givenAdministrator());
  ids = await givenItems(server, token);
});

const get = async (url: string) => (await server.call({ url, guest: GUEST })).body;
const put = (body: object) => server.call({ method: 'PUT', url: TEST, body: { ...FIELDS, ...body }, token });
const post = (url: string, body: object) => server.call({ method: 'POST', url, body, guest: GUEST });

async function begin(more: object = { types: 'all' }) {
  const exam = await get('/api/exams/math-empty');
  const totalQuestions = 'types' in more ? exam.allQuestions : exam.totalQuestions;
  const start = {
    userId: 'guest',
    examId: 'math-empty',
    totalQuestions,
    correctAnswers: 0,
    completed: false,
  };

  return (await post('/api/test-attempts', { ...start, ...more })).body;
}

function answer(attemptId: string, questionId: string, given: object) {
  return post('/api/user-answers', { attemptId, questionId, isCorrect: true, timeSpent: 5, ...given });
}

function complete(id: string, claim: { correctAnswers: number; score: number }) {
  const body = { completed: true, completedAt: '2026-11-20T10:00:00.000Z', timeSpent: 90, ...claim };

  return server.call({ method: 'PATCH', url: `/api/test-attempts/${id}`, body, guest: GUEST });
}

/** Items with their ids, those that nobody judges left out. */
const judged = () =>
  ITEMS.map((item, index) => ({ item, id: ids[index] ?? '' })).filter(
    ({ item }) => maxPointsOf(item, 'partial') > 0,
  );

describe.each(ITEMS.map((item, index) => ({ type: item.type, item, index })))('$type', ({ item, index }) => {
  it('is stored, answered, graded and reviewed', async () => {
    await put({ scoringRule: 'partial' });
    const questions: ExamQuestion[] = await get('/api/exams/math-empty/questions?types=all');
    expect(questions[index]).toMatchObject({
      questionType: item.type,
      content: item.content,
      answerKey: item.key,
      remember: 'What to remember.',
    });
    const attempt = await begin();
    const response = rightResponseOf(item) ?? { text: 'My view.' };
    const maxPoints = maxPointsOf(item, 'partial');

    const stored = await answer(attempt.id, ids[index] ?? '', { response });
    expect(stored).toMatchObject({ status: 201, body: { points: maxPoints, maxPoints } });
    expect(stored.body.isCorrect).toBe(maxPoints === 0 ? undefined : true);
    const words = describeItemResponse(item, response);
    // The spec's own types keep the text that the spec names: an option without its letter.
    expect(words).toContain(stored.body.userAnswer);
    const again = await answer(attempt.id, ids[index] ?? '', { response });
    expect(again.body).toEqual(stored.body);

    const correct = maxPoints === 0 ? 0 : 1;
    const done = await complete(attempt.id, { correctAnswers: correct, score: 0 });
    expect(done.body).toMatchObject({ verified: true, correctAnswers: correct, points: maxPoints });
    const [reviewed] = await get(`/api/test-attempts/${attempt.id}/answers`);
    expect(reviewed.response).toEqual(response);
    expect(reviewed.parts.length).toBeGreaterThan(0);
    expect(reviewed.parts.every(({ isRight }: { isRight: unknown }) => isRight !== false)).toBe(true);
  });

  it('tells nothing of its key while a sealed test is open', async () => {
    await put({ sealed: true, scoringRule: 'partial' });
    const attempt = await begin();
    const [response] = [rightResponseOf(item) ?? { text: 'My view.' }];
    const stored = await answer(attempt.id, ids[index] ?? '', { response });
    const [reviewed] = await get(`/api/test-attempts/${attempt.id}/answers`);
    const questions = [
      (await get('/api/exams/math-empty/questions?types=all'))[index],
      (await get(`/api/test-attempts/${attempt.id}/questions`))[index],
    ];

    for (const reply of [stored.body, reviewed, ...questions, attempt]) {
      for (const secret of ['answerKey', 'correctAnswer', 'rationales', 'remember', 'reference', 'hint']) {
        expect(reply).not.toHaveProperty(secret);
      }
      for (const secret of ['isCorrect', 'points', 'explanation', 'parts']) {
        expect(reply?.[secret] ?? null).toBeNull();
      }
    }
    expect(stored.body).not.toHaveProperty('maxPoints');
    expect(attempt.maxPoints).toBeNull();
    expect(questions.map((question) => question.content)).toEqual([item.content, item.content]);
    expect(
      (await server.call({ url: '/api/student/practice-tests/math-empty/questions?types=all' })).status,
    ).toBe(404);
  });
});

describe('a test of questions of every type', () => {
  it.each(['partial', 'all_or_nothing'] as const)(
    'is worth its points under the rule %s',
    async (scoringRule) => {
      await put({ scoringRule });
      const attempt = await begin();
      const maxPoints = ITEMS.reduce((sum, item) => sum + maxPointsOf(item, scoringRule), 0);
      expect(attempt).toMatchObject({ types: 'all', maxPoints, points: null });

      const [left, ...answered] = judged();
      for (const { item, id } of answered) await answer(attempt.id, id, { response: rightResponseOf(item) });
      const points = maxPoints - maxPointsOf(left?.item as Item, scoringRule);
      const claim = { correctAnswers: answered.length, score: 1 };

      expect((await complete(attempt.id, claim)).body).toMatchObject({
        verified: true,
        points,
        maxPoints,
        correctAnswers: answered.length,
        score: Math.round((points / maxPoints) * 100),
      });
      expect((await get('/api/users/guest/progress')).tests).toMatchObject([{ points, maxPoints: points }]);
    },
  );

  it('is a test of choices for a client written to the spec, which can reach 100 %', async () => {
    const exam = await get('/api/exams/math-empty');
    const questions: ExamQuestion[] = await get('/api/exams/math-empty/questions');
    expect(exam).toMatchObject({ totalQuestions: 2, allQuestions: ITEMS.length });
    expect(questions.map(({ questionType }) => questionType)).toEqual(['multiple_choice', 'multiple_choice']);
    expect(questions.every((question) => !('content' in question) && !('answerKey' in question))).toBe(true);

    const attempt = await begin({});
    for (const { id, correctAnswer } of questions)
      await answer(attempt.id, id, { userAnswer: correctAnswer });
    expect((await complete(attempt.id, { correctAnswers: 2, score: 100 })).body).toMatchObject({
      verified: true,
      score: 100,
      correctAnswers: 2,
      totalQuestions: 2,
      points: 2,
      maxPoints: 2,
    });
    expect((await get(`/api/test-attempts/${attempt.id}/questions`)).length).toBe(2);
    const other = ids.find((id) => !questions.some((question) => question.id === id)) ?? '';
    expect(await answer(attempt.id, other, { userAnswer: 'x' })).toMatchObject({ status: 404 });
  });

  it('is listed with the number of questions that each client will meet', async () => {
    const tests = await get('/api/student/subjects/ged-math/practice-tests');

    expect(tests).toMatchObject([
      { id: 'math-1', totalQuestions: 3 },
      { id: 'math-empty', totalQuestions: 3, allQuestions: ITEMS.length },
    ]);
    expect(tests[0]).not.toHaveProperty('allQuestions');
  });

  it('shows the student call the types of the spec alone, unless it asks for all', async () => {
    const url = '/api/student/practice-tests/math-empty/questions';
    const types = (await get(url)).map(({ questionType }: ExamQuestion) => questionType);

    expect(types).toEqual(['multiple_choice', 'true_false', 'fill_blank']);
    expect(await get(`${url}?types=all`)).toMatchObject(
      ITEMS.map(({ type, content, key }) => ({ questionType: type, content, answerKey: key })),
    );
    expect((await server.call({ url: `${url}?types=some` })).status).toBe(400);
  });
});

describe('an answer that the question has no room for', () => {
  const several = () => ids[ITEMS.findIndex(({ type }) => type === 'multiple_select')] ?? '';
  const numeric = () => ids[ITEMS.findIndex(({ type }) => type === 'numeric_entry')] ?? '';

  it.each([
    [several, { userAnswer: 'A' }, 'userAnswer'],
    [several, {}, 'userAnswer'],
    [several, { response: 'a' }, 'response'],
    [several, { response: ['nowhere'] }, 'response.0'],
    [several, { response: ['a', 'a'] }, 'response.1'],
    [several, { response: { a: true } }, 'response'],
    [several, { response: null }, 'response'],
    [numeric, { response: 'many' }, 'response'],
    [numeric, { response: '1\u0000' }, 'response'],
    [numeric, { response: 12 }, 'response'],
  ])('is refused with its field, and nothing is stored', async (questionId, given, path) => {
    const attempt = await begin();
    const refused = await answer(attempt.id, questionId(), given);

    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_request', issues: [{ path }] } });
    expect(await get(`/api/test-attempts/${attempt.id}/answers`)).toEqual([]);
  });

  it('leaves the one before as it was', async () => {
    const attempt = await begin();
    await answer(attempt.id, numeric(), { response: '12' });
    await answer(attempt.id, numeric(), { response: 'many' });

    expect(await get(`/api/test-attempts/${attempt.id}/answers`)).toMatchObject([{ response: '12' }]);
  });
});

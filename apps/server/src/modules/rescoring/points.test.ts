import { beforeEach, expect, it } from 'vitest';

import { GUEST } from '../../testing/use-app.ts';
import { useRescoring } from '../../testing/use-rescoring.ts';

const desk = useRescoring();
const { server } = desk;
const TEST = { title: 'Math 2', timeLimit: 20, passingScore: 70, difficulty: 'hard', scoringRule: 'partial' };
const OPTIONS = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: `Option ${id}` }));

let token: string;
let questionId: string;

const question = (answerKey: string[], options = OPTIONS) => ({
  practiceTestId: 'math-empty',
  displayOrder: 0,
  questionText: 'Which apply?',
  questionType: 'multiple_select',
  content: { options },
  answerKey,
  difficulty: 'medium',
});

beforeEach(async () => {
  ({ token } = await server.givenAdministrator());
  await server.call({ method: 'PUT', url: '/api/admin/practice-tests/math-empty', body: TEST, token });
  const made = await server.call({
    method: 'POST',
    url: '/api/admin/questions',
    body: question(['a', 'b']),
    token,
  });
  questionId = made.body.id;
});

async function givenAnswered(response: string[], isFinished = true): Promise<string> {
  const start = {
    userId: 'guest',
    examId: 'math-empty',
    totalQuestions: 1,
    correctAnswers: 0,
    completed: false,
  };
  const begun = await server.call({
    method: 'POST',
    url: '/api/test-attempts',
    body: { ...start, types: 'all' },
    guest: GUEST,
  });
  const attemptId: string = begun.body.id;
  const body = { attemptId, questionId, response, isCorrect: true, timeSpent: 5 };
  await server.call({ method: 'POST', url: '/api/user-answers', body, guest: GUEST });
  if (isFinished) await desk.complete(attemptId, { correctAnswers: 0, score: 0 });

  return attemptId;
}

const edit = (answerKey: string[], options = OPTIONS) =>
  server.call({
    method: 'PUT',
    url: `/api/admin/questions/${questionId}`,
    body: question(answerKey, options),
    token,
  });
const url = () => `/api/admin/questions/${questionId}/rescore`;
const preview = async () => (await server.call({ url: url(), token })).body;
const answersOf = async (id: string) =>
  (await server.call({ url: `/api/test-attempts/${id}/answers`, guest: GUEST })).body;

it('grades every type of question again, by the points of its parts, and undoes that to the last byte', async () => {
  const half = await givenAnswered(['a', 'c']);
  const open = await givenAnswered(['a', 'c', 'd'], false);
  const before = await desk.everyByte();
  expect(await desk.attempt(half)).toMatchObject({ score: 0, points: 0, maxPoints: 2 });

  await edit(['a', 'c', 'd']);
  const figures = await preview();
  expect(figures).toMatchObject({
    finished: 1,
    open: 1,
    leftOut: 0,
    changes: [{ before: 0, after: 67, attempts: 1 }],
    keyNow: expect.stringContaining('Option d'),
  });
  const body = { reason: 'The key was wrong', expected: figures.token };
  const corrected = await server.call({ method: 'POST', url: url(), body, token });

  expect(corrected.status).toBe(201);
  expect(await desk.attempt(half)).toMatchObject({ score: 67, points: 2, maxPoints: 3, correctAnswers: 0 });
  expect(await answersOf(half)).toMatchObject([{ points: 2, maxPoints: 3, isCorrect: false }]);
  expect(await answersOf(open)).toMatchObject([{ points: 3, maxPoints: 3, isCorrect: true }]);

  await desk.undo(token, corrected.body.id);
  expect(await desk.everyByte()).toEqual(before);
});

it('leaves attempts alone that were asked something which the new key does not know', async () => {
  await givenAnswered(['a']);
  await edit(['e'], [...OPTIONS, { id: 'e', text: 'Option e' }]);

  expect(await preview()).toMatchObject({ finished: 0, open: 0, leftOut: 1, changes: [] });
});

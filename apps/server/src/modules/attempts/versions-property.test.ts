import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { GUEST, OTHER_GUEST } from '../../testing/use-app.ts';
import { useAttempts } from '../../testing/use-attempts.ts';

const { server } = useAttempts();

type Question = {
  id: string;
  questionText: string;
  questionType: string;
  options: string[];
  correctAnswer: string;
  version: number;
};
/** What a learner saw at the start, and what they answered: all that a review and a score may depend on. */
type Sitting = {
  id: string;
  guest: string;
  questions: Question[];
  answers: Map<string, string>;
  isDone: boolean;
};
type World = { sittings: Sitting[]; token: string; edits: number };
type Step = { kind: (typeof KINDS)[number]; pick: number; choice: number };

const KINDS = [
  'start',
  'answer',
  'answer',
  'answer',
  'complete',
  'reorder',
  'retitle',
  'editOption',
  'moveOptions',
  'editStem',
  'changeKey',
  'addQuestion',
  'deleteQuestion',
  'replace',
  'deleteTest',
  'restoreTest',
] as const;

const step = fc.record({
  kind: fc.constantFrom(...KINDS),
  pick: fc.nat({ max: 50 }),
  choice: fc.nat({ max: 3 }),
});

const TEST = '/api/admin/practice-tests/math-1';
const at = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];

async function desk(world: World, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) {
  return server.call({ method, url, token: world.token, ...(body !== undefined && { body }) });
}

async function draftQuestions(world: World): Promise<Question[]> {
  const { status, body } = await desk(world, 'GET', `${TEST}/questions`);

  return status === 200 ? body : [];
}

async function choiceOf(world: World, pick: number): Promise<Question | undefined> {
  const questions = await draftQuestions(world);

  return at(
    questions.filter(({ questionType }) => questionType === 'multiple_choice'),
    pick,
  );
}

function fieldsOf({ questionText, questionType, options, correctAnswer }: Question) {
  return { questionText, questionType, options, correctAnswer, difficulty: 'easy' };
}

const RUN: Record<Step['kind'], (world: World, step: Step) => Promise<unknown>> = {
  async start({ sittings }, { pick }) {
    const guest = pick % 2 === 0 ? GUEST : OTHER_GUEST;
    const exam = await server.call({ url: '/api/exams/math-1', guest });
    if (exam.status !== 200 || exam.body.totalQuestions === 0) return;
    const questions = (await server.call({ url: '/api/exams/math-1/questions', guest })).body;
    const body = {
      userId: 'guest',
      examId: 'math-1',
      totalQuestions: questions.length,
      correctAnswers: 0,
      completed: false,
    };
    const attempt = await server.call({ method: 'POST', url: '/api/test-attempts', body, guest });
    sittings.push({ id: attempt.body.id, guest, questions, answers: new Map(), isDone: false });
  },
  async answer({ sittings }, { pick, choice }) {
    const open = at(
      sittings.filter(({ isDone }) => !isDone),
      pick,
    );
    const question = open && at(open.questions, choice + pick);
    const userAnswer = question && at(question.options, choice);
    if (!open || !question || userAnswer === undefined) return;
    const body = { attemptId: open.id, questionId: question.id, userAnswer, isCorrect: false, timeSpent: 5 };
    const { status } = await server.call({
      method: 'POST',
      url: '/api/user-answers',
      body,
      guest: open.guest,
    });
    expect(status).toBe(201);
    open.answers.set(question.id, userAnswer);
  },
  async complete({ sittings }, { pick }) {
    const open = at(
      sittings.filter(({ isDone }) => !isDone),
      pick,
    );
    if (!open) return;
    const body = {
      completed: true,
      completedAt: '2026-11-20T10:00:00.000Z',
      score: 0,
      correctAnswers: 0,
      timeSpent: 60,
    };
    const url = `/api/test-attempts/${open.id}`;
    await server.call({ method: 'PATCH', url, body, guest: open.guest });
    open.isDone = true;
  },
  async reorder(world) {
    const ids = (await draftQuestions(world)).map(({ id }) => id).toReversed();
    if (ids.length > 0) await desk(world, 'PUT', `${TEST}/questions/order`, { ids });
  },
  async retitle(world, { pick }) {
    const body = { title: `Math ${pick}`, timeLimit: 10 + pick, passingScore: 60, difficulty: 'easy' };
    await desk(world, 'PUT', TEST, body);
  },
  async editOption(world, { pick, choice }) {
    const question = await choiceOf(world, pick);
    if (!question) return;
    world.edits += 1;
    const options = question.options.map((text, index) =>
      index === choice % question.options.length ? `${text} (${world.edits})` : text,
    );
    await desk(world, 'PUT', `/api/admin/questions/${question.id}`, { ...fieldsOf(question), options });
  },
  async moveOptions(world, { pick }) {
    const question = await choiceOf(world, pick);
    if (!question) return;
    const key = question.options[Number(question.correctAnswer)];
    const options = question.options.toReversed();
    const body = { ...fieldsOf(question), options, correctAnswer: String(options.indexOf(String(key))) };
    await desk(world, 'PUT', `/api/admin/questions/${question.id}`, body);
  },
  async editStem(world, { pick }) {
    const question = await choiceOf(world, pick);
    if (!question) return;
    world.edits += 1;
    const body = { ...fieldsOf(question), questionText: `Reworded ${world.edits}` };
    await desk(world, 'PUT', `/api/admin/questions/${question.id}`, body);
  },
  async changeKey(world, { pick, choice }) {
    const question = await choiceOf(world, pick);
    if (!question) return;
    const body = { ...fieldsOf(question), correctAnswer: String(choice % question.options.length) };
    await desk(world, 'PUT', `/api/admin/questions/${question.id}`, body);
  },
  async addQuestion(world, { choice }) {
    world.edits += 1;
    const body = {
      practiceTestId: 'math-1',
      questionText: `New ${world.edits}`,
      questionType: 'multiple_choice',
      options: ['1', '2', '3', '4'],
      correctAnswer: String(choice),
      difficulty: 'easy',
      displayOrder: 0,
    };
    await desk(world, 'POST', '/api/admin/questions', body);
  },
  async deleteQuestion(world, { pick }) {
    const question = at(await draftQuestions(world), pick);
    if (question) await desk(world, 'DELETE', `/api/admin/questions/${question.id}`);
  },
  async replace(world, { choice }) {
    world.edits += 1;
    const form = new FormData();
    form.set('practiceTestId', 'math-1');
    form.set('mode', 'replace');
    form.set('dryRun', 'false');
    form.set(
      'rawText',
      `Q: Imported ${world.edits}?\nA) one\nB) two\nAnswer: ${choice % 2 === 0 ? 'A' : 'B'}\n`,
    );
    const { app } = server;
    await app.inject({
      method: 'POST',
      url: '/api/admin/questions/bulk-upload',
      payload: form,
      headers: { authorization: `Bearer ${world.token}` },
    });
  },
  async deleteTest(world) {
    await desk(world, 'DELETE', TEST);
  },
  async restoreTest(world) {
    const { body } = await desk(world, 'GET', '/api/admin/deleted-content');
    const deleted = body.find(({ kind }: { kind: string }) => kind === 'practice_test');
    if (deleted) await desk(world, 'POST', `/api/admin/deleted-content/${deleted.id}/restore`);
  },
};

/** What the calls must say, from what the learner saw at the start and answered alone. */
function expectedOf({ questions, answers, isDone }: Sitting) {
  const keys = new Map(questions.map(({ id, correctAnswer }) => [id, correctAnswer]));
  const correctAnswers = questions.filter(
    ({ id, correctAnswer }) => answers.get(id) === correctAnswer,
  ).length;
  const score = Math.round((correctAnswers / questions.length) * 100);

  return {
    questions,
    answers: [...answers]
      .map(([questionId, text]) => `${questionId} ${text} ${keys.get(questionId) === text}`)
      .toSorted(),
    result: isDone
      ? { completed: true, verified: true, correctAnswers, score }
      : { completed: false, verified: false, correctAnswers: 0, score: null },
  };
}

async function stateOf({ id, guest }: Sitting) {
  const url = `/api/test-attempts/${id}`;
  const [questions, answers, attempt] = await Promise.all(
    [`${url}/questions`, `${url}/answers`, url].map(
      async (each) => (await server.call({ url: each, guest })).body,
    ),
  );
  const { completed, verified, correctAnswers, score } = attempt;

  return {
    questions,
    answers: answers
      .map(
        ({ questionId, userAnswer, isCorrect }: Record<string, string>) =>
          `${questionId} ${userAnswer} ${isCorrect}`,
      )
      .toSorted(),
    result: { completed, verified, correctAnswers, score },
  };
}

it(
  'keeps the review and the score of every attempt as its content was at the start, whatever is edited meanwhile',
  { timeout: 300_000 },
  async () => {
    const { token } = await server.givenAdministrator();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 40 }), async (steps) => {
        const world: World = { sittings: [], token, edits: 0 };
        // What an earlier run deleted comes back first.
        await RUN.restoreTest(world, { kind: 'restoreTest', pick: 0, choice: 0 });
        await RUN.addQuestion(world, { kind: 'addQuestion', pick: 0, choice: 1 });
        await RUN.start(world, { kind: 'start', pick: 0, choice: 0 });
        for (const each of steps) await RUN[each.kind](world, each);

        expect(await Promise.all(world.sittings.map(stateOf))).toEqual(world.sittings.map(expectedOf));
      }),
      { numRuns: 20 },
    );
  },
);

// @vitest-environment jsdom
import { PLAIN_TOOLS } from '@second-bell/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ApiError } from '#lib/api-client.ts';
import { changeSettings, USUAL_SETTINGS } from '#lib/settings/settings.ts';

import { givenExamQuestion } from '../../testing/given-exam-question.ts';
import { beginAttempt, deliverRun, sendClosing } from './submission.ts';
import { DELIVERY, LEAVE, QUESTIONS, RUN, SUBMIT } from './testing/given-run.ts';

const ATTEMPT = {
  id: 'attempt-1',
  userId: 'guest',
  examId: 'exam-1',
  totalQuestions: 4,
  correctAnswers: 0,
  completed: false,
  completedAt: null,
  score: null,
  timeSpent: 0,
  startedAt: '2026-03-02T10:00:00.000Z',
  verified: false,
  examTitle: 'Capitals',
  examType: 'GED',
  examSubject: 'Social Studies',
  testVersion: 'version-1',
};

const EXAM = {
  id: 'exam-1',
  title: 'Capitals',
  description: '',
  type: 'GED',
  subject: 'Social Studies',
  totalQuestions: 4,
  allQuestions: 4,
  scoringRule: 'all_or_nothing' as const,
  tools: PLAIN_TOOLS,
  passingScore: 70,
};

type Sent = { method: string; path: string; body: Record<string, unknown> };
type Answered = { status: number; body: object };

let sent: Sent[] = [];

/** Stands in for the server: `reply` may refuse a call, everything else succeeds. */
function givenServer(reply: (call: Sent) => Answered | undefined = () => undefined): void {
  vi.stubGlobal('fetch', async (path: string, { method, body = '{}' }: { method: string; body?: string }) => {
    const call = { method, path, body: JSON.parse(body) };
    sent.push(call);
    const answer = reply(call) ?? { status: 200, body: echo(call) };

    return Response.json(answer.body, { status: answer.status });
  });
}

function echo({ path, body }: Sent): object {
  if (path === '/api/exams/exam-1') return EXAM;

  return path === '/api/user-answers' ? { id: 'answer-1', ...body } : { ...ATTEMPT, ...body };
}

const refusal = (status: number): Answered => ({ status, body: { code: 'internal', message: 'No' } });

beforeEach(() => (sent = []));
afterEach(() => {
  vi.unstubAllGlobals();
  changeSettings(USUAL_SETTINGS);
});

describe('beginAttempt', () => {
  const EXAM_AS_LOADED = { ...EXAM, testVersion: 'version-1', sealed: false };
  const loaded = QUESTIONS.map((question) => givenExamQuestion(question.id));

  it('sends the attempt as not completed and goes on with the questions as they were loaded', async () => {
    givenServer();

    await expect(beginAttempt(EXAM_AS_LOADED, loaded)).resolves.toMatchObject({
      attempt: { id: 'attempt-1' },
      exam: EXAM_AS_LOADED,
      questions: loaded,
    });
    expect(sent).toEqual([
      {
        method: 'POST',
        path: '/api/test-attempts',
        body: {
          userId: 'guest',
          examId: 'exam-1',
          totalQuestions: 4,
          correctAnswers: 0,
          completed: false,
          types: 'all',
        },
      },
    ]);
  });

  it.each([
    ['1.25', 12.5],
    ['1.5', 15],
    ['2', 20],
    ['untimed', undefined],
  ] as const)('asks for the learner’s extra time of %s and goes on with it', async (extraTime, minutes) => {
    givenServer();
    changeSettings({ extraTime });

    const { exam } = await beginAttempt({ ...EXAM_AS_LOADED, timeLimit: 10 }, loaded);
    expect(exam.timeLimit).toBe(minutes);
    expect(sent[0]?.body).toMatchObject({ extraTime });
  });

  it('takes the questions of the attempt where the exam was changed since it was loaded', async () => {
    const edited = loaded.map((question) => ({
      ...question,
      questionText: 'Edited',
      testVersion: 'version-2',
    }));
    givenServer(({ path }) => {
      if (path === '/api/test-attempts/attempt-1/questions') return { status: 200, body: edited };

      return path === '/api/test-attempts'
        ? { status: 201, body: { ...ATTEMPT, testVersion: 'version-2' } }
        : undefined;
    });

    await expect(beginAttempt(EXAM_AS_LOADED, loaded)).resolves.toMatchObject({ questions: edited });
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('begins again where the exam has another number of questions by now', async () => {
    const fewer = loaded.slice(1).map((question) => ({ ...question, testVersion: 'version-2' }));
    givenServer(({ path }) => {
      if (path.endsWith('/questions')) return { status: 200, body: fewer };

      return path === '/api/test-attempts'
        ? { status: 201, body: { ...ATTEMPT, testVersion: 'version-2' } }
        : undefined;
    });

    await expect(beginAttempt(EXAM_AS_LOADED, loaded)).resolves.toMatchObject({ questions: fewer });
    expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body['totalQuestions'])).toEqual([
      4, 3,
    ]);
  });
});

describe('sendClosing', () => {
  it('sends the answers before the result', async () => {
    givenServer();
    await sendClosing(RUN, DELIVERY);

    expect(sent.slice(0, 3).map(({ body }) => body['questionId'])).toEqual(['q1', 'q3', 'q4']);
    expect(sent.at(-1)).toEqual({
      method: 'PATCH',
      path: '/api/test-attempts/attempt-1',
      body: {
        completed: true,
        completedAt: SUBMIT.completedAt,
        score: 50,
        correctAnswers: 2,
        timeSpent: 100,
      },
    });
    expect(sent).toHaveLength(4);
  });

  it('sends only an empty result when the test is left', async () => {
    givenServer();
    await sendClosing({ ...RUN, closing: LEAVE }, DELIVERY);

    expect(sent).toEqual([
      {
        method: 'PATCH',
        path: '/api/test-attempts/attempt-1',
        body: { completed: true, completedAt: LEAVE.completedAt, score: 0, correctAnswers: 0, timeSpent: 0 },
      },
    ]);
  });

  it('sends no result while an answer could not be stored, and the same figures when tried again', async () => {
    givenServer(({ body }) => (body['questionId'] === 'q3' ? refusal(503) : undefined));
    await expect(sendClosing(RUN, DELIVERY)).rejects.toBeInstanceOf(ApiError);
    expect(sent.some(({ method }) => method === 'PATCH')).toBe(false);

    const first = [...sent];
    sent = [];
    givenServer();
    await sendClosing(RUN, DELIVERY);

    expect(sent.slice(0, 3)).toEqual(first);
    expect(sent).toHaveLength(4);
  });

  it('says so where the attempt was completed elsewhere', async () => {
    givenServer(() => refusal(409));

    await expect(sendClosing(RUN, DELIVERY)).resolves.toBe('ended-elsewhere');
  });

  it('leaves out a question that is gone', async () => {
    givenServer(({ body }) => (body['questionId'] === 'q1' ? refusal(404) : undefined));
    await sendClosing(RUN, DELIVERY);

    expect(sent.at(-1)?.body).toMatchObject({ correctAnswers: 1, score: 25 });
  });

  it('scores over the questions that the run was started with, also when one of them is deleted', async () => {
    givenServer();
    await sendClosing(RUN, { ...DELIVERY, questions: QUESTIONS.slice(0, 2) });

    expect(sent.at(-1)?.body).toMatchObject({ correctAnswers: 1, score: 25 });
  });

  it('fails with 404 where the server does not know the attempt', async () => {
    givenServer(() => refusal(404));

    await expect(sendClosing(RUN, DELIVERY)).rejects.toMatchObject({ status: 404 });
  });
});

describe('deliverRun', () => {
  it('sends the answers under a new attempt where the server no longer knows the old one', async () => {
    const replaced: string[] = [];
    const isLost = ({ path, body }: Sent) =>
      path === '/api/test-attempts/attempt-1' || body['attemptId'] === 'attempt-1';
    givenServer((call) => {
      if (isLost(call)) return refusal(404);
      return call.path === '/api/test-attempts'
        ? { status: 201, body: { ...ATTEMPT, id: 'attempt-2' } }
        : undefined;
    });

    await deliverRun(RUN, {
      ...DELIVERY,
      onReplaced: (attemptId) => void replaced.push(attemptId),
    });

    expect(replaced).toEqual(['attempt-2']);
    expect(sent.filter(({ body }) => body['attemptId'] === 'attempt-2')).toHaveLength(3);
    expect(sent.at(-1)).toMatchObject({
      path: '/api/test-attempts/attempt-2',
      body: { score: 50, completedAt: SUBMIT.completedAt, timeSpent: 100 },
    });
  });

  it('starts nothing new when a lost attempt is left', async () => {
    givenServer(() => refusal(404));
    const run = { ...RUN, closing: LEAVE };
    const onReplaced = vi.fn<(attemptId: string) => void>();

    await expect(deliverRun(run, { ...DELIVERY, onReplaced })).resolves.toBe('sent');
    expect(sent).toHaveLength(1);
    expect(onReplaced).not.toHaveBeenCalled();
  });
});

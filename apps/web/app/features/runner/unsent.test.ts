// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import type { Exam } from '@second-bell/contract';
import type { Closing, Json } from '@second-bell/domain';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';

import type { RunHeader } from './model.ts';
import { LEAVE, QUESTIONS, SUBMIT } from './testing/given-run.ts';

const EXAM = {
  id: 'exam-1',
  title: 'Capitals',
  description: '',
  type: 'GED',
  subject: 'Social Studies',
  totalQuestions: 4,
  passingScore: 70,
  sealed: false,
  scoringRule: 'all_or_nothing',
} as Exam;

let calls: { method: string; path: string }[];
let isDown: boolean;

beforeEach(() => {
  calls = [];
  isDown = false;
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
  // Stands in for the server at the network's edge.
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit) => {
    if (isDown) throw new TypeError('Failed to fetch');
    calls.push({ method, path });
    const clock = { now: '2026-03-02T10:00:00.000Z' };

    return Response.json({ events: [], known: 0, completed: false, clock });
  });
});

/** A run as the page of its test left it. */
async function givenRun(exam: Exam, answers: Record<string, Json>, closing: Closing | null): Promise<void> {
  const { beginLog } = await import('#lib/attempt-log/open-log.ts');
  const questions = QUESTIONS.map((question) => ({ ...question, questionType: 'multiple_choice' }));
  const attemptId = `attempt-at-${exam.id}`;
  const header = { attemptId, exam, questions } as unknown as RunHeader;
  const { log } = await beginLog({ key: `runner:${exam.id}`, logId: attemptId, header });
  for (const [questionId, response] of Object.entries(answers)) {
    log.append({ type: 'answered', questionId, response });
  }
  if (closing !== null) log.append({ type: 'closed', ...closing });
}

const unsent = () => import('./unsent.ts');

it('knows the score of a test that waits to be sent', async () => {
  await givenRun(EXAM, { q1: 'Paris', q2: 'Lima', q4: 'Bern' }, SUBMIT);

  expect(await (await unsent()).readUnsent()).toEqual([
    {
      key: 'runner:exam-1',
      title: 'Capitals',
      questionCount: 4,
      result: { score: 50, correctAnswers: 2 },
    },
  ]);
});

it('tells no score of a sealed test: its keys come with the completed attempt', async () => {
  await givenRun({ ...EXAM, sealed: true }, { q1: 'Paris' }, SUBMIT);

  expect(await (await unsent()).readUnsent()).toMatchObject([{ title: 'Capitals', result: null }]);
});

it('names neither a test under way nor one that was left without a score', async () => {
  await givenRun(EXAM, { q1: 'Paris' }, null);
  await givenRun({ ...EXAM, id: 'exam-2' }, { q1: 'Paris' }, LEAVE);

  expect(await (await unsent()).readUnsent()).toEqual([]);
});

it('is sent once, and then waits no more', async () => {
  await givenRun(EXAM, { q1: 'Paris', q2: 'Lima' }, SUBMIT);
  const { readUnsent, sendUnsent } = await unsent();
  await sendUnsent();
  await sendUnsent();

  const writes = calls.filter(({ path }) => !path.endsWith('/events'));
  expect(writes).toEqual([
    { method: 'POST', path: '/api/user-answers' },
    { method: 'POST', path: '/api/user-answers' },
    { method: 'PATCH', path: '/api/test-attempts/attempt-at-exam-1' },
  ]);
  expect(await readUnsent()).toEqual([]);
});

it('stays where the server cannot be reached, and leaves a test under way alone', async () => {
  await givenRun(EXAM, { q1: 'Paris' }, SUBMIT);
  await givenRun({ ...EXAM, id: 'exam-2' }, { q1: 'Paris' }, null);
  const { readUnsent, sendUnsent } = await unsent();
  isDown = true;

  await expect(sendUnsent()).rejects.toThrow('Failed to fetch');
  expect(await readUnsent()).toHaveLength(1);
});

import { cleanup, render } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';

import { createQueryClient } from '#lib/query-client.ts';
import { notify } from '#ui/notify.ts';

import { RunnerPage } from '../runner-page.tsx';

export const NOW = new Date('2026-03-02T10:00:00.000Z');

export const EXAM = {
  id: 'exam-1',
  title: 'Capitals',
  description: 'Two questions on capitals.',
  type: 'GED',
  subject: 'Social Studies',
  totalQuestions: 2,
  timeLimit: 10,
  passingScore: 70,
};

export const QUESTIONS = ['France', 'Norway'].map((country, index) => ({
  id: `q${index + 1}`,
  examId: 'exam-1',
  questionText: `What is the capital of ${country}?`,
  questionType: 'multiple_choice',
  options: ['Paris', 'Oslo'],
  correctAnswer: index === 0 ? 'Paris' : 'Oslo',
  difficulty: 'easy',
  displayOrder: index,
}));

export const ATTEMPT = {
  id: 'attempt-1',
  userId: 'guest',
  examId: 'exam-1',
  totalQuestions: 2,
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
};

/** What the server answers to a log: nothing new. */
const LOG = { events: [], known: 0, completed: false, clock: { now: NOW.toISOString() } };

export const ADDED_QUESTION = {
  ...QUESTIONS[0],
  id: 'q3',
  questionText: 'What is the capital of Peru?',
  displayOrder: 2,
};

type Server = {
  exam?: object | null;
  questions?: object[];
  refusesWrites?: boolean;
  openAttempts?: object[];
  log?: object;
};

/** What a test of the runner asks about, and what was sent to the server on the way. */
export const given = {
  /** Another exam each time: what is kept of one is no part of the next. */
  examId: '',
  /** But for what is told of the log on the way. */
  writes: [] as string[],
  /** The bodies of the PATCH calls. */
  results: [] as object[],
};
let exams = 0;

/** Stands in for the server at the network's edge. */
export function givenServer({
  exam = EXAM,
  questions = QUESTIONS,
  refusesWrites = false,
  openAttempts = [],
  log = LOG,
}: Server = {}): void {
  const reply = (path: string, body: string | undefined): [number, object] => {
    if (body !== undefined) {
      if (refusesWrites) return [503, {}];
      if (path.endsWith('/events')) return [200, log];
      const isAnswer = path === '/api/user-answers';
      return [
        200,
        isAnswer
          ? { id: 'answer-1', ...JSON.parse(body) }
          : { ...ATTEMPT, id: `attempt-${given.examId}`, ...JSON.parse(body) },
      ];
    }
    if (path.endsWith('/events')) return [200, log];
    if (path.endsWith('/open-attempts')) return [200, openAttempts];
    if (/\/questions(\?types=all)?$/.test(path)) return [200, questions];
    return exam === null
      ? [404, { code: 'not_found', message: 'No such exam' }]
      : [200, { ...exam, id: given.examId }];
  };

  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    if (body !== undefined && !path.endsWith('/events')) given.writes.push(`${method} ${path}`);
    if (method === 'PATCH') given.results.push(JSON.parse(body ?? '{}'));
    const [status, answer] = reply(path, body);

    return Response.json(answer, { status });
  });
}

export function openRunner(): void {
  const routes = [
    { path: `/practice-test/${given.examId}`, element: <RunnerPage examId={given.examId} /> },
    { path: '/', element: <p>The home page</p> },
    { path: '/results', element: <p>The results page</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [`/practice-test/${given.examId}`] });
  render(
    <QueryClientProvider client={createQueryClient(notify)}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

/** A run as a version before the log kept it on this device, on its second question, four minutes under way. */
export function givenKeptRun(closing: object | null = null): void {
  const deadline = NOW.getTime() + 6 * 60_000;
  const run = {
    attemptId: `attempt-${given.examId}`,
    questionIds: ['q1', 'q2'],
    currentIndex: 1,
    answers: { q1: 'Paris' },
    flagged: ['q2'],
    openHints: [],
    isPanelOpen: false,
    clock: { kind: 'limited', countdown: { state: 'running', limitSeconds: 600, deadline } },
    closing,
  };
  localStorage.setItem(`second-bell.run.${given.examId}`, JSON.stringify({ version: 2, run }));
  givenSeen(NOW.getTime());
}

/** When the test was last on a screen. */
export function givenSeen(seenAt: number): void {
  const test = { href: '', title: '', position: 1, questionCount: 2, answered: 1, remainingSeconds: 360 };
  localStorage.setItem(
    'second-bell.open-tests',
    JSON.stringify({ [`runner:${given.examId}`]: { ...test, elapsedMs: 240_000, seenAt } }),
  );
}

/** Each test begins with an empty device, at one moment. */
export function beginAnew(): void {
  given.writes = [];
  given.results = [];
  given.examId = `exam-${(exams += 1)}`;
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
}

export function leaveNothing(): void {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createQueryClient } from '#lib/query-client.ts';
import { notify } from '#ui/notify.ts';

import { RunnerPage } from './runner-page.tsx';

const NOW = new Date('2026-03-02T10:00:00.000Z');

const EXAM = {
  id: 'exam-1',
  title: 'Capitals',
  description: 'Two questions on capitals.',
  type: 'GED',
  subject: 'Social Studies',
  totalQuestions: 2,
  timeLimit: 10,
  passingScore: 70,
};

const QUESTIONS = ['France', 'Norway'].map((country, index) => ({
  id: `q${index + 1}`,
  examId: 'exam-1',
  questionText: `What is the capital of ${country}?`,
  questionType: 'multiple_choice',
  options: ['Paris', 'Oslo'],
  correctAnswer: index === 0 ? 'Paris' : 'Oslo',
  difficulty: 'easy',
  displayOrder: index,
}));

const ATTEMPT = {
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

const ADDED_QUESTION = {
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

/** Another exam each time: what is kept of one is no part of the next. */
let examId = '';
let exams = 0;
/** But for what is told of the log on the way. */
let writes: string[] = [];
/** The bodies of the PATCH calls. */
let results: object[] = [];

/** Stands in for the server at the network's edge. */
function givenServer({
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
          : { ...ATTEMPT, id: `attempt-${examId}`, ...JSON.parse(body) },
      ];
    }
    if (path.endsWith('/events')) return [200, log];
    if (path.endsWith('/open-attempts')) return [200, openAttempts];
    if (/\/questions(\?types=all)?$/.test(path)) return [200, questions];
    return exam === null
      ? [404, { code: 'not_found', message: 'No such exam' }]
      : [200, { ...exam, id: examId }];
  };

  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    if (body !== undefined && !path.endsWith('/events')) writes.push(`${method} ${path}`);
    if (method === 'PATCH') results.push(JSON.parse(body ?? '{}'));
    const [status, answer] = reply(path, body);

    return Response.json(answer, { status });
  });
}

function openRunner(): void {
  const routes = [
    { path: `/practice-test/${examId}`, element: <RunnerPage examId={examId} /> },
    { path: '/', element: <p>The home page</p> },
    { path: '/results', element: <p>The results page</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [`/practice-test/${examId}`] });
  render(
    <QueryClientProvider client={createQueryClient(notify)}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

/** A run as a version before the log kept it on this device, on its second question, four minutes under way. */
function givenKeptRun(closing: object | null = null): void {
  const deadline = NOW.getTime() + 6 * 60_000;
  const run = {
    attemptId: `attempt-${examId}`,
    questionIds: ['q1', 'q2'],
    currentIndex: 1,
    answers: { q1: 'Paris' },
    flagged: ['q2'],
    openHints: [],
    isPanelOpen: false,
    clock: { kind: 'limited', countdown: { state: 'running', limitSeconds: 600, deadline } },
    closing,
  };
  localStorage.setItem(`second-bell.run.${examId}`, JSON.stringify({ version: 2, run }));
  givenSeen(NOW.getTime());
}

/** When the test was last on a screen. */
function givenSeen(seenAt: number): void {
  const test = { href: '', title: '', position: 1, questionCount: 2, answered: 1, remainingSeconds: 360 };
  localStorage.setItem(
    'second-bell.open-tests',
    JSON.stringify({ [`runner:${examId}`]: { ...test, elapsedMs: 240_000, seenAt } }),
  );
}

beforeEach(() => {
  writes = [];
  results = [];
  examId = `exam-${(exams += 1)}`;
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('before the test', () => {
  it('shows Exam Not Found for an unknown exam', async () => {
    givenServer({ exam: null });
    openRunner();

    expect(await screen.findByRole('heading', { name: 'Exam Not Found' })).toBeDefined();
    expect(
      screen.getByText('The requested exam could not be found. Please check the URL and try again.'),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  });

  it('cannot be started without questions, and says so', async () => {
    givenServer({ questions: [] });
    openRunner();

    const start = await screen.findByRole('button', { name: 'Start Practice Test' });
    expect(start.hasAttribute('disabled')).toBe(true);
    expect(screen.getByText('No questions available for this exam. Please try again later.')).toBeDefined();
  });

  it('shows Unlimited where there is no time limit', async () => {
    const { timeLimit: _timeLimit, ...untimed } = EXAM;
    givenServer({ exam: untimed });
    openRunner();

    expect(await screen.findByText('Unlimited')).toBeDefined();
  });

  it('shows 70% where the reply names no passing score, and the named one otherwise', async () => {
    const { passingScore: _passingScore, ...unnamed } = EXAM;
    givenServer({ exam: unnamed });
    openRunner();
    expect(await screen.findByText('70%')).toBeDefined();

    cleanup();
    givenServer({ exam: { ...EXAM, passingScore: 0 } });
    openRunner();
    expect(await screen.findByText('0%')).toBeDefined();
  });
});

describe('a test that was begun on another device', () => {
  it('is offered with where it stands, and goes on from there', async () => {
    const stamp = (seq: number) => ({ writer: 'phone', seq, order: seq, elapsedMs: 120_000 });
    const events = [
      { ...stamp(1), type: 'opened' },
      { ...stamp(2), type: 'answered', questionId: 'q1', response: 'Paris' },
      { ...stamp(3), type: 'moved', index: 1 },
      { ...stamp(4), type: 'paused', by: 'absence' },
    ];
    const clock = { now: NOW.toISOString(), limitSeconds: 600, extraSeconds: 0 };
    givenServer({
      openAttempts: [{ ...ATTEMPT, id: `attempt-${examId}`, examId }],
      log: { events, known: 4, completed: false, clock },
    });
    openRunner();

    expect(await screen.findByText('Question 2 of 2, 8:00 left')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Continue test' }));
    expect(await screen.findByText('What is the capital of Norway?')).toBeDefined();
    expect(screen.getByText('1 answered')).toBeDefined();
    expect(screen.getByRole('timer').textContent).toBe('8:00');
  });
});

describe('the test', () => {
  it('sends answers and result once, and goes to the results', async () => {
    givenServer();
    openRunner();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Start Practice Test' }));
    await user.click(await screen.findByRole('radio', { name: /Paris/ }));
    expect(screen.queryByRole('button', { name: 'Submit Test' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(screen.getByRole('button', { name: 'Submit Test' }));

    expect(await screen.findByText('The results page')).toBeDefined();
    expect(writes).toEqual([
      'POST /api/test-attempts',
      'POST /api/user-answers',
      `PATCH /api/test-attempts/attempt-${examId}`,
    ]);
    expect(localStorage.getItem('second-bell.open-tests')).toBe('{}');
  });

  it('comes back as it was after a reload', async () => {
    givenServer();
    givenKeptRun();
    openRunner();

    expect(await screen.findByText('Question 2 of 2')).toBeDefined();
    expect(screen.getByText('1 answered')).toBeDefined();
    expect(screen.getByText('1 flagged')).toBeDefined();
    expect(screen.getByRole('timer').textContent).toBe('6:00');
    expect(writes).toEqual([]);
  });

  it('counts over the questions it was started with, where one was added meanwhile', async () => {
    givenServer({ questions: [...QUESTIONS, ADDED_QUESTION] });
    givenKeptRun();
    openRunner();

    expect(await screen.findByText('Question 2 of 2')).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: /Oslo/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Submit Test' }));

    expect(await screen.findByText('The results page')).toBeDefined();
    expect(results).toMatchObject([{ correctAnswers: 2, score: 100 }]);
  });

  it('offers a new start where its questions were all replaced', async () => {
    givenServer({ questions: [ADDED_QUESTION] });
    givenKeptRun();
    openRunner();

    expect(await screen.findByRole('button', { name: 'Start Practice Test' })).toBeDefined();
  });

  it('stands still while its page is closed, and says so on return', async () => {
    givenServer();
    givenKeptRun();
    givenSeen(NOW.getTime() - 9 * 3_600_000);
    openRunner();

    expect(await screen.findByText('Welcome back: 1 of 2 answered, 6:00 left')).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Continue test' }));
    expect(await screen.findByText('What is the capital of Norway?')).toBeDefined();
    expect(writes).toEqual([]);
  });

  it('is kept on the device when it cannot be sent, and sent by Try again', async () => {
    givenServer({ refusesWrites: true });
    givenKeptRun({ kind: 'submit', completedAt: '2026-03-02T08:40:00.000Z', timeSpent: 600 });
    openRunner();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText(/your test is kept on this device/)).toBeDefined();

    givenServer();
    await userEvent.click(retry);
    await waitFor(() => expect(screen.getByText('The results page')).toBeDefined());
    expect(results.at(-1)).toMatchObject({ completedAt: '2026-03-02T08:40:00.000Z', timeSpent: 600 });
  });

  it('is sent by itself when the network is back', async () => {
    givenServer({ refusesWrites: true });
    givenKeptRun({ kind: 'submit', completedAt: '2026-03-02T08:40:00.000Z', timeSpent: 600 });
    openRunner();
    await screen.findByRole('button', { name: 'Try again' });

    givenServer();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.getByText('The results page')).toBeDefined());
  });

  it('is kept by Save and leave', async () => {
    givenServer();
    givenKeptRun();
    openRunner();
    await userEvent.click(await screen.findByRole('button', { name: 'Exit Test' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save and leave' }));

    expect(await screen.findByText('The home page')).toBeDefined();
    expect(writes).toEqual([]);
    cleanup();
    openRunner();
    expect(await screen.findByText('1 answered')).toBeDefined();
  });

  it('asks before it throws answers away', async () => {
    givenServer();
    givenKeptRun();
    openRunner();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Exit Test' }));
    expect(await screen.findByRole('dialog', { name: 'Leave this test?' })).toBeDefined();
    expect(writes).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Leave without a score' }));

    expect(await screen.findByText('The results page')).toBeDefined();
    expect(writes).toEqual([`PATCH /api/test-attempts/attempt-${examId}`]);
  });
});

// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import type { AnsweredQuestion, ProgressOverview, Session } from '@second-bell/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createQueryClient } from '#lib/query-client.ts';
import { notify } from '#ui/notify.ts';

import { ProgressPage } from './progress-page.tsx';

/** 2026-11-20, a Friday. */
const TODAY = Date.UTC(2026, 10, 20) / 86_400_000;
const MATH = { examType: 'GED', examSubject: 'Math' };
const sums = (correct: number, answered: number) => ({
  answered,
  correct,
  points: correct,
  maxPoints: answered,
});

const NOTHING: ProgressOverview = {
  today: TODAY,
  goalDaysPerWeek: 4,
  ...sums(0, 0),
  medianSeconds: 0,
  exams: [],
  days: [],
  topics: [],
};
const SOME: ProgressOverview = {
  ...NOTHING,
  ...sums(14, 25),
  medianSeconds: 30,
  exams: [{ examType: 'GED', subjects: ['Math'] }],
  days: [
    { day: TODAY - 8, ...sums(4, 10), timeSpent: 300 },
    { day: TODAY - 1, ...sums(10, 15), timeSpent: 400 },
    { day: TODAY, ...sums(1, 1), timeSpent: 20 },
  ],
  topics: [
    { topic: 'Fractions', ...MATH, ...sums(4, 12), medianSeconds: 50 },
    { topic: 'Geometry', ...MATH, ...sums(9, 10), medianSeconds: 29 },
    { topic: 'Ratios', ...MATH, ...sums(1, 3), medianSeconds: 10 },
  ],
};
const SESSION: Session = {
  sessionId: 'attempt-1',
  kind: 'test',
  practiceTestId: 'math-1',
  title: 'Math 1',
  ...MATH,
  ...sums(10, 15),
  percent: 67,
  timeSpent: 400,
  endedAt: '2026-11-19T10:00:00.000Z',
};
const QUESTION: AnsweredQuestion = {
  questionId: 'q1',
  practiceTestId: 'math-1',
  questionText: 'What is half of a half?',
  ...MATH,
  topic: 'Fractions',
  kind: 'learn',
  sessionId: 's1',
  isCorrect: false,
  points: 0,
  maxPoints: 1,
  notSure: true,
  flagged: false,
  timeSpent: 40,
  answeredAt: '2026-11-19T10:00:00.000Z',
  times: 2,
  misses: 2,
  bookmarked: false,
  note: '',
};
const TOPICS = [
  {
    practiceTestId: 'math-1',
    title: 'Math 1',
    ...MATH,
    productId: 'ged',
    subjectId: 'ged-math',
    sealed: false,
    totalQuestions: 20,
    topics: [{ topic: 'Fractions', questions: 12 }],
  },
];

const REVIEW = { today: '2026-11-20', due: 12, minutes: 5, askedToday: 0, cap: 60, moved: 0 };

let overview: ProgressOverview;
/** Method, path with query, and body of what was asked for. */
let asked: { method: string; url: string; body: unknown }[];
let setQuestions: object[];

const REPLIES: [RegExp, (body: unknown) => unknown][] = [
  [/progress-overview/, () => overview],
  [/review-summary|review\/summary/, () => REVIEW],
  [/\/sessions/, () => ({ total: 41, sessions: [SESSION] })],
  [/answered-questions/, () => ({ total: 1, questions: [QUESTION] })],
  [/practice-topics/, () => TOPICS],
  [/practice-sets/, () => ({ questions: setQuestions, available: setQuestions.length })],
  [/weekly-goal|question-notes/, (body) => body],
];

beforeEach(() => {
  localStorage.clear();
  overview = SOME;
  asked = [];
  setQuestions = [{ id: 'q1', practiceTestId: 'math-1' }];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    asked.push({ method, url, body: sent });
    const reply = REPLIES.find(([path]) => path.test(url))?.[1];

    return reply
      ? Response.json(reply(sent))
      : Response.json({ message: 'No', code: 'not_found' }, { status: 404 });
  });
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function renderPage(address = '/progress') {
  const router = createMemoryRouter(
    [
      { path: '/progress', element: <ProgressPage /> },
      { path: '/practice/:setId', element: <h1>The set</h1> },
    ],
    { initialEntries: [address] },
  );
  render(
    <QueryClientProvider client={createQueryClient(notify)}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Your next step today' });

  return router;
}

const region = (name: RegExp | string) => within(screen.getByRole('region', { name }));
const wishes = () => asked.filter(({ url }) => url.includes('practice-sets')).map(({ body }) => body);

it('leads a new learner to the exams, and shows no empty charts', async () => {
  overview = NOTHING;
  await renderPage();

  expect(screen.getByRole('link', { name: 'Choose an exam' }).getAttribute('href')).toBe(
    '/student/select-product',
  );
  expect(screen.queryByRole('region', { name: /By topic/ })).toBeNull();
});

it('leads to a set on the weakest topic, in one press', async () => {
  const router = await renderPage();
  expect(region('Your next step today').getByText(/Fractions is your weakest topic: 33%/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Practice 10 questions on it' }));

  expect(await screen.findByRole('heading', { name: 'The set' })).toBeDefined();
  expect(router.state.location.pathname).toMatch(/^\/practice\/\w+$/);
  expect(wishes()).toEqual([
    { kind: 'built', exam: 'GED', subjects: ['Math'], topics: ['Fractions'], from: 'all', count: 10 },
  ]);
});

it('tells what is due, and leads to the review', async () => {
  await renderPage();
  const due = within(await screen.findByRole('region', { name: 'Due for review' }));

  expect(due.getByText('12 cards today, about 5 minutes.')).toBeDefined();
  expect(due.getByRole('link', { name: 'Start the review' }).getAttribute('href')).toBe('/review');
});

it('says how sure a topic is, and where there are too few answers to say', async () => {
  await renderPage();
  const topics = region(/By topic/).getAllByRole('listitem');

  expect(topics.map(({ textContent }) => textContent)).toEqual([
    'Fractions33%GED · Math4 of 12 right, likely 14 to 61% · 50 s, slower than usual',
    'Geometry90%GED · Math9 of 10 right, likely 60 to 98% · 29 s, as usual',
    'Ratios1 of 3GED · MathToo few answers to say · 10 s, faster than usual',
  ]);
});

it("shows this week against the learner's own goal, which can be changed", async () => {
  await renderPage();
  const week = region('Your week');
  expect(week.getByText('2 of 4 days this week')).toBeDefined();
  overview = { ...SOME, goalDaysPerWeek: 2 };
  await userEvent.selectOptions(week.getByLabelText(/Days per week/), '2 days');

  expect(await week.findByText('Goal reached: 2 days this week')).toBeDefined();
  expect(asked.find(({ method }) => method === 'PUT')).toMatchObject({ body: { daysPerWeek: 2 } });
});

it('tells the weeks as a table, too', async () => {
  await renderPage();
  const rows = region('Right answers over time').getAllByRole('row', { hidden: true });

  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Week ofRightAnswers',
    'Nov 1669%16 answers',
    'Nov 940%10 answers',
  ]);
});

it('leads from a timed test to its answers, and pages through older ones', async () => {
  await renderPage();
  const sessions = region('Tests and practice');
  expect((await sessions.findByRole('link', { name: /Math 1/ })).getAttribute('href')).toBe(
    '/results?attempt=attempt-1',
  );
  await userEvent.click(sessions.getByRole('button', { name: 'Older' }));

  expect(await sessions.findByText('Page 2 of 3')).toBeDefined();
  expect(asked.some(({ url }) => url.endsWith('/sessions?page=2'))).toBe(true);
});

it('finds answered questions by words and result, and leads to a set of these', async () => {
  await renderPage();
  const questions = region('Questions you have answered');
  expect(await questions.findByText('What is half of a half?')).toBeDefined();
  await userEvent.selectOptions(questions.getByLabelText('Show'), 'Not right last time');
  await userEvent.type(questions.getByLabelText('Search'), 'half');
  await vi.waitFor(() =>
    expect(asked.some(({ url }) => url.endsWith('?page=1&only=missed&search=half'))).toBe(true),
  );
  await userEvent.click(await questions.findByRole('button', { name: 'Practice these 1' }));

  expect(await screen.findByRole('heading', { name: 'The set' })).toBeDefined();
  expect(wishes()).toEqual([{ kind: 'given', questionIds: ['q1'] }]);
});

it('keeps a note and a bookmark on a question', async () => {
  await renderPage();
  const questions = region('Questions you have answered');
  await userEvent.click(await questions.findByRole('button', { name: 'Bookmark' }));
  await userEvent.click(questions.getByRole('button', { name: 'Add a note' }));
  expect(document.activeElement).toBe(questions.getByLabelText('My note'));
  await userEvent.type(questions.getByLabelText('My note'), 'Draw it.');
  await userEvent.click(questions.getByRole('button', { name: 'Save the note' }));

  await vi.waitFor(() =>
    expect(asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { note: '', bookmarked: true },
      { note: 'Draw it.', bookmarked: false },
    ]),
  );
});

it('says where no question fits a set that was asked for', async () => {
  setQuestions = [];
  await renderPage();
  const builder = region('Build a practice set');
  await userEvent.selectOptions(await builder.findByLabelText('Subject'), 'Math');
  await userEvent.click(builder.getByLabelText('Fractions'));
  await userEvent.click(builder.getByRole('button', { name: 'Start the set' }));

  expect((await builder.findByRole('alert')).textContent).toContain('No question fits all of this');
  expect(wishes()).toEqual([
    { kind: 'built', exam: 'GED', from: 'all', count: 10, subjects: ['Math'], topics: ['Fractions'] },
  ]);
});

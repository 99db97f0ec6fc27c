// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import type { PracticeAnswer } from '@second-bell/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { EndedHere } from '#ending/ended-here.tsx';
import { readOpenTest } from '#lib/open-tests.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { notify } from '#ui/notify.ts';

import { StudentTestPage } from './student-test-page.tsx';
import { givenQuestion } from './testing/given-question.ts';

const QUESTIONS = [
  givenQuestion({ id: 'pots', explanation: 'Divide the rice.', hint: 'How many times does it fit?' }),
  givenQuestion({
    id: 'typed',
    questionText: 'How many eggs are a dozen?',
    questionType: 'fill_blank',
    options: [],
    correctAnswer: 'twelve|12',
    topic: 'Number operations',
  }),
];

beforeEach(() => {
  localStorage.clear();
  testId = `t${(tests += 1)}`;
  told = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    const { pathname } = new URL(url, 'http://site');
    if (pathname.endsWith('/questions')) return Response.json(QUESTIONS);
    if (pathname.endsWith('/sessions')) return Response.json({ total: 0, sessions: [] });
    if (pathname.endsWith('/practice-answers')) {
      told.push(...(JSON.parse(body ?? '') as { answers: PracticeAnswer[] }).answers);

      return Response.json({ answers: [], refused: [] }, { status: 201 });
    }

    return Response.json({ title: 'Math 1', type: 'GED', subject: 'Math' });
  });
  // jsdom does no layout.
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** What the server was told of answers. */
let told: PracticeAnswer[];

/** Another test each time: what is kept of one is no part of the next. */
let testId = '';
let tests = 0;

async function renderTest() {
  const path = `/student/test/${testId}`;
  const router = createMemoryRouter(
    [
      { path, element: <StudentTestPage testId={testId} /> },
      {
        path: '/student/select-product',
        element: (
          <>
            <EndedHere />
            <h1>Which exam?</h1>
          </>
        ),
      },
    ],
    { initialEntries: [path] },
  );
  const page = render(
    <QueryClientProvider client={createQueryClient(notify)}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 2 });

  return page;
}

const counter = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
const option = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

it('marks a wrong answer, names the right one and counts', async () => {
  await renderTest();
  expect(counter('Time')).toBe('0:00');

  await userEvent.click(option(/3 pots/));

  expect(screen.getByText('Incorrect')).toBeDefined();
  expect(screen.getByText('Incorrect. The right answer is C: 6 pots')).toBeDefined();
  expect(option(/3 pots Not right/).checked).toBe(true);
  expect(option(/6 pots Right answer/).checked).toBe(false);
  expect([counter('Progress'), counter('Answered'), counter('Correct')]).toEqual(['1 / 2', '1', '0']);
});

it('lets the answer be changed, and shuts the explanation then', async () => {
  await renderTest();
  await userEvent.click(option(/3 pots/));
  await userEvent.click(button('Show explanation'));
  expect(screen.getByText('Divide the rice.')).toBeDefined();

  await userEvent.click(option(/6 pots/));

  expect(screen.getByText('Correct.')).toBeDefined();
  expect(screen.queryByText('Divide the rice.')).toBeNull();
  expect([counter('Answered'), counter('Correct')]).toEqual(['1', '1']);
});

it('offers no explanation before an answer', async () => {
  await renderTest();

  await userEvent.keyboard('e');

  expect(screen.queryByRole('button', { name: /explanation/ })).toBeNull();
  expect(screen.queryByText('Divide the rice.')).toBeNull();
});

it('can be done with the keyboard alone', async () => {
  await renderTest();

  await userEvent.keyboard('h');
  expect(screen.getByText('How many times does it fit?')).toBeDefined();
  await userEvent.keyboard('c');
  expect(option(/6 pots/).checked).toBe(true);
  await userEvent.keyboard('e');
  expect(screen.getByText('Divide the rice.')).toBeDefined();
  await userEvent.keyboard('{ArrowRight}');

  expect(screen.getByRole('heading', { name: 'Question 2 of 2' })).toBe(document.activeElement);
  await userEvent.keyboard('{ArrowLeft}1');
  expect(option(/3 pots/).checked).toBe(true);
});

it('lists the shortcuts, and ignores them meanwhile', async () => {
  await renderTest();

  await userEvent.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeDefined();
  await userEvent.keyboard('a');
  await userEvent.click(button('Close'));

  expect(counter('Answered')).toBe('0');
});

it('checks a typed answer, and shows a strategy where there is no hint', async () => {
  await renderTest();
  await userEvent.click(button('Next'));
  expect(button('Check answer').disabled).toBe(true);

  await userEvent.type(screen.getByRole('textbox', { name: 'Your answer' }), 'ace{Enter}');
  expect(screen.getByText('Incorrect. The right answer is twelve or 12')).toBeDefined();

  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.type(screen.getByRole('textbox'), ' Twelve ');
  await userEvent.click(button('Check answer'));
  expect(screen.getByText('Correct', { selector: 'span' })).toBeDefined();

  await userEvent.click(button('Show hint'));
  expect(await screen.findByText(/guess the answer first/)).toBeDefined();
});

it('cannot go before the first question', async () => {
  await renderTest();

  expect(button('Previous').disabled).toBe(true);
});

it('loses nothing on a reload', async () => {
  const { unmount } = await renderTest();
  await userEvent.click(option(/3 pots/));
  await userEvent.click(button('Next'));
  unmount();

  await renderTest();

  expect(screen.getByRole('heading', { name: 'Question 2 of 2' })).toBeDefined();
  expect(counter('Answered')).toBe('1');
});

it('Exit Test leads to the exams and keeps the place on this device', async () => {
  const { unmount } = await renderTest();
  await userEvent.click(option(/3 pots/));
  await userEvent.click(button('Next'));
  await userEvent.click(button('Exit Test'));
  expect(screen.getByRole('heading', { name: 'Which exam?' })).toBeDefined();
  expect(readOpenTest(`student:${testId}`)).toMatchObject({
    title: 'Math 1',
    position: 2,
    questionCount: 2,
    answered: 1,
  });
  unmount();

  await renderTest();
  expect(screen.getByRole('heading', { name: 'Question 2 of 2' })).toBeDefined();
  expect(counter('Answered')).toBe('1');
});

it('Start over asks, and begins at question 1', async () => {
  await renderTest();
  expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
  await userEvent.click(option(/3 pots/));
  await userEvent.click(button('Next'));
  await userEvent.click(button('Start over'));
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Start over' }),
  );

  expect(await screen.findByRole('heading', { name: 'Question 1 of 2' })).toBeDefined();
  expect(counter('Answered')).toBe('0');
});

it('Finish Test leads to the exams with how it went, keeps no place and tells the server what was answered', async () => {
  const { unmount } = await renderTest();
  await userEvent.click(option(/3 pots/));
  await userEvent.click(option(/6 pots/));
  await userEvent.click(button('Next'));
  await userEvent.click(button('Finish Test'));
  expect(await screen.findByRole('heading', { name: 'Which exam?' })).toBeDefined();
  expect(readOpenTest(`student:${testId}`)).toBeUndefined();
  expect(screen.getByRole('heading', { name: 'You finished: Math 1' })).toBeDefined();
  expect(screen.getByText('100%')).toBeDefined();
  unmount();

  await vi.waitFor(() =>
    expect(told.filter(({ sessionId }) => sessionId.startsWith(`student:${testId}:`))).toMatchObject([
      { kind: 'learn', questionId: 'pots', userAnswer: '3 pots', notSure: false },
      { kind: 'learn', questionId: 'pots', userAnswer: '6 pots', notSure: false },
    ]),
  );
  await renderTest();
  expect(counter('Answered')).toBe('0');
});

it('Finish Test of a test without an answer leads to the exams, with nothing to tell', async () => {
  await renderTest();
  await userEvent.click(button('Next'));
  await userEvent.click(button('Finish Test'));
  expect(await screen.findByRole('heading', { name: 'Which exam?' })).toBeDefined();

  expect(screen.queryByRole('heading', { name: /You finished/ })).toBeNull();
});

it('goes on from what a tab kept before there was a log', async () => {
  sessionStorage.setItem(
    `second-bell:student-test:${testId}`,
    JSON.stringify({
      currentIndex: 1,
      given: { pots: 2, typed: 'twelve' },
      openHints: {},
      openExplanations: {},
      startedAt: Date.now() - 65_000,
    }),
  );
  await renderTest();

  expect(screen.getByRole('heading', { name: 'Question 2 of 2' })).toBeDefined();
  expect([counter('Answered'), counter('Correct')]).toEqual(['2', '2']);
  expect(counter('Time')).toMatch(/^1:0\d$/);
  expect(sessionStorage).toHaveLength(0);
});

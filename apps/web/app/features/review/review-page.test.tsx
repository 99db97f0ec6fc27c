// @vitest-environment jsdom
import type { Review, ReviewCard } from '@second-bell/contract';
import { dateOfDay, localDay } from '@second-bell/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createQueryClient } from '#lib/query-client.ts';
import { ownTimeZone } from '#lib/time-zone.ts';
import { notify } from '#ui/notify.ts';

import { givenExamQuestion } from '../../testing/given-exam-question.ts';
import { ReviewPage } from './review-page.tsx';

const TODAY = localDay(new Date(), ownTimeZone());

function questionCard(id: string, change: Parameters<typeof givenExamQuestion>[1] = {}): ReviewCard {
  const content = {
    options: [
      { id: 'a', text: 'Paris' },
      { id: 'b', text: 'Rome' },
    ],
  };

  return {
    kind: 'question',
    cardId: `q:${id}`,
    memory: {
      stability: 0.2,
      difficulty: 6.4,
      firstOn: dateOfDay(TODAY - 1),
      lastOn: dateOfDay(TODAY - 1),
      dueOn: dateOfDay(TODAY),
    },
    question: givenExamQuestion(id, {
      content,
      answerKey: 'a',
      explanation: 'It lies on the Seine.',
      ...change,
    }),
    scoringRule: 'all_or_nothing',
    examSubject: 'Geography',
  };
}

function given(cards: ReviewCard[], change: Partial<Review> = {}): Review {
  return {
    today: dateOfDay(TODAY),
    due: cards.length,
    minutes: 2,
    askedToday: 0,
    cap: 20,
    moved: 0,
    examOn: null,
    usualSeconds: 30,
    cards,
    ahead: [],
    ...change,
  };
}

/** What the server would have been sent, by the last part of the path. */
let sent: { path: string; body: { answers?: object[]; ratings?: object[] } }[];
let review: Review;
let isOnline: boolean;

beforeEach(() => {
  localStorage.clear();
  sent = [];
  isOnline = true;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    const path = new URL(url, 'http://site').pathname;
    if (init?.method === 'POST') {
      sent.push({ path, body: JSON.parse(init.body as string) });

      return Response.json({ stored: 1, answers: [], refused: [] }, { status: 201 });
    }

    return Response.json(review);
  });
  // jsdom does no layout.
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function renderPage() {
  const router = createMemoryRouter([{ path: '/review', element: <ReviewPage /> }], {
    initialEntries: ['/review'],
  });
  render(
    <QueryClientProvider client={createQueryClient(notify)}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }));

it('says how much is due and how long it takes, asks it, explains it and says what comes back when', async () => {
  review = given([questionCard('1'), questionCard('2')], { moved: 3 });
  renderPage();

  expect(await screen.findByText('2 due, about 2 minutes')).toBeDefined();
  expect(screen.getByText(/3 more cards are moved/)).toBeDefined();
  await press('Start');
  await choose(/Paris/);
  expect(screen.getByText('Correct')).toBeDefined();
  expect(screen.getByText('It lies on the Seine.')).toBeDefined();
  expect(screen.getByText(/Comes back in \d+ days/)).toBeDefined();

  await press('Next card');
  await choose(/Rome/);
  expect(screen.getByText('Incorrect')).toBeDefined();
  await press('See how it went');

  expect(screen.getByRole('heading', { name: '1 of 2 cards known' })).toBeDefined();
  const tomorrow = screen.getByRole('heading', { name: 'Tomorrow (1 card)' }).parentElement;
  expect(within(tomorrow as HTMLElement).getByText('Question 2?')).toBeDefined();
  expect(sent.flatMap(({ body }) => body.answers ?? [])).toMatchObject([
    {
      kind: 'review',
      questionId: '1',
      practiceTestId: 'exam-1',
      testVersion: 'version-1',
      response: 'a',
      notSure: false,
    },
    { kind: 'review', questionId: '2', response: 'b' },
  ]);
});

it('brings sooner what was right but not sure', async () => {
  review = given([questionCard('1')]);
  renderPage();
  await press('Start');
  await press('I am not sure');
  await choose(/Paris/);

  expect(screen.getByText('Correct')).toBeDefined();
  expect(sent[0]?.body.answers).toMatchObject([{ notSure: true }]);
});

it('counts an answer once, however often it is pressed', async () => {
  review = given([questionCard('1')]);
  renderPage();
  await press('Start');
  await choose(/Rome/);
  await userEvent.keyboard('a');

  expect(screen.getByText('Incorrect')).toBeDefined();
  expect(sent).toHaveLength(1);
});

it('is worked by keys alone', async () => {
  review = given([questionCard('1'), questionCard('2')]);
  renderPage();
  await press('Start');
  await screen.findByRole('radio', { name: /Paris/ });
  await userEvent.keyboard('u');
  expect(screen.getByRole('button', { name: 'I am not sure' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.keyboard('1');
  await userEvent.keyboard('{ArrowRight}');

  expect(await screen.findByRole('heading', { name: 'Card 2 of 2' })).toBeDefined();
});

it('turns a flash card, then lets it be rated, and says when it comes back', async () => {
  const front = 'Prefix: brady-';
  review = given([
    {
      kind: 'flash_card',
      cardId: `f:hesi-word-parts/${front}`,
      deckId: 'hesi-word-parts',
      front,
      memory: null,
    },
  ]);
  renderPage();
  await press('Start');

  expect(screen.queryByRole('button', { name: /^Good/ })).toBeNull();
  await vi.waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Show the answer' }).disabled).toBe(false),
  );
  await press('Show the answer');
  expect(await screen.findByText(/Bradycardia is a slow heartbeat/)).toBeDefined();
  await press(/^Good ?in \d+ days$/);

  expect(await screen.findByRole('heading', { name: '1 of 1 card known' })).toBeDefined();
  expect(sent).toMatchObject([
    {
      path: '/api/users/guest/review/ratings',
      body: { ratings: [{ cardId: `f:hesi-word-parts/${front}`, rating: 'good' }] },
    },
  ]);
});

it('goes on without a connection after a reload, and sends each answer once it is back', async () => {
  review = given([questionCard('1'), questionCard('2')]);
  renderPage();
  await press('Start');
  await screen.findByRole('radio', { name: /Paris/ });
  isOnline = false;
  await choose(/Paris/);
  cleanup();

  renderPage();
  expect(await screen.findByText('You are offline')).toBeDefined();
  expect(await screen.findByText('1 answer is waiting on this device')).toBeDefined();
  expect(screen.getByText(/^1 due, about 1 minute$/)).toBeDefined();
  await press('Go on');
  await choose(/Rome/);
  expect(sent).toEqual([]);
  cleanup();

  isOnline = true;
  review = given([], { askedToday: 2 });
  renderPage();
  expect(await screen.findByText('Nothing to review today')).toBeDefined();
  expect(sent.flatMap(({ body }) => body.answers ?? [])).toMatchObject([
    { questionId: '1' },
    { questionId: '2' },
  ]);
});

it('says what will come, and what brings something, where nothing is due', async () => {
  review = given([], { ahead: [{ on: dateOfDay(TODAY + 1), count: 4 }] });
  renderPage();

  expect(await screen.findByText('Nothing to review today')).toBeDefined();
  expect(screen.getByText('Tomorrow').nextElementSibling?.textContent).toBe('4 cards');
  cleanup();

  review = given([]);
  renderPage();
  expect(await screen.findByText(/Questions you miss/)).toBeDefined();
});

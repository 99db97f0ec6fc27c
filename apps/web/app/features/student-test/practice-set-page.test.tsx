// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import type { PracticeAnswer, SetQuestion } from '@second-bell/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useParams } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { beginPracticeRun, type PracticeRunHeader } from '#lib/practice-run.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { notify } from '#ui/notify.ts';

import { PracticeSetPage } from './practice-set-page.tsx';
import { givenQuestion } from './testing/given-question.ts';

const setQuestion = (id: string, more: Partial<SetQuestion> = {}): SetQuestion => ({
  ...givenQuestion({ id }),
  topic: 'Ratios',
  examType: 'GED',
  examSubject: 'Math',
  testVersion: 'version',
  ...more,
});

/** What the server was told of answers, and asked for sets with. */
let told: PracticeAnswer[];
let wishes: unknown[];

beforeEach(() => {
  localStorage.clear();
  told = [];
  wishes = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    if (url.endsWith('/practice-answers')) {
      told.push(...(JSON.parse(body ?? '') as { answers: PracticeAnswer[] }).answers);

      return Response.json({ answers: [], refused: [] }, { status: 201 });
    }
    if (url.endsWith('/practice-sets')) {
      wishes.push(JSON.parse(body ?? ''));

      return Response.json({ questions: [setQuestion('second')], available: 1 });
    }

    return Response.json({ total: 0, sessions: [] });
  });
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function renderSet(more: Partial<PracticeRunHeader> = {}) {
  const questions = [setQuestion('first'), setQuestion('second')];
  const path = await beginPracticeRun({ title: 'Ratios', questions, limitSeconds: null, toFix: [], ...more });
  renderAt(path);
  await screen.findByRole('heading', { name: 'Question 1 of 2' });

  return path;
}

function SetRoute() {
  const { setId = '' } = useParams();

  return <PracticeSetPage key={setId} setId={setId} />;
}

function renderAt(path: string) {
  const router = createMemoryRouter(
    [
      { path: '/practice/:setId', element: <SetRoute /> },
      { path: '/progress', element: <h1>My progress</h1> },
    ],
    { initialEntries: [path] },
  );
  render(
    <QueryClientProvider client={createQueryClient(notify)}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const choose = async (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));

it('ends with how many are fixed, tells the server, and offers to fix the rest', async () => {
  await renderSet({ toFix: ['first', 'second'] });
  await choose(/6 pots/);
  await userEvent.click(button('Next'));
  await choose(/3 pots/);
  await userEvent.click(button('Finish Test'));

  expect(await screen.findByText('1 of 2 fixed')).toBeDefined();
  await vi.waitFor(() =>
    expect(told).toMatchObject([
      { kind: 'set', questionId: 'first', testVersion: 'version', userAnswer: '6 pots' },
      { kind: 'set', questionId: 'second', userAnswer: '3 pots' },
    ]),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Fix this 1 now' }));
  expect(await screen.findByRole('heading', { name: 'Question 1 of 1' })).toBeDefined();
  expect(wishes).toEqual([{ kind: 'fix', questionIds: ['second'], count: 6 }]);
});

it('counts what was left open in a set as not answered', async () => {
  await renderSet();
  await userEvent.click(button('Next'));
  await choose(/6 pots/);
  await userEvent.click(button('Finish Test'));

  expect(await screen.findByText('1 of 1 right, 1 not answered')).toBeDefined();
  expect(await screen.findByText(/first time here/)).toBeDefined();
});

it('keeps its place and its answers when the page is opened again', async () => {
  const path = await renderSet();
  await choose(/6 pots/);
  await userEvent.click(button('Next'));
  cleanup();
  renderAt(path);

  expect(await screen.findByRole('heading', { name: 'Question 2 of 2' })).toBeDefined();
  expect(screen.getByText('Answered', { selector: 'dt' }).nextElementSibling?.textContent).toBe('1');
});

it('Start over asks the same questions again', async () => {
  await renderSet();
  await choose(/3 pots/);
  await userEvent.click(button('Start over'));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Start over' }));

  await vi.waitFor(() =>
    expect(screen.getByText('Answered', { selector: 'dt' }).nextElementSibling?.textContent).toBe('0'),
  );
  expect(screen.getByRole('heading', { name: 'Question 1 of 2' })).toBeDefined();
});

it('ends by itself when the time is up', async () => {
  await renderSet({ limitSeconds: 1 });
  expect(screen.getByText('Time left')).toBeDefined();

  expect(
    await screen.findByText('0 of 0 right, 2 not answered', undefined, { timeout: 5_000 }),
  ).toBeDefined();
});

it('says where a set is not on this device', async () => {
  renderAt('/practice/elsewhere');

  expect(await screen.findByRole('heading', { name: 'This set is not here' })).toBeDefined();
});

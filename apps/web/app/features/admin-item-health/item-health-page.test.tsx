// @vitest-environment jsdom
import type { ItemFigures, ItemHealth } from '@second-bell/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';

import { createQueryClient } from '#lib/query-client.ts';
import { notify } from '#ui/notify.ts';

import { ItemHealthPage } from './item-health-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const option = (optionId: string, text: string, share: number) => ({
  optionId,
  text,
  isKey: optionId === 'b',
  isGone: false,
  chosen: Math.round(share * 40),
  share,
  meanRest: 0.5,
});

function item(number: number | null, questionText: string, more: Partial<ItemFigures> = {}): ItemFigures {
  return {
    questionId: `q-${questionText}`,
    number,
    questionText,
    questionType: 'multiple_choice',
    answered: 40,
    hasEnoughAnswers: true,
    shareRight: 0.6,
    leftOpen: 0,
    discrimination: 0.4,
    medianSeconds: 45,
    options: [option('a', 'Mars', 0.1), option('b', 'Venus', 0.6), option('c', 'Pluto', 0.3)],
    alarms: [],
    ...more,
  };
}

const ITEMS = [
  item(1, 'Easy one', { shareRight: 0.97, alarms: [{ code: 'too_easy' }] }),
  item(2, 'Doubtful one', {
    shareRight: 0.2,
    discrimination: -0.25,
    alarms: [{ code: 'key_doubtful', optionIds: ['c'] }, { code: 'negative_discrimination' }],
  }),
  item(3, 'New one', { answered: 2, hasEnoughAnswers: false, shareRight: 0.5, discrimination: null }),
  item(null, 'Deleted one'),
];

function show(part: Partial<ItemHealth['test']> = {}, address = '/') {
  const test = {
    id: 't1',
    title: 'Planets',
    attempts: 40,
    meanScore: 61.6,
    medianMinutes: 30.4,
    hasOwnTimes: false,
    ...part,
  };
  const asked = vi.fn<(url: string) => void>();
  vi.stubGlobal('fetch', async (url: string) => {
    asked(url);
    if (!url.endsWith('.csv')) return Response.json({ test, items: ITEMS });

    return new Response('a,b', { headers: { 'content-disposition': "attachment; filename*=UTF-8''p.csv" } });
  });
  const place = { productId: 'p', subjectId: 's', testId: 't1' };
  const router = createMemoryRouter([{ path: '/', element: <ItemHealthPage place={place} /> }], {
    initialEntries: [address],
  });
  render(
    <QueryClientProvider client={createQueryClient(notify)}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );

  return { router, asked };
}

const shownQuestions = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

it('shows the figures of the test and of each question, with its alarms in words', async () => {
  show();

  expect(await screen.findByRole('heading', { level: 1, name: 'Item health: Planets' })).toBeDefined();
  expect(screen.getByText('62%')).toBeDefined();
  expect(screen.getByText('30 minutes')).toBeDefined();
  expect(shownQuestions()).toEqual(['1. Easy one', '2. Doubtful one', '3. New one', 'Deleted. Deleted one']);
  const row = screen.getByRole('row', { name: /Doubtful one/ });
  expect(within(row).getByText('20%')).toBeDefined();
  expect(within(row).getByText('-0.25')).toBeDefined();
  expect(within(row).getByText('Check the key')).toBeDefined();
  expect(within(screen.getByRole('row', { name: /New one/ })).getByText('Too few answers')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to the questions' }).getAttribute('href')).toBe(
    '/admin-dashboard?product=p&subject=s&test=t1',
  );
});

it('opens a question: what its alarms mean, and its options as bars and figures', async () => {
  show();
  const button = await screen.findByRole('button', { name: '2. Doubtful one' });
  expect(button.getAttribute('aria-expanded')).toBe('false');

  button.focus();
  await userEvent.keyboard('{Enter}');

  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(
    screen.getByText('More of the best learners choose C than the key B. Check which one is right.'),
  ).toBeDefined();
  expect(screen.getByRole('progressbar', { name: 'Share of option C' }).getAttribute('value')).toBe('30');
  expect(screen.getByText('Chosen by 30% (12) · rest of the test 50% right')).toBeDefined();

  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('sorts by each column, both ways, and says so; what has no figure stands last', async () => {
  const { router } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Discrimination' }));
  expect(shownQuestions()).toEqual(['2. Doubtful one', '1. Easy one', 'Deleted. Deleted one', '3. New one']);
  expect(screen.getByRole('columnheader', { name: 'Discrimination' }).getAttribute('aria-sort')).toBe(
    'ascending',
  );

  await userEvent.click(screen.getByRole('button', { name: 'Discrimination' }));
  expect(shownQuestions().at(-1)).toBe('3. New one');
  expect(screen.getByRole('columnheader', { name: 'Discrimination' }).getAttribute('aria-sort')).toBe(
    'descending',
  );
  expect(router.state.location.search).toBe('?sort=-discrimination');

  await userEvent.click(screen.getByRole('button', { name: 'Alarms' }));
  expect(shownQuestions()[0]).toBe('2. Doubtful one');
});

it('filters by alarms and by words, and finds the way back to all', async () => {
  show({}, '/?show=alarms&sort=nonsense');
  await screen.findByRole('table', { name: 'Item health' });
  expect(shownQuestions()).toEqual(['1. Easy one', '2. Doubtful one']);
  expect(screen.getByRole('status').textContent).toBe('2 questions');

  await userEvent.type(screen.getByRole('searchbox', { name: 'Search questions' }), 'nowhere');
  await userEvent.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(shownQuestions()).toHaveLength(4);
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

it('offers the figures as a file', async () => {
  const { asked } = show();
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:file';
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));

  expect(asked).toHaveBeenLastCalledWith('/api/admin/practice-tests/t1/item-health.csv');
});

it('says that nobody has finished the test yet', async () => {
  show({ attempts: 0, meanScore: null, medianMinutes: null });

  expect(await screen.findByRole('heading', { name: 'No finished attempts yet' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
});

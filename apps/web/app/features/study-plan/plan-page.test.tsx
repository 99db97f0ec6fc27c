// @vitest-environment jsdom
import type { PlanSettings, StudyPlanReply } from '@second-bell/contract';
import { dateOfDay, localDay } from '@second-bell/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createQueryClient } from '#lib/query-client.ts';
import { ownTimeZone } from '#lib/time-zone.ts';
import { notify } from '#ui/notify.ts';

import { PlanPage } from './plan-page.tsx';

const TODAY = localDay(new Date(), ownTimeZone());
const date = (away: number) => dateOfDay(TODAY + away);

function given(change: Partial<StudyPlanReply> = {}): StudyPlanReply {
  return {
    settings: {
      productId: 'ged',
      examOn: date(28),
      weekdays: [1, 3, 5],
      minutesPerDay: 30,
      timeZone: 'America/Chicago',
    },
    productName: 'GED',
    today: date(0),
    availableMinutes: 540,
    neededMinutes: 1440,
    doneMinutes: 0,
    movedMinutes: 0,
    isEnough: false,
    startWith: [
      { kind: 'practice', subject: 'Mathematical Reasoning', topic: 'Inequalities' },
      { kind: 'practice', subject: 'Science' },
    ],
    leftOut: [
      { kind: 'practice', subject: 'Science', topic: 'Life science' },
      { kind: 'test', subject: 'Science' },
    ],
    weeks: [
      {
        startsOn: date(-2),
        days: [
          {
            on: date(0),
            tasks: [
              { kind: 'review', minutes: 6 },
              {
                kind: 'practice',
                minutes: 14,
                subject: 'Mathematical Reasoning',
                topic: 'Inequalities',
                practiceTestId: 'math-2',
              },
              { kind: 'test', minutes: 10, subject: 'Science', practiceTestId: 'science-1' },
            ],
          },
        ],
      },
      { startsOn: date(5), days: [{ on: date(6), tasks: [{ kind: 'review', minutes: 6 }] }] },
    ],
    ...change,
  };
}

let plan: StudyPlanReply | null;
let sent: { method: string; path: string; body: unknown }[];

beforeEach(() => {
  plan = null;
  sent = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const path = new URL(url, 'http://site').pathname;
    if (method !== 'GET')
      sent.push({ method, path, body: body === undefined ? undefined : JSON.parse(body as string) });
    if (path === '/api/student/products')
      return Response.json([
        { id: 'ged', name: 'GED' },
        { id: 'teas', name: 'TEAS' },
      ]);
    if (method === 'PUT') plan = given();
    if (path.endsWith('/plan/calendar')) {
      plan = plan && given(method === 'POST' ? { calendarPath: '/api/plan-calendars/secret.ics' } : {});

      return method === 'POST' ? Response.json({}, { status: 201 }) : new Response(null, { status: 204 });
    }
    if (method === 'DELETE') {
      plan = null;

      return new Response(null, { status: 204 });
    }

    return Response.json({ plan });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function renderPage() {
  const router = createMemoryRouter([{ path: '/plan', element: <PlanPage /> }], {
    initialEntries: ['/plan'],
  });
  render(
    <QueryClientProvider client={createQueryClient(notify)}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('asks for exam, date, days and minutes, and makes the plan of them', async () => {
  renderPage();
  await screen.findByRole('option', { name: 'GED' });
  await userEvent.selectOptions(screen.getByLabelText('Exam'), 'GED');
  fireEvent.change(screen.getByLabelText('Day of the exam'), { target: { value: date(28) } });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sunday' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Friday' }));
  fireEvent.change(screen.getByLabelText('Minutes on each of these days'), { target: { value: '45' } });
  await press('Make my plan');

  expect(await screen.findByText(/^GED on/)).toBeDefined();
  expect(sent[0]).toMatchObject({
    method: 'PUT',
    path: '/api/users/guest/plan',
    body: {
      productId: 'ged',
      examOn: date(28),
      weekdays: [0, 1, 3],
      minutesPerDay: 45,
      timeZone: ownTimeZone(),
    } satisfies PlanSettings,
  });
});

it('says at each field what is missing, and sends nothing', async () => {
  renderPage();
  await screen.findByRole('option', { name: 'GED' });
  for (const day of ['Monday', 'Wednesday', 'Friday'])
    await userEvent.click(screen.getByRole('checkbox', { name: day }));
  fireEvent.change(screen.getByLabelText('Day of the exam'), { target: { value: date(0) } });
  fireEvent.change(screen.getByLabelText('Minutes on each of these days'), { target: { value: '5' } });
  await press('Make my plan');

  for (const problem of [
    'Choose your exam.',
    'Choose a day from tomorrow on.',
    'Choose at least one day.',
    'Give 10 to 480 minutes.',
  ]) {
    expect(screen.getByText(problem)).toBeDefined();
  }
  expect(screen.getByLabelText('Exam').getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
});

it('is honest where the time is too short, and says where to start', async () => {
  plan = given({ movedMinutes: 90 });
  renderPage();

  expect(await screen.findByText('You have 9 hours; the plan needs 24 hours.')).toBeDefined();
  expect(screen.getByText(/Start with Inequalities, Science\./)).toBeDefined();
  expect(screen.getByText(/there is none for Life science, a timed test of Science/)).toBeDefined();
  expect(screen.getByText(/1 hour 30 minutes from earlier days are moved/)).toBeDefined();
});

it('shows what is for today, each a press away, and the weeks', async () => {
  plan = given({ isEnough: true, leftOut: [] });
  renderPage();
  const today = within(
    (await screen.findByRole('heading', { name: 'For today' })).parentElement as HTMLElement,
  );

  expect(today.getByRole('link', { name: 'Review what is due' }).getAttribute('href')).toBe('/review');
  expect(
    today.getByRole('link', { name: 'Inequalities (Mathematical Reasoning)' }).getAttribute('href'),
  ).toBe('/student/test/math-2');
  expect(today.getByRole('link', { name: 'Timed test: Science' }).getAttribute('href')).toBe(
    '/practice-test/science-1',
  );
  // Today is all that this week has, and stands above.
  expect(screen.queryByRole('heading', { name: 'This week' })).toBeNull();
  expect(screen.getByRole('heading', { name: /^Week of/ })).toBeDefined();
});

it('makes and ends the secret address of the calendar', async () => {
  plan = given();
  renderPage();
  expect((await screen.findByRole('link', { name: 'Save the calendar file' })).getAttribute('href')).toBe(
    '/api/users/guest/plan.ics',
  );
  await press('Make a secret address');
  expect((await screen.findByLabelText<HTMLInputElement>('Secret address')).value).toMatch(
    /\/api\/plan-calendars\/secret\.ics$/,
  );
  await press('End the address');
  await vi.waitFor(() => expect(screen.queryByLabelText('Secret address')).toBeNull());
});

it('asks before it deletes the plan', async () => {
  plan = given();
  renderPage();
  await press('Delete');
  expect(sent).toEqual([]);
  await press('Delete the plan');

  expect(await screen.findByRole('button', { name: 'Make my plan' })).toBeDefined();
});

it('says that the exam is over', async () => {
  plan = given({ settings: { ...given().settings, examOn: date(-1) }, weeks: [], availableMinutes: 0 });
  renderPage();

  expect(await screen.findByText('The day of your exam is over')).toBeDefined();
});

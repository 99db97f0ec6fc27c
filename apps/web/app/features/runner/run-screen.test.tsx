// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';

import {
  beginAnew,
  leaveNothing,
  ADDED_QUESTION,
  NOW,
  QUESTIONS,
  given,
  givenKeptRun,
  givenSeen,
  givenServer,
  openRunner,
} from './testing/given-runner.tsx';

beforeEach(beginAnew);
afterEach(leaveNothing);

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
  expect(given.writes).toEqual([
    'POST /api/test-attempts',
    'POST /api/user-answers',
    `PATCH /api/test-attempts/attempt-${given.examId}`,
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
  expect(given.writes).toEqual([]);
});

it('counts over the questions it was started with, where one was added meanwhile', async () => {
  givenServer({ questions: [...QUESTIONS, ADDED_QUESTION] });
  givenKeptRun();
  openRunner();

  expect(await screen.findByText('Question 2 of 2')).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: /Oslo/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Submit Test' }));

  expect(await screen.findByText('The results page')).toBeDefined();
  expect(given.results).toMatchObject([{ correctAnswers: 2, score: 100 }]);
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
  expect(given.writes).toEqual([]);
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
  expect(given.results.at(-1)).toMatchObject({ completedAt: '2026-03-02T08:40:00.000Z', timeSpent: 600 });
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
  expect(given.writes).toEqual([]);
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
  expect(given.writes).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Leave without a score' }));

  expect(await screen.findByText('The results page')).toBeDefined();
  expect(given.writes).toEqual([`PATCH /api/test-attempts/attempt-${given.examId}`]);
});

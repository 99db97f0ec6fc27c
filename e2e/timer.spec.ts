import type { Page } from '@playwright/test';

import { EXAM_ID, examOf, expect, pick, test } from './journey.ts';

const MINUTE = 60_000;

/** Starts the test, and answers how many seconds it gives. */
async function start(page: Page): Promise<number> {
  const { timeLimit = 0 } = await examOf(page);
  await page.clock.install({ time: new Date('2026-11-20T10:00:00Z') });
  await page.goto(`/practice-test/${EXAM_ID}`);
  await page.getByRole('button', { name: 'Start Practice Test' }).click();
  await expectLeft(page, timeLimit * 60);

  return timeLimit * 60;
}

const timer = (page: Page) => page.getByRole('timer');

/** The clock is moved by the test and goes on by itself in between: a busy machine may take some seconds for that. */
const LAG_SECONDS = 20;

async function expectLeft(page: Page, expected: number): Promise<void> {
  const missing = async () => expected - secondsOf(await timer(page).textContent());
  await expect.poll(missing, { message: `near ${expected} seconds` }).toBeGreaterThanOrEqual(0);
  expect(await missing()).toBeLessThanOrEqual(LAG_SECONDS);
}

/** `4:30` and `1:04:30`, with or without words before them. */
function secondsOf(text: string | null): number {
  const parts = /\d+(?::\d{2})+/.exec(text ?? '')?.[0].split(':') ?? ['NaN'];

  return parts.map(Number).reduce((sum, part) => sum * 60 + part, 0);
}

/** Lets the page live through the time second by second. A jump would be a device that slept. */
async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
}

test('the clock counts down, warns at a quarter and at a tenth, in words too', async ({ page }) => {
  const limit = await start(page);
  await pass(page, 1_000);
  await expectLeft(page, limit - 1);
  await pass(page, (limit * 0.75 - 1) * 1_000);
  await expectLeft(page, limit * 0.25);
  await expect(page.getByText('Time is getting short')).toBeVisible();
  await pass(page, limit * 0.15 * 1_000);
  await expectLeft(page, limit * 0.1);
  await expect(page.getByText('Almost out of time')).toBeVisible();
});

test('a pause stops the clock and covers the question; a reload keeps both', async ({ page }) => {
  const limit = await start(page);
  await pass(page, 5 * MINUTE);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Paused. Press Resume to go on.')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await pass(page, 60 * MINUTE);
  await expectLeft(page, limit - 5 * 60);

  await page.reload();
  await expectLeft(page, limit - 5 * 60);
  await page.getByRole('button', { name: 'Resume' }).first().click();
  await pass(page, 10_000);
  await expectLeft(page, limit - 5 * 60 - 10);
});

test('a reload shows the right time, question and answer', async ({ page }) => {
  const limit = await start(page);
  await pick(page, 1);
  await pass(page, 10 * MINUTE);
  await page.reload();
  await expectLeft(page, limit - 10 * 60);
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
});

test('a device clock that is changed changes nothing', async ({ page }) => {
  const limit = await start(page);
  await pass(page, 5 * MINUTE);
  await page.clock.setSystemTime(new Date('2031-01-01T00:00:00Z'));
  await pass(page, MINUTE);
  await expectLeft(page, limit - 6 * 60);
  await page.clock.setSystemTime(new Date('2020-01-01T00:00:00Z'));
  await pass(page, MINUTE);
  await expectLeft(page, limit - 7 * 60);
});

test('at zero the test is submitted by itself, once, with the answers given', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  const limit = await start(page);
  await pick(page, 0);
  await pass(page, limit * 1_000);
  await expect(page).toHaveURL('/results');
  await expect(page.getByText('Recent scores')).toBeVisible();

  expect(calls.filter((call) => call === 'POST /api/user-answers')).toHaveLength(1);
  expect(calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(1);
});

test('a test that was closed over night stands still and welcomes its learner back', async ({ page }) => {
  const limit = await start(page);
  const { totalQuestions } = await examOf(page);
  await pick(page, 0);
  await pass(page, 5 * MINUTE);
  await page.goto('about:blank');
  await page.clock.fastForward(9 * 60 * MINUTE);
  await page.goto(`/practice-test/${EXAM_ID}`);
  await expect(page.getByText(`Welcome back: 1 of ${totalQuestions} answered, `)).toBeVisible();
  await expectLeft(page, limit - 5 * 60);

  await page.getByRole('button', { name: 'Continue test' }).click();
  await expect(page.getByRole('radio').nth(0)).toBeChecked();
  await pass(page, 10_000);
  await expectLeft(page, limit - 5 * 60 - 10);
});

test('a laptop that was shut with the test open does not use up its time', async ({ page }) => {
  const limit = await start(page);
  await pick(page, 0);
  await page.clock.fastForward(9 * 60 * MINUTE);
  await expect(page.getByText(/^Welcome back: 1 of/)).toBeVisible();
  await expectLeft(page, limit);
  await expect(page).toHaveURL(`/practice-test/${EXAM_ID}`);
});

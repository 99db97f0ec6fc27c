import type { Page } from '@playwright/test';

import { EXAM_ID, expect, pick, test } from './journey.ts';

const MINUTE = 60_000;

async function start(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-20T10:00:00Z') });
  await page.goto(`/practice-test/${EXAM_ID}`);
  await page.getByRole('button', { name: 'Start Practice Test' }).click();
  await expectLeft(page, '45:00');
}

const timer = (page: Page) => page.getByRole('timer');

/** The clock is moved by the test and goes on by itself in between: a busy machine may take some seconds for that. */
const LAG_SECONDS = 20;

async function expectLeft(page: Page, expected: string): Promise<void> {
  const seconds = (text: string | null) => {
    const [minutes = Number.NaN, rest = Number.NaN] = (text ?? '').split(':').map(Number);

    return minutes * 60 + rest;
  };
  await expect
    .poll(async () => seconds(expected) - seconds(await timer(page).textContent()), {
      message: `near ${expected}`,
    })
    .toBeGreaterThanOrEqual(0);
  expect(seconds(expected) - seconds(await timer(page).textContent())).toBeLessThanOrEqual(LAG_SECONDS);
}

test('the clock counts down, warns at a quarter and at a tenth, in words too', async ({ page }) => {
  await start(page);
  await page.clock.fastForward(1_000);
  await expectLeft(page, '44:59');
  await page.clock.fastForward(33 * MINUTE + 44_000);
  await expectLeft(page, '11:15');
  await expect(page.getByText('Time is getting short')).toBeVisible();
  await page.clock.fastForward(6 * MINUTE + 45_000);
  await expectLeft(page, '4:30');
  await expect(page.getByText('Almost out of time')).toBeVisible();
});

test('a pause stops the clock and covers the question; a reload keeps both', async ({ page }) => {
  await start(page);
  await page.clock.fastForward(5 * MINUTE);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Paused. Press Resume to go on.')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.clock.fastForward(60 * MINUTE);
  await expectLeft(page, '40:00');

  await page.reload();
  await expectLeft(page, '40:00');
  await page.getByRole('button', { name: 'Resume' }).first().click();
  await page.clock.fastForward(10_000);
  await expectLeft(page, '39:50');
});

test('a reload shows the right time, question and answer', async ({ page }) => {
  await start(page);
  await pick(page, 1);
  await page.clock.fastForward(10 * MINUTE);
  await page.reload();
  await expectLeft(page, '35:00');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
});

test('at zero the test is submitted by itself, once, with the answers given', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await start(page);
  await pick(page, 0);
  await page.clock.fastForward(45 * MINUTE);
  await expect(page).toHaveURL('/results');
  await expect(page.getByText('Recent scores')).toBeVisible();

  expect(calls.filter((call) => call === 'POST /api/user-answers')).toHaveLength(1);
  expect(calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(1);
});

test('a page that was closed when the time ran out submits when it is opened again', async ({ page }) => {
  await start(page);
  await pick(page, 0);
  await page.goto('about:blank');
  await page.clock.fastForward(5 * 60 * MINUTE);
  await page.goto(`/practice-test/${EXAM_ID}`);
  await expect(page).toHaveURL('/results');
  await expect(page.getByText('Recent scores')).toBeVisible();
});

import type { BrowserContext, Page } from '@playwright/test';

import { EXAM_ID, examQuestions, expect, next, pick, studentQuestions, test } from './journey.ts';
import { OwnServer } from './own-server.ts';

test.describe.configure({ mode: 'serial' });

const server = new OwnServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());
test.beforeEach(() => server.start());

/** Without a connection, for the pages and for the service worker alike. */
async function disconnect(context: BrowserContext): Promise<void> {
  await server.kill();
  await context.setOffline(true);
}

async function reconnect(context: BrowserContext): Promise<void> {
  await server.start();
  await context.setOffline(false);
}

async function isKept(page: Page, path: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (address) => (await caches.match(address)) !== undefined, path))
    .toBe(true);
}

test.use({ baseURL: server.url, serviceWorkers: 'allow' });

test('a test that was opened is gone on with offline, after a reload', async ({ page, context, errors }) => {
  errors.expected.push(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/);
  const questions = await studentQuestions(page);
  await page.goto(`/student/test/${EXAM_ID}`);
  await pick(page, Number(questions[0]?.correctAnswer));
  await isKept(page, `/api/student/practice-tests/${EXAM_ID}/questions?types=all`);

  await disconnect(context);
  await page.reload();
  await expect(page.getByText('1 of')).toBeVisible();
});

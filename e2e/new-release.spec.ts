import type { Page } from '@playwright/test';

import { EXAM_ID, expect, pick, test } from './journey.ts';

/** From now on a newer release is served: what only the page's own had is gone. */
async function release(page: Page, gone: RegExp): Promise<void> {
  await page.route(gone, (route) => route.fulfill({ status: 404 }));
  await page.route(/\/assets\/manifest-\w+\.js$/, (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.continue(),
  );
}

/** How often the page was loaded, told by itself. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));

  return () => loads;
}

const notice = (page: Page) => page.getByRole('complementary', { name: 'New version' });

test.beforeEach(({ errors }) => errors.expected.push(/404/));

test('a test goes on over a new release, which is told, and keeps its answers', async ({ page }) => {
  await release(page, /\/assets\/toolbar-/);
  const loads = countLoads(page);
  await page.goto(`/student/test/${EXAM_ID}`);
  await pick(page, 0);
  await expect(notice(page)).toContainText('Reload this page to use all of it.');
  await expect(page.getByRole('radio').first()).toBeChecked();
  await expect(page.getByText('This part of the page did not load')).toBeVisible();
  expect(loads()).toBe(1);

  await page.unrouteAll();
  await notice(page).getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('group', { name: 'Tools' })).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeChecked();
  await expect(notice(page)).toHaveCount(0);
});

/** The page asks for something that it has not loaded yet, and does not get it. */
const miss = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('vite:preloadError')));

test('a page where nothing can be lost is reloaded, once', async ({ page }) => {
  await release(page, /\/assets\/attempt-dialog-/);
  const loads = countLoads(page);
  const answers = page.getByRole('region', { name: 'Your next step today' });
  await page.goto('/progress');
  await answers.waitFor();
  await miss(page);
  await expect.poll(loads).toBe(2);

  await answers.waitFor();
  await miss(page);
  await expect(notice(page)).toContainText('There is a new version of this site.');
  expect(loads()).toBe(2);
});

test('a page on which somebody has typed is left as it is', async ({ page }) => {
  await release(page, /\/assets\/post-message-/);
  const loads = countLoads(page);
  await page.goto('/contact');
  const message = page.getByRole('textbox', { name: /message/i });
  await message.fill('When is the next test?');
  await expect(async () => {
    await miss(page);
    await expect(notice(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(message).toHaveValue('When is the next test?');
  expect(loads()).toBe(1);
});

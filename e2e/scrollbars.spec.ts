import type { Page } from '@playwright/test';

import { findBrowser } from '../scripts/machine.mjs';
import { EXAM_ID, expect, test } from './journey.ts';

/** Found by its element: while a dialog is open the page behind has no roles. */
const leftEdge = (page: Page) =>
  page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().left);

test('a dialog moves nothing sideways, whether the page scrolls or not', async ({ playwright, baseURL }) => {
  // Scrollbars that take room, as on most desktops: Playwright hides them.
  const browser = await playwright.chromium.launch({
    executablePath: findBrowser() ?? 'chromium',
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  for (const height of [400, 3_000]) {
    const page = await browser.newPage({ viewport: { width: 1280, height } });
    await page.goto(`${baseURL}/student/test/${EXAM_ID}`);
    await page.getByRole('radio').first().waitFor();
    const before = await leftEdge(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();

    expect(await leftEdge(page)).toBe(before);
  }
  await browser.close();
});

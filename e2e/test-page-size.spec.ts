import type { Page } from '@playwright/test';

import { EXAM_ID, expect, test } from './journey.ts';

/** With when the first question came, on the clock of the page, and whether the page answers. */
type Watched = Window & { firstQuestionAt?: number; isReady?: boolean };

type Case = { most: number; open: (page: Page) => Promise<unknown> };

/** The first question of either is plain text; formulas, tables and rarer types come later in the test. */
const TESTS: Record<string, Case> = {
  'with feedback at once': { most: 150_000, open: (page) => page.goto(`/student/test/${EXAM_ID}`) },
  'against the clock': {
    most: 157_000,
    open: async (page) => {
      await page.goto(`/practice-test/${EXAM_ID}`);
      await page.getByRole('button', { name: 'Start Practice Test' }).click();
    },
  },
};

/** What each page may load before anybody does something on it (decision 54). */
const PAGES: Readonly<Record<string, number>> = {
  '/': 130_000,
  '/ged': 130_000,
  '/hiset': 130_000,
  '/progress': 150_000,
  '/results': 150_000,
  '/plan': 150_000,
};

for (const [mode, { most, open }] of Object.entries(TESTS)) {
  test(`a test ${mode} asks its first question with at most ${most / 1000} kB of JavaScript`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('input[type="radio"]')) {
          (window as Watched).firstQuestionAt ??= performance.now();
        }
      }).observe(document, { childList: true, subtree: true });
    });
    await open(page);
    await page.getByRole('radio').first().waitFor();
    const until = await page.evaluate(() => (window as Watched).firstQuestionAt ?? 0);

    await expectAtMost(most, page, until);
  });
}

for (const [path, most] of Object.entries(PAGES)) {
  test(`${path} stands with at most ${most / 1000} kB of JavaScript`, async ({ page }) => {
    // A prerendered page stands long before it asks for its code (decision 9).
    await page.addInitScript(() =>
      window.addEventListener('page-ready', () => ((window as Watched).isReady = true)),
    );
    await page.goto(path);
    await page.waitForFunction(() => (window as Watched).isReady);
    await page.waitForLoadState('networkidle');

    await expectAtMost(most, page, Number.POSITIVE_INFINITY);
  });
}

/** The bytes of all scripts that were asked for up to then, as they are sent: compressed. */
async function expectAtMost(most: number, page: Page, until: number): Promise<void> {
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map((entry) => ({
        startTime: entry.startTime,
        bytes: (entry as PerformanceResourceTiming).encodedBodySize,
      })),
  );
  const loaded = scripts.filter(({ startTime }) => startTime <= until);
  const bytes = loaded.reduce((sum, script) => sum + script.bytes, 0);
  test.info().annotations.push({ type: 'bytes of JavaScript', description: String(bytes) });

  expect(loaded.length).toBeGreaterThan(5);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(most);
}

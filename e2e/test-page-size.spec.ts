import type { Page } from '@playwright/test';

import { EXAM_ID, expect, test } from './journey.ts';

/** As it is sent: compressed. The goal is 150 kB; until it is met again, no more than this (decision 54). */
const MAX_BYTES = 176_000;

/** With when the first question came, on the clock of the page. */
type Watched = Window & { firstQuestionAt?: number };

/** The first question of either is plain text; formulas, tables and rarer types come later in the test. */
const OPENED: Record<string, (page: Page) => Promise<unknown>> = {
  'with feedback at once': (page) => page.goto(`/student/test/${EXAM_ID}`),
  'against the clock': async (page) => {
    await page.goto(`/practice-test/${EXAM_ID}`);
    await page.getByRole('button', { name: 'Start Practice Test' }).click();
  },
};

for (const [mode, open] of Object.entries(OPENED)) {
  test(`a test ${mode} asks its first question with at most ${MAX_BYTES / 1000} kB of JavaScript`, async ({
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
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .filter(({ startTime }) => startTime <= ((window as Watched).firstQuestionAt ?? 0))
        .map((entry) => ({
          name: entry.name,
          bytes: (entry as PerformanceResourceTiming).encodedBodySize,
        })),
    );

    expect(loaded.length).toBeGreaterThan(5);
    const bytes = loaded.reduce((sum, file) => sum + file.bytes, 0);
    test.info().annotations.push({ type: 'bytes of JavaScript', description: String(bytes) });
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
  });
}

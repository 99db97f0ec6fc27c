import type { Locator, Page } from '@playwright/test';

import { examOf, expect, studentQuestions, test } from './journey.ts';

const LONG_QUESTIONS = 'teas-science-1';
const LONG_PASSAGES = 'hiset-reading-1';

/** How a test is begun in either mode, and what shows its time. */
const MODES = {
  'with feedback at once': {
    begin: (page: Page, testId: string) => page.goto(`/student/test/${testId}`),
    clock: (page: Page) => page.getByText('Time', { exact: true }).locator('xpath=following-sibling::dd'),
  },
  'against the clock': {
    begin: async (page: Page, testId: string) => {
      await page.goto(`/practice-test/${testId}`);
      await page.getByRole('button', { name: 'Start Practice Test' }).click();
    },
    clock: (page: Page) => page.getByRole('timer'),
  },
};

/** What of a zoomed page, or of one with larger text, the browser lays out. */
const LOOKS = [
  { name: 'on a small laptop', viewport: { width: 1366, height: 768 }, text: '100%' },
  { name: 'at 200 % zoom', viewport: { width: 683, height: 384 }, text: '100%' },
  { name: 'with text twice as large', viewport: { width: 1366, height: 768 }, text: '200%' },
  { name: 'on the narrowest phone', viewport: { width: 320, height: 640 }, text: '100%' },
];

/** Nothing of it is cut off by the window, and nothing lies upon it. */
async function expectInSight(control: Locator): Promise<void> {
  await expect(control).toBeInViewport({ ratio: 1 });
  const isOnTop = await control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);

    return found !== null && (element.contains(found) || found.contains(element));
  });
  expect(isOnTop).toBe(true);
}

for (const [mode, { begin, clock }] of Object.entries(MODES)) {
  for (const { name, viewport, text } of LOOKS) {
    test(`${mode}, ${name}: Next and the clock are in sight at every question, wherever it is scrolled to`, async ({
      page,
    }) => {
      const { totalQuestions } = await examOf(page, LONG_QUESTIONS);
      await page.setViewportSize(viewport);
      await begin(page, LONG_QUESTIONS);
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);

      for (let number = 1; number < totalQuestions; number += 1) {
        await expect(
          page.getByRole('heading', { name: new RegExp(`^Question ${number}( of|$)`) }),
        ).toBeAttached();
        await expectInSight(page.getByRole('button', { name: 'Next' }));
        await expectInSight(clock(page));
        await page.keyboard.press('ArrowRight');
      }
      await page.getByRole('group', { name: /^Answers to question/ }).evaluate((answers) => {
        answers.scrollIntoView({ block: 'end' });
      });
      await expectInSight(clock(page));
      await expectInSight(page.getByRole('button', { name: 'Previous' }));
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways).toBeLessThanOrEqual(0);
    });
  }

  test(`${mode}: on a phone a long passage is seen to go on, and is read on`, async ({ page }) => {
    const [first] = await studentQuestions(page, LONG_PASSAGES);
    const title = String(first?.passage?.title);
    await page.setViewportSize({ width: 360, height: 640 });
    await begin(page, LONG_PASSAGES);
    const passage = page.getByRole('group', { name: title });
    const hidden = () => passage.evaluate((box) => box.scrollHeight - box.clientHeight);
    await expect.poll(hidden).toBeGreaterThan(0);

    await page.getByRole('button', { name: 'Read on' }).click();
    await expect.poll(hidden).toBe(0);
    await page.getByRole('button', { name: 'Show less' }).click();
    await expect.poll(hidden).toBeGreaterThan(0);
  });
}

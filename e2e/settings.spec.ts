import type { Page } from '@playwright/test';

import {
  EXAM_ID,
  examOf,
  expect,
  expectAccessible,
  expectAccessibleInBothLooks,
  ON_A_PHONE,
  test,
} from './journey.ts';

async function choose(page: Page, group: string, name: string): Promise<void> {
  const choice = page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });
  await choice.check();
  // What is pressed before the page can answer is kept for it, and works then.
  const kept = () => page.evaluate(() => localStorage.getItem('second-bell.settings') ?? '');
  await expect.poll(kept).toContain(`"${await choice.getAttribute('value')}"`);
}

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const fontSize = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));

test('a choice works at once, on the next page, in a test and after a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const usual = { size: await fontSize(page), colour: await background(page) };
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await choose(page, 'Text size', 'Larger');
  await choose(page, 'Colors', 'Dark');
  expect(await fontSize(page)).toBeCloseTo(usual.size * 1.3, 1);
  expect(await background(page)).not.toBe(usual.colour);

  await page.goto(`/student/test/${EXAM_ID}`);
  await page.getByRole('radio').first().waitFor();
  expect(await fontSize(page)).toBeCloseTo(usual.size * 1.3, 1);
  await page.goto('/settings');
  await expect(
    page.getByRole('group', { name: 'Colors' }).getByRole('radio', { name: 'Dark' }),
  ).toBeChecked();
  await page.getByRole('button', { name: 'Set everything back' }).click();
  expect(await fontSize(page)).toBe(usual.size);
  expect(await background(page)).toBe(usual.colour);
});

test('a page is never painted in the theme that was not chosen', async ({ page, errors }) => {
  errors.expected.push(/ERR_FAILED|dynamically imported module/);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/settings');
  await choose(page, 'Colors', 'Dark');
  // The theme must not wait for the page's own code: here none of it comes.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/ged', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();

  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  expect(await background(page)).toBe('rgb(21, 31, 28)');
});

test('the letters of the reading font are fetched where it is chosen', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('opendyslexic')) fonts.push(request.url());
  });
  await page.goto('/settings', { waitUntil: 'networkidle' });
  expect(fonts).toEqual([]);

  await choose(page, 'Letters', 'OpenDyslexic');
  await expect.poll(() => fonts.length).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px OpenDyslexic'))).toBe(true);
});

test('a test gives the extra time that was chosen, by the server’s clock too', async ({ page }) => {
  const { timeLimit = 0 } = await examOf(page);
  await page.goto('/settings');
  await choose(page, 'Extra time', '1½ times');
  await page.goto(`/practice-test/${EXAM_ID}`);
  await expect(page.getByText('This is 1½ times the usual time')).toBeVisible();
  const started = page.waitForResponse((response) => response.url().endsWith('/api/test-attempts'));
  const synced = page.waitForResponse((response) => response.url().endsWith('/events'));
  await page.getByRole('button', { name: 'Start Practice Test' }).click();

  expect(await (await started).json()).toMatchObject({ extraTime: '1.5' });
  const { clock } = await (await synced).json();
  expect(clock).toMatchObject({ limitSeconds: timeLimit * 60, extraSeconds: timeLimit * 30 });
  const [hours = '', minutes = ''] = ((await page.getByRole('timer').textContent()) ?? '').split(':');
  expect(Number(hours) * 60 + Number(minutes)).toBeGreaterThanOrEqual(timeLimit * 1.5 - 2);
});

test('without a limit the clock counts up', async ({ page }) => {
  await page.goto('/settings');
  await choose(page, 'Extra time', 'No time limit');
  await page.goto(`/practice-test/${EXAM_ID}`);
  await expect(page.getByText('Unlimited')).toBeVisible();
  await page.getByRole('button', { name: 'Start Practice Test' }).click();
  // Whichever second it is looked at: it goes up.
  await expect(page.getByRole('timer')).toHaveText(/^0:0[3-9]|0:[1-5]\d$/);
});

test('in a test the settings are a press away, and the test stays as it is', async ({ page }) => {
  await page.goto(`/practice-test/${EXAM_ID}`);
  await page.getByRole('button', { name: 'Start Practice Test' }).click();
  await page.getByRole('timer').waitFor();
  await page.getByRole('button', { name: 'Settings' }).click();
  await choose(page, 'Clock in a timed test', 'Hide it');
  await choose(page, 'Text size', 'Large');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.getByText(/Question 1 of \d+/)).toBeVisible();

  await page.getByRole('button', { name: 'Show time' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
});

test.describe('in both looks', () => {
  test.use(ON_A_PHONE);

  test('axe finds nothing and nothing scrolls sideways, in the usual size and the largest', async ({
    page,
  }) => {
    await page.goto('/settings');
    await page.getByRole('group', { name: 'Text size' }).waitFor();
    await expectAccessibleInBothLooks(page);

    await choose(page, 'Text size', 'Largest');
    await choose(page, 'Letters', 'OpenDyslexic');
    await expectAccessibleInBothLooks(page);
    for (const path of ['/', `/student/test/${EXAM_ID}`, `/practice-test/${EXAM_ID}`, '/results']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectAccessible(page);
    }
  });
});

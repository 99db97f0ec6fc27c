import type { Page } from '@playwright/test';

import { EXAM_ID, expect, expectAccessibleInBothLooks, ON_A_PHONE, test } from './journey.ts';

const OTHER_TOOLS = ['Formulas', 'Symbols', 'Notes', 'Scratch pad'];

async function start(page: Page): Promise<void> {
  await page.goto(`/practice-test/${EXAM_ID}`);
  await page.getByRole('button', { name: 'Start Practice Test' }).click();
  await page.getByRole('radio').first().waitFor();
  await tool(page, 'Notes').waitFor();
}

const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole('region', { name });
const strike = (page: Page, letter: string) =>
  page.getByRole('button', { name: `Strike out option ${letter}` });

/** How many ranges the page has painted. */
async function painted(page: Page): Promise<number> {
  return page.evaluate(() => CSS.highlights.get('exam-mark')?.size ?? 0);
}

async function expectAllThere(page: Page, note: string): Promise<void> {
  await expect(strike(page, 'B')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => painted(page)).toBe(1);
  await tool(page, 'Calculator').click();
  await expect(panel(page, 'Calculator').getByText('Result: 5', { exact: true })).toBeAttached();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Notes/ }).click();
  await expect(page.getByLabel('Your note on this question')).toHaveValue(note);
  await expect(panel(page, 'Notes').getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
}

test('with the keyboard alone a learner strikes, highlights, notes and calculates, and finds it all again', async ({
  page,
  browser,
}) => {
  await start(page);

  await page.keyboard.press('k');
  await expect(panel(page, 'Calculator').getByRole('group', { name: 'Calculator keys' })).toBeFocused();
  await page.keyboard.type('2+3');
  await page.keyboard.press('Enter');
  await expect(panel(page, 'Calculator').getByText('Result: 5', { exact: true })).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(tool(page, 'Calculator')).toBeFocused();

  await page.getByRole('radio').nth(1).focus();
  await page.keyboard.press('x');
  await expect(page.getByRole('radio', { name: /\(struck out\)/ })).not.toBeChecked();

  await page.keyboard.press('m');
  await expect(page.getByRole('application', { name: 'Highlight with the keyboard' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => painted(page)).toBe(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('radio').nth(1)).toBeFocused();

  await page.keyboard.press('n');
  await page.getByLabel('Your note on this question').focus();
  await page.keyboard.type('Look at the units.');
  await page.keyboard.press('Escape');

  await page.reload();
  await page.getByRole('radio').first().waitFor();
  await expectAllThere(page, 'Look at the units.');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const device = await browser.newContext({
    storageState: await page.context().storageState({ indexedDB: false }),
  });
  const elsewhere = await device.newPage();
  await elsewhere.goto(`/practice-test/${EXAM_ID}`);
  await elsewhere.evaluate(() => localStorage.clear());
  await elsewhere.reload();
  await elsewhere.getByRole('button', { name: 'Continue test' }).click();
  await elsewhere.getByRole('radio').first().waitFor();
  await expectAllThere(elsewhere, 'Look at the units.');
  await device.close();
});

test('what is chosen after all is struck out no more', async ({ page }) => {
  await start(page);
  await strike(page, 'B').click();
  await page.getByRole('radio').nth(1).check();
  await expect(strike(page, 'B')).toHaveAttribute('aria-pressed', 'false');
});

test('the arithmetic is loaded when the calculator is opened, and not before', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => void scripts.push(response.url()));
  await start(page);
  expect(scripts.filter((url) => url.includes('calculator'))).toEqual([]);
  await tool(page, 'Calculator').click();
  await expect.poll(() => scripts.some((url) => url.includes('scientific-calculator'))).toBe(true);
});

test('a test of an exam without calculator has none', async ({ page }) => {
  await page.goto('/student/test/ged-reasoning-through-language-arts-1');
  await expect(tool(page, 'Scratch pad')).toBeVisible();
  await expect(tool(page, 'Calculator')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('all is done by touch in the test with feedback, and there after a reload', async ({ page }) => {
    await page.goto(`/student/test/${EXAM_ID}`);
    await page.getByRole('radio').first().waitFor();
    await strike(page, 'B').tap();

    // What a long press does.
    await page.evaluate(() => {
      const text = document.querySelector('[data-place]');
      if (text) document.getSelection()?.selectAllChildren(text);
    });
    await page.getByRole('button', { name: 'Highlight', exact: true }).last().tap();
    await expect.poll(() => painted(page)).toBe(1);

    await tool(page, 'Calculator').tap();
    const keys = panel(page, 'Calculator');
    for (const key of ['2', 'Plus', '3', 'Enter'])
      await keys.getByRole('button', { name: key, exact: true }).tap();
    await expect(keys.getByText('Result: 5', { exact: true })).toBeAttached();
    // The question can still be read above the sheet.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const option = await page.getByRole('radio').last().boundingBox();
    const sheet = await keys.boundingBox();
    expect(option && sheet && option.y + option.height <= sheet.y).toBe(true);
    await page.getByRole('button', { name: 'Close Calculator' }).tap();

    await tool(page, 'Notes').tap();
    await page.getByLabel('Your note on this question').fill('Look at the units.');
    await page.getByRole('button', { name: 'Close Notes' }).tap();

    await tool(page, 'Scratch pad').tap();
    const pad = await page.getByRole('img', { name: 'Drawing area' }).boundingBox();
    if (!pad) throw new Error('No pad');
    await page.mouse.move(pad.x + 20, pad.y + 20);
    await page.mouse.down();
    await page.mouse.move(pad.x + 90, pad.y + 60, { steps: 5 });
    await page.mouse.up();
    await expect(page.getByText('1 line drawn')).toBeAttached();

    await page.reload();
    await page.getByRole('radio').first().waitFor();
    await expectAllThere(page, 'Look at the units.');
    await tool(page, 'Scratch pad').tap();
    await expect(page.getByText('1 line drawn')).toBeAttached();
  });
});

test.describe('every tool', () => {
  test.use(ON_A_PHONE);

  test('is accessible in both looks, on the narrowest phone too', async ({ page }) => {
    await start(page);
    await strike(page, 'B').click();
    await expectAccessibleInBothLooks(page);
    for (const name of ['Calculator', ...OTHER_TOOLS]) {
      await tool(page, name).click();
      await expect(panel(page, name)).toBeVisible();
      await expectAccessibleInBothLooks(page);
      await page.getByRole('button', { name: `Close ${name}` }).click();
    }
  });

  test('of four functions is, too', async ({ page }) => {
    await page.goto('/student/test/nclex-mixed-client-needs-1');
    await tool(page, 'Calculator').click();
    const keys = panel(page, 'Calculator');
    for (const key of ['7', 'Times', '8', 'Equals'])
      await keys.getByRole('button', { name: key, exact: true }).click();
    await expect(keys.getByText('56', { exact: true })).toBeVisible();
    await expectAccessibleInBothLooks(page);
  });
});

import { readFile } from 'node:fs/promises';

import type { Download, Page } from '@playwright/test';

import { givenProduct, givenQuestions, givenSubject, givenTest, openDesk } from './desk.ts';
import { ON_A_PHONE, expect, expectAccessibleInBothLooks, test } from './journey.ts';

const ZIP_START = 'PK';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const menu = (page: Page) => page.getByRole('menu');

async function exportAs(page: Page, format: string): Promise<Download> {
  await button(page, 'Export').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format }).click(),
  ]);

  return download;
}

async function contentOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'latin1');
}

test('each level is exported, under the name the server gives', async ({ page }) => {
  const desk = await openDesk(page);
  const product = await givenProduct(desk);
  const subject = await givenSubject(desk, product.id, 'Science');
  const one = await givenTest(desk, subject.id, 'Cells – Клетки');
  await givenQuestions(desk, one.id, 2);
  const address = `/admin-dashboard?product=${product.id}`;

  await page.goto(`${address}&subject=${subject.id}&test=${one.id}`);
  for (const [format, ending, words] of [
    ['Text', '.txt', 'Q: Is 0 a number?'],
    ['CSV', '.csv', 'Is 0 a number?'],
    ['GIFT', '.txt', 'Is 0 a number?'],
    ['QTI 2.1', '.zip', ZIP_START],
    ['QTI 3', '.zip', ZIP_START],
  ] as const) {
    const download = await exportAs(page, format);
    expect(download.suggestedFilename()).toMatch(/^cells-клетки/);
    expect(download.suggestedFilename().endsWith(ending)).toBe(true);
    expect(await contentOf(download)).toContain(words);
  }
  await expect(page.getByText('Export finished').first()).toBeVisible();

  // The same two tests in one: several files, so an archive.
  await givenTest(desk, subject.id, 'Tissues');
  for (const [path, name] of [
    [`${address}&subject=${subject.id}`, `${product.name} science-text.zip`],
    [address, `${product.name}-text.zip`],
    ['/admin-dashboard', 'all-questions-text.zip'],
  ] as const) {
    await page.goto(path);
    const download = await exportAs(page, 'Text');
    expect(download.suggestedFilename()).toBe(name.toLowerCase().replaceAll(' ', '-'));
    expect(await contentOf(download)).toContain(ZIP_START);
  }
});

test('the menu is used by keyboard alone', async ({ page }) => {
  await openDesk(page);
  const opener = button(page, 'Export');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Text' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'CSV' })).toBeFocused();
  await page.keyboard.press('g');
  await expect(page.getByRole('menuitem', { name: 'GIFT' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toBe('all-questions-text.zip');
  await expect(opener).toBeFocused();
});

test('an empty level, a failure and a lost session say what to do', async ({ page, errors }) => {
  errors.expected.push(/404|ERR_FAILED|401/);
  const desk = await openDesk(page);
  const product = await givenProduct(desk);
  await page.goto(`/admin-dashboard?product=${product.id}`);
  const chooseText = async () => {
    await button(page, 'Export').click();
    await page.getByRole('menuitem', { name: 'Text' }).click();
  };
  await chooseText();
  await expect(
    page.getByText('There is no practice test to export here yet. Add one first.').first(),
  ).toBeVisible();

  await page.route('**/api/admin/export*', (route) => route.abort());
  await chooseText();
  await expect(page.getByText(/^Failed to export\. We could not reach the server/).first()).toBeVisible();
  await page.unroute('**/api/admin/export*');
  await desk.send('POST', '/api/admin/logout');
  await chooseText();
  await expect(page).toHaveURL('/admin');
});

test.describe('in both looks', () => {
  test.use(ON_A_PHONE);

  test('the open menu: axe finds nothing and nothing scrolls sideways', async ({ page }) => {
    await openDesk(page);
    await button(page, 'Export').click();
    await menu(page).waitFor();
    await expectAccessibleInBothLooks(page);
  });
});

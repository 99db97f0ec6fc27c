import type { Page } from '@playwright/test';

import { givenProduct, givenQuestions, givenSubject, givenTest, openDesk } from './desk.ts';
import { expect, test } from './journey.ts';

const notice = (page: Page, words: string) => expect(page.getByText(words).first()).toBeVisible();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('level 1: a product is added, changed and deleted', async ({ page }) => {
  await openDesk(page);
  const name = `Nursing ${process.pid}`;
  await button(page, 'Add Product').click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(button(page, 'Create Product')).toBeDisabled();
  await page.getByLabel('Name').fill('   ');
  await expect(button(page, 'Create Product')).toBeDisabled();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Description').fill('<img src=x onerror=alert(1)>');
  await button(page, 'Create Product').click();
  await notice(page, 'Product created successfully');
  await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  await expect(button(page, 'Add Product')).toBeFocused();

  await button(page, `Edit ${name}`).click();
  await page.getByLabel('Name').fill(`${name} School`);
  await page.getByLabel('Description').fill('');
  await button(page, 'Save Product').click();
  await notice(page, 'Product updated successfully');
  await expect(page.getByRole('link', { name: `${name} School` })).toBeVisible();

  await button(page, `Delete ${name} School`).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('This action cannot be undone.');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await notice(page, 'Product deleted successfully');
  await expect(page.getByRole('link', { name: `${name} School` })).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('a name that is taken is told in the dialog, which stays', async ({ page, errors }) => {
  errors.expected.push(/409/);
  await openDesk(page);
  await button(page, 'Add Product').click();
  await page.getByLabel('Name').fill('GED');
  await button(page, 'Create Product').click();
  await notice(page, 'Failed to create product');
  await expect(page.getByRole('dialog', { name: 'Add Product' }).getByRole('alert')).toContainText('GED');
  await expect(page.getByLabel('Name')).toHaveValue('GED');
});

test('level 2: a delete says how much hangs below', async ({ page }) => {
  const desk = await openDesk(page);
  const product = await givenProduct(desk);
  await page.goto(`/admin-dashboard?product=${product.id}`);
  await expect(page.getByText('No subjects yet')).toBeVisible();
  await button(page, 'Add Subject').click();
  await page.getByLabel('Name').fill('History');
  await button(page, 'Create Subject').click();
  await notice(page, 'Subject created successfully');

  const { id } = await givenSubject(desk, product.id, 'Science');
  await page.reload();
  await button(page, 'Edit Science').click();
  await page.getByLabel('Name').fill('Life Science');
  await button(page, 'Save Subject').click();
  await notice(page, 'Subject updated successfully');

  // Someone else goes on meanwhile: the question counts what is there now.
  const tests = [await givenTest(desk, id, 'One'), await givenTest(desk, id, 'Two')];
  for (const each of tests) await givenQuestions(desk, each.id, 2);
  await button(page, 'Delete Life Science').click();
  await expect(page.getByRole('alertdialog')).toContainText('2 practice tests, 4 questions');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await notice(page, 'Subject deleted successfully');
  await expect(page.getByRole('link', { name: 'Life Science' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'History' })).toHaveCount(2);
});

test('level 3: a practice test is added, changed, duplicated and deleted', async ({ page }) => {
  const desk = await openDesk(page);
  const product = await givenProduct(desk);
  const subject = await givenSubject(desk, product.id, 'Science');
  await page.goto(`/admin-dashboard?product=${product.id}&subject=${subject.id}`);
  await button(page, 'Add Practice Test').click();
  await expect(page.getByLabel('Time limit')).toHaveValue('60');
  await expect(page.getByLabel('Passing score')).toHaveValue('70');
  await expect(page.getByLabel('Difficulty')).toHaveValue('medium');
  await expect(button(page, 'Create Practice Test')).toBeDisabled();
  await page.getByLabel('Title').fill('Cells');
  await button(page, 'Create Practice Test').click();
  await notice(page, 'Practice test created successfully');

  await button(page, 'Edit Cells').click();
  const save = button(page, 'Save Practice Test');
  for (const [label, wrong, right] of [
    ['Time limit', '0', '25'],
    ['Time limit', '', '25'],
    ['Passing score', '101', '80'],
    ['Passing score', '', '80'],
    ['Title', ' ', 'Cells and tissues'],
  ] as const) {
    await page.getByLabel(label).fill(wrong);
    await expect(save).toBeDisabled();
    await page.getByLabel(label).fill(right);
    await expect(save).toBeEnabled();
  }
  await page.getByLabel('Difficulty').selectOption('Hard');
  await save.click();
  await notice(page, 'Practice test updated successfully');
  for (const fact of ['25 minutes', '80% passing', 'Hard']) await expect(page.getByText(fact)).toBeVisible();

  await button(page, 'Duplicate Cells and tissues').click();
  await notice(page, 'Practice test duplicated successfully');
  await button(page, 'Delete Cells and tissues (copy)').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await notice(page, 'Practice test deleted successfully');
  await expect(page.getByRole('link', { name: 'Cells and tissues', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cells and tissues (copy)' })).toBeHidden();
});

test('the place is kept by reload and Back, and each step of the trail leads up', async ({ page }) => {
  const desk = await openDesk(page);
  const product = await givenProduct(desk);
  const subject = await givenSubject(desk, product.id, 'Science');
  const { title } = await givenTest(desk, subject.id, 'Cells');
  await page.reload();
  await page.getByRole('link', { name: product.name }).click();
  await page.getByRole('link', { name: 'Science' }).click();
  await page.getByRole('link', { name: 'Cells' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.reload();
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('listitem')).toHaveText([
    /^Products/,
    new RegExp(`^${product.name} Subjects`),
    /^Science Tests/,
    /^Cells/,
  ]);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Science Tests' })).toBeVisible();
  await page.goForward();
  await trail.getByRole('link', { name: `${product.name} Subjects` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${product.name} Subjects` })).toBeVisible();
  await expect(page).toHaveURL(`/admin-dashboard?product=${product.id}`);
  await trail.getByRole('link', { name: 'Products' }).click();
  await expect(page).toHaveURL('/admin-dashboard');
});

test('an address of something that is gone leads to what is left', async ({ page }) => {
  const desk = await openDesk(page);
  const product = await givenProduct(desk);
  await page.goto(`/admin-dashboard?product=${product.id}&subject=gone`);
  await expect(page.getByRole('heading', { name: 'We could not find this subject' })).toBeVisible();
  await page.getByRole('link', { name: `Go to ${product.name} Subjects` }).click();
  await expect(page.getByText('No subjects yet')).toBeVisible();
});

test('a list that cannot be loaded says so, and Try again loads it', async ({ page, errors }) => {
  errors.expected.push(/500/);
  await openDesk(page);
  await page.route('**/api/admin/products/*/subjects', (route) => route.fulfill({ status: 500 }));
  await page.getByRole('link', { name: 'GED', exact: true }).click();
  await notice(page, 'Failed to fetch subjects');
  await page.unroute('**/api/admin/products/*/subjects');
  await button(page, 'Try again').click();
  await expect(page.getByRole('link', { name: 'Mathematical Reasoning' })).toBeVisible();
});

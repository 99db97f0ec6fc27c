import type { Page } from '@playwright/test';

import { type Desk, givenProduct, givenSubject, openDesk, pickUp } from './desk.ts';
import { expect, test } from './journey.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const names = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

async function openSubjects(page: Page, subjects: readonly string[]) {
  const desk = await openDesk(page);
  const product = await givenProduct(desk);
  const rows = [];
  for (const name of subjects) rows.push(await givenSubject(desk, product.id, name));
  await page.goto(`/admin-dashboard?product=${product.id}`);
  await expect(names(page)).toHaveText([...subjects]);

  return { desk, product, rows };
}

/** The rows are in their new order at once: what is kept is asked for before the page is left. */
function expectStored(page: Page, productId: string, order: readonly string[]): Promise<void> {
  const stored = async () => {
    const response = await page.request.get(`/api/student/products/${productId}/subjects`);

    return ((await response.json()) as { name: string }[]).map(({ name }) => name);
  };

  return expect.poll(stored).toEqual(order);
}

/** Opens a subject's edit, and lets someone else save it first. */
async function meetAnotherEdit(page: Page, desk: Desk, id: string): Promise<void> {
  await button(page, 'Edit Science').click();
  await page.getByLabel('Name').fill('My Science');
  await desk.send('PUT', `/api/admin/subjects/${id}`, { name: 'Their Science', description: 'New' });
  await button(page, 'Save Subject').click();
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this' });
  await expect(dialog).toContainText('Their Science');
  await expect(dialog).toContainText('My Science');
  await expect(dialog).toContainText('Empty');
}

test('an edit that meets another one shows both, and can be kept', async ({ page, errors }) => {
  errors.expected.push(/409/);
  const { desk, rows } = await openSubjects(page, ['Science']);
  await meetAnotherEdit(page, desk, String(rows[0]?.id));
  await button(page, 'Keep mine').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(names(page)).toHaveText(['My Science']);
  await page.reload();
  await expect(names(page)).toHaveText(['My Science']);
});

test('an edit that meets another one can give way', async ({ page, errors }) => {
  errors.expected.push(/409/);
  const { desk, rows } = await openSubjects(page, ['Science']);
  await meetAnotherEdit(page, desk, String(rows[0]?.id));
  await button(page, 'Use theirs').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(names(page)).toHaveText(['Their Science']);
});

test('deleting what is already gone says so, and shows what is there', async ({ page, errors }) => {
  errors.expected.push(/404/);
  const { desk, rows } = await openSubjects(page, ['Science', 'Reading']);
  await button(page, 'Delete Science').click();
  await desk.send('DELETE', `/api/admin/subjects/${rows[0]?.id}`);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Already deleted').first()).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(names(page)).toHaveText(['Reading']);
});

test('the order is changed by keyboard on the handle, and said aloud', async ({ page }) => {
  const { product } = await openSubjects(page, ['Reading', 'Writing', 'Maths']);
  await button(page, 'Drag Reading').focus();
  await pickUp(page, 'Holding Reading at its own place, number 1 of 3.');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Reading is now number 2 of 3.')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Reading is now number 3 of 3.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(names(page)).toHaveText(['Writing', 'Maths', 'Reading']);
  await expect(page.getByText('Put down. Reading is now number 3 of 3.')).toBeAttached();

  await expectStored(page, product.id, ['Writing', 'Maths', 'Reading']);
  await page.reload();
  await expect(names(page)).toHaveText(['Writing', 'Maths', 'Reading']);
  await page.goto(`/student/dashboard/${product.id}`);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(['Writing', 'Maths', 'Reading']);
});

test('Escape leaves the order as it was', async ({ page }) => {
  await openSubjects(page, ['Reading', 'Writing']);
  await button(page, 'Drag Reading').focus();
  await pickUp(page, 'Holding Reading at its own place, number 1 of 2.');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Reading stays where it was.')).toBeAttached();
  await expect(names(page)).toHaveText(['Reading', 'Writing']);
});

test('buttons move a row, keep the focus, and stop at the ends', async ({ page }) => {
  const { product } = await openSubjects(page, ['Reading', 'Writing', 'Maths']);
  const down = button(page, 'Move Reading down');
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveText(['Writing', 'Reading', 'Maths']);
  await expect(down).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveText(['Writing', 'Maths', 'Reading']);
  await expect(page.getByText('Reading is now number 3 of 3.')).toBeAttached();
  await expect(down).toBeFocused();
  await expect(down).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Move Maths up').click();
  await expect(names(page)).toHaveText(['Maths', 'Writing', 'Reading']);
  await expectStored(page, product.id, ['Maths', 'Writing', 'Reading']);
  await page.reload();
  await expect(names(page)).toHaveText(['Maths', 'Writing', 'Reading']);
});

test('a row is dragged to its place', async ({ page }) => {
  await openSubjects(page, ['Reading', 'Writing', 'Maths']);
  const from = await button(page, 'Drag Maths').boundingBox();
  const to = await button(page, 'Drag Reading').boundingBox();
  if (!from || !to) throw new Error('The handles are not on the page');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y, { steps: 4 });
  await page.mouse.move(to.x + 20, to.y + 10, { steps: 10 });
  await page.mouse.up();
  await expect(names(page)).toHaveText(['Maths', 'Reading', 'Writing']);
});

test('an order of a list that someone changed is refused, and the list shown as it is', async ({
  page,
  errors,
}) => {
  errors.expected.push(/409/);
  const { desk, product } = await openSubjects(page, ['Reading', 'Writing']);
  await givenSubject(desk, product.id, 'Science');
  await button(page, 'Move Reading down').click();
  await expect(page.getByText(/Someone changed this list meanwhile/).first()).toBeVisible();
  await expect(names(page)).toHaveText(['Reading', 'Writing', 'Science']);
});

test('an order that cannot be saved is taken back', async ({ page, errors }) => {
  errors.expected.push(/ERR_FAILED/);
  await openSubjects(page, ['Reading', 'Writing']);
  await page.route('**/subjects/order', (route) => route.abort());
  await button(page, 'Move Reading down').click();
  await expect(page.getByText('Failed to save the order').first()).toBeVisible();
  await expect(names(page)).toHaveText(['Reading', 'Writing']);
});

test('changes that are not saved are not lost by a wrong move', async ({ page }) => {
  const { product } = await openSubjects(page, ['Science']);
  await page.getByRole('link', { name: 'Products' }).click();
  await page.getByRole('link', { name: product.name }).click();
  await button(page, 'Edit Science').click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button(page, 'Edit Science')).toBeFocused();

  await button(page, 'Edit Science').click();
  await page.getByLabel('Name').fill('Changed');
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Cancel' }).click(),
    () => page.mouse.click(5, 5),
    () => page.evaluate(() => history.back()),
  ]) {
    await leave();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByLabel('Name')).toHaveValue('Changed');
  }
  await page.evaluate(() => history.back());
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  await page.goForward();
  await expect(names(page)).toHaveText(['Science']);
});

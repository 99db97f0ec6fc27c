import type { Page } from '@playwright/test';

import { ADMINISTRATOR } from './administrator.ts';
import { type Desk, givenProduct, givenQuestions, givenSubject, givenTest, openDesk } from './desk.ts';
import { ON_A_PHONE, expect, expectAccessibleInBothLooks, test } from './journey.ts';

const CHANGES = '/admin-dashboard/history';
const DELETED = '/admin-dashboard/history?show=deleted';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const row = (page: Page, text: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });

/** Rows of the changes name what was deleted too: nothing is looked for before they are gone. */
const expectDeletedContent = (page: Page) =>
  expect(page.getByRole('heading', { level: 2, name: 'Deleted content' })).toBeAttached();

/** A subject with a test of two questions, under names of this test alone. */
async function givenContent(desk: Desk) {
  const product = await givenProduct(desk);
  const subject = await givenSubject(desk, product.id, `Science of ${product.name}`);
  const one = await givenTest(desk, subject.id, `Cells of ${product.name}`);
  await givenQuestions(desk, one.id, 2);

  return { product, subject, one };
}

test('a change is told in words, with what each field said before and after', async ({ page }) => {
  const desk = await openDesk(page);
  const { product, subject } = await givenContent(desk);
  const name = `<i>Nature</i> of ${product.name}`;
  await desk.send('PUT', `/api/admin/subjects/${subject.id}`, { name, description: 'About life' });
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page).toHaveURL(CHANGES);

  const change = row(page, `${ADMINISTRATOR.email} changed the subject “${name}”`);
  await expect(change).toContainText(/just now|1 minute ago/);
  await expect(change).toContainText(String(new Date().getFullYear()));
  await expect(change.getByText('Before').first()).toBeHidden();
  await change.getByText('What changed').click();
  await expect(change.getByRole('listitem')).toHaveText([
    `NameBefore${subject.name}After${name}`,
    'DescriptionBeforeEmptyAfterAbout life',
  ]);
  const added = row(page, `added the subject “${subject.name}”`);
  await expect(added).toBeVisible();
  // Below it: the newest comes first.
  const heights = await Promise.all([change, added].map(async (one) => (await one.boundingBox())?.y ?? 0));
  expect(heights[0]).toBeLessThan(heights[1] ?? 0);
});

test('older changes are shown page by page', async ({ page }) => {
  const desk = await openDesk(page);
  const product = await givenProduct(desk);
  for (let number = 1; number <= 51; number += 1) {
    await desk.send('PUT', `/api/admin/products/${product.id}`, { name: `${product.name} no. ${number}` });
  }
  await page.goto(CHANGES);
  const added = row(page, `added the product “${product.name}”`);
  await expect(row(page, `changed the product “${product.name} no. 51”`)).toBeVisible();
  await expect(added).toHaveCount(0);
  await button(page, 'Show older').focus();
  await page.keyboard.press('Enter');
  await expect(added).toBeVisible();
});

test('deleted content is restored with all below it, to where it stood', async ({ page }) => {
  const desk = await openDesk(page);
  const { product, subject, one } = await givenContent(desk);
  await desk.send('DELETE', `/api/admin/subjects/${subject.id}`);
  await page.goto(CHANGES);
  await expect(row(page, `deleted the subject “${subject.name}”`)).toContainText(
    'with 1 practice test and 2 questions',
  );
  await page.getByRole('link', { name: 'Deleted content' }).click();
  await expectDeletedContent(page);
  const deleted = row(page, subject.name);
  await expect(deleted).toContainText(`from ${product.name} · 1 practice test · 2 questions`);
  await expect(deleted).toContainText(`Deleted by ${ADMINISTRATOR.email} just now`);
  await expect(deleted).toContainText('Can be restored until');

  await page.reload();
  await deleted.getByRole('button', { name: 'Restore' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(`It comes back to ${product.name}.`);
  await expect(dialog).toContainText('Restored with it: 1 practice test, 2 questions.');
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Subject restored successfully').first()).toBeVisible();
  await expect(deleted).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goto(`/admin-dashboard?product=${product.id}&subject=${subject.id}`);
  await expect(page.getByRole('link', { name: one.title })).toBeVisible();
  await page.goto(CHANGES);
  await expect(row(page, `restored the subject “${subject.name}”`)).toBeVisible();
});

test('what stands in the way of a restore is told, and what is restored already', async ({
  page,
  errors,
}) => {
  errors.expected.push(/409|404/);
  const desk = await openDesk(page);
  const { subject, one } = await givenContent(desk);
  await desk.send('DELETE', `/api/admin/practice-tests/${one.id}`);
  await desk.send('DELETE', `/api/admin/subjects/${subject.id}`);
  await page.goto(DELETED);
  const dialog = page.getByRole('alertdialog');
  await button(page, `Restore ${one.title}`).click();
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'The subject it stood in was deleted too. Restore that first.',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await button(page, `Restore ${subject.name}`).click();
  const headers = { authorization: `Bearer ${desk.token}` };
  const list = (await (await page.request.get('/api/admin/deleted-content', { headers })).json()) as {
    id: string;
    title: string;
  }[];
  const id = list.find(({ title }) => title === subject.name)?.id;
  await desk.send('POST', `/api/admin/deleted-content/${id}/restore`);
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(dialog.getByRole('alert')).toContainText('It may have been restored already.');
});

test('something is restored by keyboard alone', async ({ page }) => {
  const desk = await openDesk(page);
  const { subject } = await givenContent(desk);
  await desk.send('DELETE', `/api/admin/subjects/${subject.id}`);
  await page.goto(CHANGES);
  await page.getByRole('link', { name: 'Deleted content' }).focus();
  await page.keyboard.press('Enter');
  await expectDeletedContent(page);
  await button(page, `Restore ${subject.name}`).focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Cancel')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(row(page, subject.name)).toHaveCount(0);
});

test.describe('in both looks', () => {
  test.use(ON_A_PHONE);

  test('changes, deleted content and the dialog: axe finds nothing, nothing scrolls sideways', async ({
    page,
  }) => {
    const desk = await openDesk(page);
    const { subject, product } = await givenContent(desk);
    await desk.send('PUT', `/api/admin/products/${product.id}`, { name: `${product.name} changed` });
    await desk.send('DELETE', `/api/admin/subjects/${subject.id}`);
    await page.goto(CHANGES);
    await row(page, `changed the product “${product.name} changed”`).getByText('What changed').click();
    await expectAccessibleInBothLooks(page);
    await page.getByRole('link', { name: 'Deleted content' }).click();
    await expectDeletedContent(page);
    await row(page, subject.name).waitFor();
    await expectAccessibleInBothLooks(page);
    await button(page, `Restore ${subject.name}`).click();
    await expectAccessibleInBothLooks(page);
  });
});

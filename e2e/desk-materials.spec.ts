import type { Page } from '@playwright/test';

import { type Desk, openDesk, pickUp } from './desk.ts';
import { ON_A_PHONE, expect, expectAccessibleInBothLooks, test } from './journey.ts';

// All of them change the same list: an order that meets another change is refused.
test.describe.configure({ mode: 'default' });

const PATH = '/admin-dashboard/study-materials';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const row = (page: Page, title: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title });
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

let materials = 0;

function newTitle(): string {
  materials += 1;

  return `Material ${process.pid}-${Date.now()}-${materials}`;
}

function givenMaterial({ send }: Desk, title: string): Promise<{ id: string }> {
  return send('POST', '/api/admin/study-materials', { title, type: 'guide', examType: 'GED' });
}

test('a study material is added, changed and deleted, and the library shows it', async ({ page }) => {
  await openDesk(page, PATH);
  const title = newTitle();
  await button(page, 'Add Study Material').click();
  const dialog = page.getByRole('dialog', { name: 'Add Study Material' });
  const create = button(page, 'Create Study Material');
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await expect(create).toBeDisabled();
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Type').selectOption('Video');
  await dialog.getByLabel('Exam').selectOption('HISET');
  await dialog.getByLabel('Subject').fill('Science');
  await dialog.getByLabel('Description').fill('<script>alert(1)</script>');
  for (const wrong of ['javascript:alert(1)', 'http://example.com', '//example.com', 'example.com']) {
    await dialog.getByLabel('Link (optional)', { exact: true }).fill(wrong);
    await dialog.getByLabel('Title').focus();
    await expect(dialog.getByText('Give a link that starts with https:// or with /')).toBeVisible();
    await expect(create).toBeDisabled();
  }
  await dialog.getByLabel('Link (optional)', { exact: true }).fill('https://example.com/video');
  await dialog.getByLabel('Download link').fill('/study-materials');
  await create.click();
  await expect(page.getByText('Study material created successfully').first()).toBeVisible();
  await expect(row(page, title)).toContainText('Video · HISET · Science');
  await expect(row(page, title)).toContainText('<script>alert(1)</script>');
  await expect(row(page, title).getByRole('link', { name: /^Open/ })).toHaveAttribute(
    'href',
    'https://example.com/video',
  );

  await button(page, `Edit ${title}`).click();
  await page.getByLabel('Link (optional)', { exact: true }).fill('');
  await page.getByLabel('Type').selectOption('Worksheet');
  await button(page, 'Save Study Material').click();
  await expect(page.getByText('Study material updated successfully').first()).toBeVisible();
  await expect(row(page, title)).toContainText('Worksheet · HISET');
  await expect(row(page, title).getByRole('link', { name: /^Open/ })).toHaveCount(0);
  await page.goto('/study-materials');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();

  await page.goto(PATH);
  await button(page, `Delete ${title}`).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('This action cannot be undone.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Study material deleted successfully').first()).toBeVisible();
  await expect(row(page, title)).toHaveCount(0);
});

test('an edit that meets another one shows both versions', async ({ page, errors }) => {
  errors.expected.push(/409/);
  const desk = await openDesk(page);
  const title = newTitle();
  const { id } = await givenMaterial(desk, title);
  await page.goto(PATH);
  await button(page, `Edit ${title}`).click();
  await page.getByLabel('Title').fill(`${title} mine`);
  const theirs = { title: `${title} theirs`, type: 'guide', examType: 'TEAS', url: '/study-materials' };
  await desk.send('PUT', `/api/admin/study-materials/${id}`, theirs);
  await button(page, 'Save Study Material').click();
  const conflict = page.getByRole('dialog', { name: 'Someone else changed this' });
  for (const words of [`${title} theirs`, `${title} mine`, 'TEAS', 'GED', '/study-materials']) {
    await expect(conflict).toContainText(words);
  }
  await button(page, 'Keep mine').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row(page, `${title} mine`)).toContainText('Guide · GED');
});

test('changes that are not saved are not lost, and an edit without one closes at once', async ({ page }) => {
  const desk = await openDesk(page);
  const title = newTitle();
  await givenMaterial(desk, title);
  await page.goto(PATH);
  await button(page, `Edit ${title}`).click();
  await page.getByLabel('Title').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await button(page, `Edit ${title}`).click();
  await page.getByLabel('Subject').fill('Science');
  await page.keyboard.press('Escape');
  await button(page, 'Keep editing').click();
  await expect(page.getByLabel('Subject')).toHaveValue('Science');
});

test('the order is changed by keyboard, and learners see it', async ({ page }) => {
  const desk = await openDesk(page);
  const [first, second] = [newTitle(), newTitle()];
  await givenMaterial(desk, first);
  await givenMaterial(desk, second);
  await page.goto(PATH);
  const placeOf = async (title: string) => (await titles(page).allTextContents()).indexOf(title);
  await titles(page).filter({ hasText: second }).waitFor();
  const up = button(page, `Move ${second} up`);
  await up.focus();
  while ((await placeOf(second)) > (await placeOf(first))) await page.keyboard.press('Enter');
  await expect(up).toBeFocused();
  // The rows are in their new order at once: what is kept is asked for before the page is left.
  const stored = async () => {
    const list = (await (await page.request.get('/api/study-materials')).json()) as { title: string }[];
    const order = list.map(({ title }) => title);

    return order.indexOf(second) - order.indexOf(first);
  };
  await expect.poll(stored).toBeLessThan(0);
  await page.reload();
  await titles(page).filter({ hasText: second }).waitFor();
  expect(await placeOf(second)).toBeLessThan(await placeOf(first));

  const before = await placeOf(second);
  await button(page, `Drag ${second}`).focus();
  await pickUp(page, `Holding ${second} at its own place`);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(new RegExp(`^${second} is now number ${before} of`))).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(() => placeOf(second)).toBe(before - 1);
});

test.describe('in both looks', () => {
  test.use(ON_A_PHONE);

  test('the list and each dialog: axe finds nothing and nothing scrolls sideways', async ({ page }) => {
    const desk = await openDesk(page);
    const title = newTitle();
    await givenMaterial(desk, title);
    await page.goto(PATH);
    await row(page, title).waitFor();
    await expectAccessibleInBothLooks(page);
    await button(page, 'Add Study Material').click();
    await page.getByLabel('Link (optional)', { exact: true }).fill('example.com');
    await page.getByLabel('Title').focus();
    await expectAccessibleInBothLooks(page);
    await page.keyboard.press('Escape');
    await button(page, 'Discard changes').click();
    await button(page, `Delete ${title}`).click();
    await expectAccessibleInBothLooks(page);
  });
});

import type { Page } from '@playwright/test';

import { type Desk, givenProduct, givenQuestions, givenSubject, givenTest, openDesk } from './desk.ts';
import { ON_A_PHONE, expect, expectAccessibleInBothLooks, test } from './journey.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function givenContent(desk: Desk) {
  const product = await givenProduct(desk);
  await givenSubject(desk, product.id, 'Reading');
  const subject = await givenSubject(desk, product.id, 'Science');
  const one = await givenTest(desk, subject.id, 'Cells');
  await givenTest(desk, subject.id, 'Tissues');
  await givenQuestions(desk, one.id, 1);

  return { product, subject };
}

test.describe('in both looks', () => {
  test.use(ON_A_PHONE);

  test('the doors of the desk: axe finds nothing and nothing scrolls sideways', async ({ page, errors }) => {
    errors.expected.push(/401/);
    await page.goto('/admin-login');
    await button(page, 'Log in').click();
    await expectAccessibleInBothLooks(page);
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByLabel('Password').fill('guess');
    await button(page, 'Log in').click();
    await expect(page.getByText('Check the email address and the password, then try again.')).toBeVisible();
    await expectAccessibleInBothLooks(page);
    await button(page, 'Forgot your password?').click();
    await expectAccessibleInBothLooks(page);
    await page.goto('/admin-invitation#code');
    await page.getByLabel('New password').waitFor();
    await expectAccessibleInBothLooks(page);
  });

  test('each level and each dialog: axe finds nothing and nothing scrolls sideways', async ({
    page,
    errors,
  }) => {
    errors.expected.push(/409|401/);
    const desk = await openDesk(page);
    const { product, subject } = await givenContent(desk);
    await page.reload();
    await page.getByRole('link', { name: product.name }).waitFor();
    await expectAccessibleInBothLooks(page);
    for (const opener of ['Add Product', `Delete ${product.name}`]) {
      await button(page, opener).click();
      await expectAccessibleInBothLooks(page);
      await page.keyboard.press('Escape');
    }

    await page.getByRole('link', { name: product.name }).click();
    await button(page, 'Edit Science').waitFor();
    await expectAccessibleInBothLooks(page);
    await button(page, 'Edit Science').click();
    await page.getByLabel('Name').fill('Sciences');
    await page.keyboard.press('Escape');
    await button(page, 'Keep editing').waitFor();
    await expectAccessibleInBothLooks(page);
    await button(page, 'Keep editing').click();
    await desk.send('PUT', `/api/admin/subjects/${subject.id}`, { name: 'Nature' });
    await button(page, 'Save Subject').click();
    await button(page, 'Keep mine').waitFor();
    await expectAccessibleInBothLooks(page);
    await button(page, 'Keep mine').click();

    await page.getByRole('link', { name: 'Sciences' }).click();
    await button(page, 'Edit Cells').click();
    await page.getByLabel('Time limit').fill('0');
    await expectAccessibleInBothLooks(page);
    await page.getByLabel('Time limit').fill('30');
    await desk.send('POST', '/api/admin/logout');
    await button(page, 'Save Practice Test').click();
    await page.getByRole('dialog', { name: 'Log in again' }).waitFor();
    await expectAccessibleInBothLooks(page);
  });

  test('an empty level, and a place that is gone', async ({ page }) => {
    const desk = await openDesk(page);
    const product = await givenProduct(desk);
    await page.goto(`/admin-dashboard?product=${product.id}`);
    await page.getByText('No subjects yet').waitFor();
    await expectAccessibleInBothLooks(page);
    await page.goto('/admin-dashboard?product=gone');
    await page.getByText('We could not find this product').waitFor();
    await expectAccessibleInBothLooks(page);
  });
});

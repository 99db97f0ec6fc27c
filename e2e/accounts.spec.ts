import type { Page } from '@playwright/test';

import { EXAM_ID, expect, expectAccessibleInBothLooks, ON_A_PHONE, pick, test } from './journey.ts';
import { mailedLink } from './journeys-server.ts';

const PASSWORD = 'four quiet lanterns';
const NEW_PASSWORD = 'seven slow ferries';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const inSection = (page: Page, name: string) => page.getByRole('region', { name });

async function finishATest(page: Page): Promise<void> {
  await page.goto(`/practice-test/${EXAM_ID}`);
  await button(page, 'Start Practice Test').click();
  await page.getByRole('radio').first().waitFor();
  await pick(page, 1);
  await button(page, 'Exit Test').click();
  await button(page, 'Leave without a score').click();
  await expect(page).toHaveURL('/results');
}

async function expectResults(page: Page): Promise<void> {
  await page.goto('/results');
  await expect(page.getByText('GED Mathematical Reasoning: Practice Test 1').first()).toBeVisible();
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Sign in').click();
}

test('a guest signs up and keeps what was done; signs out and in; changes the password; deletes the account', async ({
  page,
  errors,
}) => {
  errors.expected.push(/401|400/);
  const email = `learner-${Date.now()}@example.com`;
  await finishATest(page);
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Create account').click();
  await expect(page.getByText('Look in your mail')).toBeVisible();

  await page.goto(await mailedLink(email, 'confirm-account'));
  await button(page, 'Confirm my address').click();
  await expect(page.getByText('Your account is ready', { exact: true })).toBeVisible();
  await expectResults(page);

  await button(page, 'Account').click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.goto('/results');
  await expect(page.getByText('No results yet')).toBeVisible();

  await signIn(page, email, 'not my password');
  await expect(page.getByText('This address or this password is not right.')).toBeVisible();
  await signIn(page, email, PASSWORD);
  await expect(page).toHaveURL('/results');
  await expectResults(page);

  await page.goto('/account');
  const password = inSection(page, 'Password');
  await password.getByLabel('Current password').fill('not my password');
  await password.getByLabel('New password').fill(NEW_PASSWORD);
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByText('This is not your current password. Type it again.').last()).toBeVisible();
  await password.getByLabel('Current password').fill(PASSWORD);
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed', { exact: true })).toBeVisible();
  await expect(inSection(page, 'My devices').getByText('This device', { exact: true })).toBeVisible();

  await button(page, 'Delete my account…').click();
  await page.getByLabel('Your password').fill(NEW_PASSWORD);
  await button(page, 'Delete for good').click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await signIn(page, email, NEW_PASSWORD);
  await expect(page.getByText('This address or this password is not right.')).toBeVisible();
});

test('a session that was ended on another device ends here with a sentence, and loses nothing', async ({
  page,
  browser,
  errors,
}) => {
  errors.expected.push(/401/);
  const email = `two-devices-${Date.now()}@example.com`;
  await page.goto('/sign-up');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Create account').click();
  await page.goto(await mailedLink(email, 'confirm-account'));
  await button(page, 'Confirm my address').click();
  await expect(page.getByText('Your account is ready', { exact: true })).toBeVisible();

  const other = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await signIn(other, email, PASSWORD);
  await expect(other).toHaveURL('/results');
  await other.goto('/account');
  await other.getByRole('button', { name: 'Sign out on all other devices' }).click();
  await expect(other.getByText('Signed out there', { exact: true })).toBeVisible();
  await other.close();

  await page.goto('/results');
  await expect(page.getByText('You were signed out', { exact: true })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByText('No results yet')).toBeVisible();
});

test.describe('in both looks', () => {
  test.use(ON_A_PHONE);

  test('axe finds nothing and nothing scrolls sideways', async ({ page }) => {
    for (const path of [
      '/sign-in',
      '/sign-up',
      '/forgot-password',
      '/reset-password#code',
      '/confirm-account#code',
      '/confirm-email',
    ]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectAccessibleInBothLooks(page);
    }
    await page.goto('/sign-up');
    await button(page, 'Create account').click();
    await expect(page.getByText('Please check these fields')).toBeVisible();
    await expectAccessibleInBothLooks(page);

    const email = `looks-${Date.now()}@example.com`;
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button(page, 'Create account').click();
    await page.goto(await mailedLink(email, 'confirm-account'));
    await button(page, 'Confirm my address').click();
    await expect(page.getByText('Your account is ready', { exact: true })).toBeVisible();
    await page.goto('/account');
    await button(page, 'Delete my account…').click();
    await expect(page.getByText('This device', { exact: true })).toBeVisible();
    await expectAccessibleInBothLooks(page);
  });
});

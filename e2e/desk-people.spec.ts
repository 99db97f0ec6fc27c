import type { Browser, Page } from '@playwright/test';

import { ADMINISTRATOR } from './administrator.ts';
import { type Desk, openDesk } from './desk.ts';
import { ON_A_PHONE, expect, expectAccessibleInBothLooks, test } from './journey.ts';
import { mailedLink } from './journeys-server.ts';

const PATH = '/admin-dashboard/administrators';
const PASSWORD = 'three quiet yellow boats';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

let people = 0;

/** An address of this test alone. */
function newAddress(): string {
  people += 1;

  return `bea-${process.pid}-${people}-${Date.now()}@example.com`;
}

function invite({ send }: Desk, email: string, name = 'Bea'): Promise<{ id: string }> {
  return send('POST', '/api/admin/administrators', { email, name });
}

/** Bea opens her link in a browser of her own and sets her password. */
async function arrive(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(await mailedLink(email));
  await page.getByLabel('New password').fill(PASSWORD);
  await button(page, 'Set password and log in').click();
  await expect(page).toHaveURL('/admin-dashboard');

  return page;
}

test('someone is invited, sets a password by the link, and is removed', async ({ page, browser, errors }) => {
  errors.expected.push(/401/);
  await openDesk(page, PATH);
  const email = newAddress();
  await button(page, 'Invite administrator').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await dialog.getByLabel('Email').fill('not an address');
  await dialog.getByLabel('Name').focus();
  await expect(dialog.getByText('Enter an email address, like name@example.com')).toBeVisible();
  await expect(button(page, 'Send the invitation')).toBeDisabled();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Name').fill('<b>Bea</b>');
  await button(page, 'Send the invitation').click();
  await expect(dialog.getByRole('status')).toContainText('The link is in the server’s log');
  await expect(button(page, 'Done')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Invite administrator')).toBeFocused();
  await expect(row(page, email)).toContainText('Invited');
  await expect(row(page, email)).toContainText('<b>Bea</b>');
  await expect(row(page, email)).toContainText('Never logged in');

  const old = await mailedLink(email);
  await row(page, email).getByRole('button', { name: 'Invite again' }).click();
  await expect(page.getByRole('dialog', { name: 'Invited again' })).toContainText(email);
  await button(page, 'Done').click();
  await expect.poll(() => mailedLink(email)).not.toBe(old);

  const bea = await arrive(browser, email);
  await page.reload();
  await expect(row(page, email)).toContainText('Active');
  await expect(row(page, email)).toContainText('Last login: just now');

  await row(page, email).getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Administrator removed').first()).toBeVisible();
  await expect(row(page, email)).toHaveCount(0);
  await bea.reload();
  await expect(bea).toHaveURL('/admin');
  await bea.context().close();
});

test('nobody can remove themselves, and an invitation can be taken back', async ({ page }) => {
  const desk = await openDesk(page, PATH);
  const own = row(page, ADMINISTRATOR.email);
  await expect(own).toContainText('(you)');
  await expect(own.getByRole('button')).toHaveCount(0);

  const email = newAddress();
  await invite(desk, email);
  await page.reload();
  await row(page, email).getByRole('button', { name: 'Take back' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Take back the invitation of Bea?' });
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('Invitation taken back').first()).toBeVisible();
  await expect(row(page, email)).toHaveCount(0);
});

test('a mail that fails and an address that is taken are told in the dialog', async ({ page, errors }) => {
  errors.expected.push(/409/);
  await openDesk(page, PATH);
  await button(page, 'Invite administrator').click();
  await page.getByLabel('Email').fill(ADMINISTRATOR.email);
  await button(page, 'Send the invitation').click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('is an administrator already');

  await page.route('**/api/admin/administrators', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const invitation = { id: 'x', email: 'b@example.com', name: 'b', status: 'invited', mail: 'failed' };

    return route.fulfill({ status: 201, json: invitation });
  });
  await page.getByLabel('Email').fill('b@example.com');
  await button(page, 'Send the invitation').click();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('The mail could not be sent');
});

test('a new password ends the other sessions, and logging out everywhere ends all', async ({
  page,
  browser,
  errors,
}) => {
  errors.expected.push(/401/);
  const desk = await openDesk(page, PATH);
  const email = newAddress();
  const { id } = await invite(desk, email);
  const bea = await arrive(browser, email);
  const login = { email, password: PASSWORD };
  const { token: elsewhere } = await (await bea.request.post('/api/admin/login', { data: login })).json();
  const statusOf = async (token: unknown) => {
    const headers = { authorization: `Bearer ${String(token)}` };

    return (await page.request.get('/api/admin/products', { headers })).status();
  };

  await bea.getByRole('link', { name: `Your account: ${email}` }).click();
  await button(bea, 'Change password').click();
  const dialog = bea.getByRole('dialog', { name: 'Change your password' });
  await dialog.getByLabel('Current password').fill('not this one');
  await dialog.getByLabel('New password').fill('short');
  await dialog.getByLabel('Current password').focus();
  await expect(dialog.getByText('Use at least 12 characters')).toBeVisible();
  await dialog.getByLabel('New password').fill('four loud purple trains');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByText('This is not your current password. Type it again.')).toBeVisible();
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(bea.getByText('Your password is changed').first()).toBeVisible();
  await expect(button(bea, 'Change password')).toBeFocused();
  expect(await statusOf(elsewhere)).toBe(401);

  const token = await bea.evaluate(() => localStorage.getItem('adminToken'));
  await button(bea, 'Log out everywhere').click();
  await bea.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(bea).toHaveURL('/admin');
  await expect(bea.getByText('You are logged out everywhere').first()).toBeVisible();
  expect(await statusOf(token)).toBe(401);
  await bea.context().close();
  await desk.send('DELETE', `/api/admin/administrators/${id}`);
});

test('an invitation is sent by keyboard alone', async ({ page }) => {
  await openDesk(page, PATH);
  const email = newAddress();
  await button(page, 'Invite administrator').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(button(page, 'Done')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row(page, email)).toContainText('Invited');
  await row(page, email).getByRole('button', { name: 'Take back' }).focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Cancel')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(row(page, email)).toHaveCount(0);
});

test.describe('in both looks', () => {
  test.use(ON_A_PHONE);

  test('the page and each dialog: axe finds nothing and nothing scrolls sideways', async ({ page }) => {
    const desk = await openDesk(page, PATH);
    const email = newAddress();
    const name = `Bea ${Date.now()}`;
    await invite(desk, email, name);
    await page.reload();
    await row(page, email).waitFor();
    await expectAccessibleInBothLooks(page);
    const lookAt = async (opener: string) => {
      await button(page, opener).click();
      await expectAccessibleInBothLooks(page);
      await page.keyboard.press('Escape');
    };
    for (const opener of ['Invite administrator', `Take back ${name}`]) await lookAt(opener);
    await row(page, email).getByRole('button', { name: 'Invite again' }).click();
    await button(page, 'Done').waitFor();
    await expectAccessibleInBothLooks(page);

    await page.goto('/admin-dashboard/account');
    await expect(page.getByText('Codes are off.')).toBeVisible();
    await expectAccessibleInBothLooks(page);
    for (const opener of ['Change password', 'Log out everywhere']) await lookAt(opener);
  });
});

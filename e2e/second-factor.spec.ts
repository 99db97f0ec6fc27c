import type { Browser, Page } from '@playwright/test';

import { codeOfStep } from '../apps/server/src/modules/accounts/totp.ts';
import { logIn } from './desk.ts';
import { expect, expectAccessibleInBothLooks, ON_A_PHONE, test } from './journey.ts';
import { mailedLink } from './journeys-server.ts';

const PASSWORD = 'three quiet yellow boats';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The code that an app shows now, or so many half minutes later. */
const codeOf = (secret: string, later = 0) => codeOfStep(secret, Math.floor(Date.now() / 30_000) + later);

type Person = { email: string; secret: string; recoveryCodes: string[] };

/** Somebody new at the desk who has switched codes on. */
async function givenPersonWithCodes(page: Page): Promise<Person> {
  const desk = await logIn(page);
  const email = `codes-${process.pid}-${Date.now()}@example.com`;
  await desk.send('POST', '/api/admin/administrators', { email, name: 'Bea' });
  const link = await mailedLink(email);
  const accepted = await page.request.post('/api/admin/invitations/accept', {
    data: { token: link.split('#')[1], password: PASSWORD },
  });
  const { token } = await accepted.json();
  const headers = { authorization: `Bearer ${token}` };
  const send = async (path: string, data: object) =>
    (await page.request.post(`/api/admin/second-factor${path}`, { headers, data })).json();
  const { secret } = await send('', { password: PASSWORD });
  const { recoveryCodes } = await send('/confirm', { code: codeOf(secret) });

  return { email, secret, recoveryCodes };
}

/** A page in a browser of its own, where nobody is logged in. */
async function newPage(browser: Browser, page: Page): Promise<Page> {
  return browser.newPage({ baseURL: new URL(page.url()).origin });
}

test('the desk asks for the code of the app, says what is wrong with it, and takes a recovery code', async ({
  page,
  browser,
}) => {
  const { email, secret, recoveryCodes } = await givenPersonWithCodes(page);
  const bea = await newPage(browser, page);
  await bea.goto('/admin');
  await bea.getByLabel('Email').fill(email);
  await bea.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await bea.keyboard.press('Enter');
  const code = bea.getByLabel('Code from your app');
  await expect(code).toBeFocused();
  await bea.keyboard.type('12');
  await bea.keyboard.press('Enter');
  await expect(bea.getByText('Type the 6 digits, like 123456')).toBeVisible();
  await code.fill('000000');
  await bea.keyboard.press('Enter');
  await expect(bea.getByText('This code is not right, or was used already.')).toBeVisible();
  await expect(code).toBeFocused();
  await bea.keyboard.type(codeOf(secret, 1));
  await bea.keyboard.press('Enter');
  await expect(bea).toHaveURL('/admin-dashboard');
  await expect(bea.getByText('Welcome back!', { exact: true })).toBeVisible();

  await button(bea, 'Logout').click();
  await bea.getByLabel('Email').fill(email);
  await bea.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(bea, 'Log in').click();
  await button(bea, 'Use a recovery code').click();
  await expect(bea.getByLabel('Recovery code')).toBeFocused();
  await bea.keyboard.type(String(recoveryCodes[0]));
  await bea.keyboard.press('Enter');
  await expect(bea).toHaveURL('/admin-dashboard');
  await bea.close();
});

test('the site asks too, and so do the links for a new password', async ({ page, browser }) => {
  const { email, secret, recoveryCodes } = await givenPersonWithCodes(page);
  const bea = await newPage(browser, page);
  await bea.goto('/sign-in');
  await bea.getByLabel('Email').fill(email);
  await bea.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(bea, 'Sign in').click();
  await bea.getByLabel('Code from your app').fill(codeOf(secret, 1));
  await button(bea, 'Sign in').click();
  await expect(bea).toHaveURL('/results');

  const choose = async (path: string, submit: string, code: string | undefined) => {
    await bea.goto(path);
    await bea.getByLabel('New password').fill(`${PASSWORD} ${code}`);
    await button(bea, submit).click();
    await button(bea, 'Use a recovery code').click();
    await bea.getByLabel('Recovery code').fill(String(code));
    await button(bea, submit).click();
  };
  await bea.request.post('/api/account/password-links', { data: { email } });
  await choose(await mailedLink(email, 'reset-password'), 'Save the password', recoveryCodes[1]);
  await expect(bea).toHaveURL('/account');
  await bea.request.post('/api/admin/password-links', { data: { email } });
  await choose(await mailedLink(email), 'Set password and log in', recoveryCodes[2]);
  await expect(bea).toHaveURL('/admin-dashboard');
  await bea.close();
});

test.describe('in both looks', () => {
  test.use(ON_A_PHONE);

  test('axe finds nothing in the second step, and nothing scrolls sideways', async ({ page, errors }) => {
    errors.expected.push(/401/);
    const { email } = await givenPersonWithCodes(page);
    await page.evaluate(() => localStorage.clear());
    for (const [path, submit] of [
      ['/admin', 'Log in'],
      ['/sign-in', 'Sign in'],
    ] as const) {
      await page.goto(path);
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await button(page, submit).click();
      await expect(page.getByLabel('Code from your app')).toBeFocused();
      await expectAccessibleInBothLooks(page);
      await page.keyboard.type('000000');
      await page.keyboard.press('Enter');
      await expect(page.getByText('This code is not right, or was used already.')).toBeVisible();
      await expectAccessibleInBothLooks(page);
    }
  });
});

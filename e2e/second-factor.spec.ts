import { readFile } from 'node:fs/promises';

import type { Browser, Page } from '@playwright/test';

import { codeOfStep } from '../apps/server/src/modules/accounts/totp.ts';
import { logIn } from './desk.ts';
import { expect, expectAccessibleInBothLooks, ON_A_PHONE, test } from './journey.ts';
import { mailedLink } from './journeys-server.ts';

const PASSWORD = 'three quiet yellow boats';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The code that an app shows now, or so many half minutes later. */
const codeOf = (secret: string, later = 0) => codeOfStep(secret, Math.floor(Date.now() / 30_000) + later);

type Session = { token: string; admin: object };

/** Somebody new at the desk, who is logged in by the token. */
async function givenPerson(page: Page): Promise<{ email: string; session: Session }> {
  const desk = await logIn(page);
  const email = `codes-${process.pid}-${Date.now()}@example.com`;
  await desk.send('POST', '/api/admin/administrators', { email, name: 'Bea' });
  const link = await mailedLink(email);
  const accepted = await page.request.post('/api/admin/invitations/accept', {
    data: { token: link.split('#')[1], password: PASSWORD },
  });

  return { email, session: await accepted.json() };
}

/** The same with codes switched on. */
async function givenPersonWithCodes(page: Page) {
  const { email, session } = await givenPerson(page);
  const headers = { authorization: `Bearer ${session.token}` };
  const send = async (path: string, data: object) =>
    (await page.request.post(`/api/admin/second-factor${path}`, { headers, data })).json();
  const { secret } = await send('', { password: PASSWORD });
  const { recoveryCodes } = await send('/confirm', { code: codeOf(secret) });

  return { email, secret, recoveryCodes };
}

/** Puts a session where the desk keeps its own. */
async function logInBy(page: Page, { token, admin }: Session): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(
    ([given, info]) => {
      localStorage.setItem('adminToken', given);
      localStorage.setItem('adminInfo', info);
    },
    [token, JSON.stringify(admin)] as const,
  );
}

/** The key for an app, as the page shows it to be typed. */
async function secretOn(page: Page): Promise<string> {
  return (await page.locator('code').innerText()).replaceAll(' ', '');
}

async function codesOn(page: Page): Promise<string[]> {
  return page.locator('li code').allInnerTexts();
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

test('an administrator switches codes on, makes new recovery codes, and switches them off', async ({
  page,
  browser,
}) => {
  const { email, session } = await givenPerson(page);
  const bea = await newPage(browser, page);
  await logInBy(bea, session);
  await bea.goto('/admin-dashboard/account');
  await button(bea, 'Turn on codes').click();
  await expect(bea.getByLabel('Your password')).toBeFocused();
  await bea.keyboard.type('not mine');
  await bea.keyboard.press('Enter');
  await expect(
    bea.getByText('This is not your current password. Type it again.', { exact: true }),
  ).toBeVisible();
  await bea.getByLabel('Your password').fill(PASSWORD);
  await bea.keyboard.press('Enter');
  await expect(bea.getByRole('img', { name: 'QR code with the key for your app' })).toBeVisible();
  const secret = await secretOn(bea);
  await expect(bea.getByLabel('Code from your app')).toBeFocused();
  await bea.keyboard.type('000000');
  await bea.keyboard.press('Enter');
  await expect(bea.getByText(/This code is not right/).last()).toBeVisible();
  await bea.getByLabel('Code from your app').fill(codeOf(secret));
  await bea.keyboard.press('Enter');
  await expect(bea.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  const [first = '', second = ''] = await codesOn(bea);

  const [download] = await Promise.all([bea.waitForEvent('download'), button(bea, 'Download').click()]);
  expect(download.suggestedFilename()).toBe('second-bell-recovery-codes.txt');
  expect(await readFile(await download.path(), 'utf8')).toContain(first);
  await bea.emulateMedia({ media: 'print' });
  await expect(bea.getByText(second)).toBeVisible();
  await expect(bea.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(button(bea, 'Change password')).toBeHidden();
  await bea.emulateMedia({ media: 'screen' });
  await button(bea, 'I have kept them').click();
  await expect(bea.getByText('You have 10 recovery codes left.')).toBeVisible();

  const proveWith = async (opener: string, submit: string, code: string) => {
    await button(bea, opener).click();
    await bea.getByLabel('Your password').fill(PASSWORD);
    await bea.getByLabel('Code from your app, or a recovery code').fill(code);
    await button(bea, submit).click();
  };
  await proveWith('New recovery codes', 'Make new codes', first);
  await bea.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  const [renewed = ''] = await codesOn(bea);
  expect(renewed).not.toBe(first);
  await button(bea, 'I have kept them').click();
  await proveWith('Turn off codes', 'Turn off codes', second);
  await expect(bea.getByText(/^This code is not right/).last()).toBeVisible();
  await bea.getByLabel('Code from your app, or a recovery code').fill(renewed);
  await button(bea, 'Turn off codes').click();
  await expect(bea.getByText('Codes are off.')).toBeVisible();
  const login = await bea.request.post('/api/admin/login', { data: { email, password: PASSWORD } });
  expect(login.status()).toBe(200);
  await bea.close();
});

test.describe('in both looks', () => {
  test.use(ON_A_PHONE);

  test('axe finds nothing in each step, and nothing scrolls sideways', async ({ page, errors }) => {
    errors.expected.push(/401/);
    const { email, session } = await givenPerson(page);
    await logInBy(page, session);
    await page.goto('/admin-dashboard/account');
    await button(page, 'Turn on codes').click();
    await expectAccessibleInBothLooks(page);
    await page.getByLabel('Your password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('img', { name: 'QR code with the key for your app' }).waitFor();
    await expectAccessibleInBothLooks(page);
    await page.getByLabel('Code from your app').fill(codeOf(await secretOn(page)));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
    await expectAccessibleInBothLooks(page);
    await button(page, 'I have kept them').click();
    await expect(page.getByText('Codes are on.')).toBeVisible();
    await expectAccessibleInBothLooks(page);
    await button(page, 'Turn off codes').click();
    await expectAccessibleInBothLooks(page);

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

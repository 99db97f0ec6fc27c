import { ADMINISTRATOR } from './administrator.ts';
import { givenProduct, openDesk } from './desk.ts';
import { expect, test } from './journey.ts';

const stored = () => [localStorage.getItem('adminToken'), localStorage.getItem('adminInfo')];

test('an administrator logs in, is led to the desk from every door, and logs out', async ({
  page,
  errors,
}) => {
  errors.expected.push(/401/);
  await page.goto('/admin-dashboard');
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('link', { name: 'Back to main site' })).toHaveAttribute('href', '/');

  await page.getByLabel('Email').fill(ADMINISTRATOR.email);
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Invalid credentials').first()).toBeVisible();
  await expect(page.getByText('Check the email address and the password, then try again.')).toBeVisible();
  expect(await page.evaluate(stored)).toEqual([null, null]);

  await page.getByLabel('Password').fill(ADMINISTRATOR.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/admin-dashboard');
  await expect(page.getByText('Login successful').first()).toBeVisible();
  await expect(page.getByText('Welcome back!').first()).toBeVisible();
  const [token, info] = await page.evaluate(stored);
  expect(JSON.parse(String(info))).toMatchObject({ email: ADMINISTRATOR.email });

  for (const door of ['/admin', '/admin-login']) {
    await page.goto(door);
    await expect(page).toHaveURL('/admin-dashboard');
  }
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin');
  expect(await page.evaluate(stored)).toEqual([null, null]);
  await expect(async () => {
    const headers = { authorization: `Bearer ${token}` };
    expect((await page.request.get('/api/admin/products', { headers })).status()).toBe(401);
  }).toPass();
});

test('email and password are asked for, by keyboard alone too', async ({ page }) => {
  await page.goto('/admin-login');
  await page.getByLabel('Email').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter an email address, like name@example.com')).toBeVisible();
  await expect(page.getByText('This is required')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();

  await page.keyboard.type(ADMINISTRATOR.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(ADMINISTRATOR.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin-dashboard');
});

test('a token that is refused is cleared, and leads to the login', async ({ page, errors }) => {
  errors.expected.push(/401/);
  await page.goto('/admin');
  await page.evaluate(() => localStorage.setItem('adminToken', 'revoked'));
  await page.goto('/admin-dashboard');
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText('Your session has ended').first()).toBeVisible();
  expect(await page.evaluate(stored)).toEqual([null, null]);
});

test('what was typed survives the end of the session', async ({ page, errors }) => {
  errors.expected.push(/401/);
  const desk = await openDesk(page);
  const product = await givenProduct(desk);
  await page.goto(`/admin-dashboard?product=${product.id}`);
  await page.getByRole('button', { name: 'Add Subject' }).click();
  await page.getByLabel('Name').fill('Geography');
  await desk.send('POST', '/api/admin/logout');
  await page.getByRole('button', { name: 'Create Subject' }).click();

  const again = page.getByRole('dialog', { name: 'Log in again' });
  await expect(again.getByLabel('Email')).toHaveValue(ADMINISTRATOR.email);
  await again.getByLabel('Password').fill(ADMINISTRATOR.password);
  await again.getByRole('button', { name: 'Log in' }).click();
  await expect(again).toBeHidden();
  await expect(page.getByLabel('Name')).toHaveValue('Geography');
  await page.getByRole('button', { name: 'Create Subject' }).click();
  await expect(page.getByRole('link', { name: 'Geography' })).toBeVisible();
});

test('the desk works where the default products cannot be made', async ({ page, errors }) => {
  errors.expected.push(/500/);
  await page.route('**/api/admin/init-products', (route) => route.fulfill({ status: 500 }));
  await openDesk(page);
  await expect(page.getByRole('link', { name: 'GED', exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a forgotten password is answered the same for every address', async ({ page }) => {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set a new password' });
  await dialog.getByLabel('Email').fill('nobody@example.com');
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Look in your mail').first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Forgot your password?' })).toBeFocused();
});

test('an invitation needs its whole link, and a password of some length', async ({ page, errors }) => {
  errors.expected.push(/400/);
  await page.goto('/admin-invitation');
  await expect(page.getByText('This link is not complete')).toBeVisible();

  await page.goto('/admin-invitation#no-such-code');
  await page.reload();
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Set password and log in' }).click();
  await expect(page.getByText('Use at least 12 characters')).toBeVisible();
  await page.getByLabel('New password').fill('long enough for anyone');
  await page.getByRole('button', { name: 'Set password and log in' }).click();
  await expect(page.getByText(/This link was used already/).first()).toBeVisible();
  await expect(page).toHaveURL(/\/admin-invitation/);
});

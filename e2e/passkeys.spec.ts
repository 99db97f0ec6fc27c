import type { CDPSession, Page } from '@playwright/test';

import { expect, expectAccessibleInBothLooks, ON_A_PHONE, test } from './journey.ts';
import { JOURNEYS_PORT, mailedLink } from './journeys-server.ts';

const PASSWORD = 'four quiet lanterns';

/** By its name: no browser has passkeys for an address of numbers. It is what `PUBLIC_URL` is without being set. */
test.use({ baseURL: `http://localhost:${JOURNEYS_PORT}` });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A device of its own with a fingerprint that is always the right one. */
async function givenDevice(page: Page): Promise<{ device: CDPSession; authenticatorId: string }> {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });

  return { device, authenticatorId };
}

/** As in a browser that offers its passkeys nowhere but where a button asks for them. */
async function withoutSuggestions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
}

async function signUp(page: Page): Promise<string> {
  const email = `keys-${process.pid}-${Date.now()}@example.com`;
  await page.goto('/sign-up');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Create account').click();
  await page.goto(await mailedLink(email, 'confirm-account'));
  await button(page, 'Confirm my address').click();
  await expect(page.getByText('Your account is ready', { exact: true })).toBeVisible();

  return email;
}

async function signOut(page: Page): Promise<void> {
  await button(page, 'Account').click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
}

test('a passkey is added, signs in, gets another name and is removed', async ({ page, errors }) => {
  errors.expected.push(/401/);
  await withoutSuggestions(page);
  const { device, authenticatorId } = await givenDevice(page);
  await signUp(page);
  await page.goto('/account');
  const section = page.getByRole('region', { name: 'Passkeys' });
  await expect(section.getByText('You have no passkey yet.')).toBeVisible();
  await button(page, 'Add a passkey').click();
  await expect(page.getByText('Passkey added', { exact: true })).toBeVisible();
  await expect(section.getByText('Chrome on Linux', { exact: true }).first()).toBeVisible();

  await button(page, 'Add a passkey').click();
  await expect(section.getByText('This device has a passkey for your account already.')).toBeVisible();

  await button(page, 'Rename Chrome on Linux').click();
  await expect(page.getByLabel('Name of this passkey')).toBeFocused();
  await page.keyboard.type('My laptop');
  await page.keyboard.press('Enter');
  await expect(section.getByText('My laptop', { exact: true }).first()).toBeVisible();

  await signOut(page);
  await page.goto('/sign-in');
  await button(page, 'Sign in with a passkey').click();
  await expect(page).toHaveURL('/results');
  await page.goto('/account');
  await expect(section.getByText('Last used')).toBeVisible();

  await button(page, 'Remove My laptop').click();
  const dialog = page.getByRole('alertdialog', { name: 'Remove My laptop?' });
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(section.getByText('You have no passkey yet.')).toBeVisible();

  await signOut(page);
  await page.goto('/sign-in');
  await button(page, 'Sign in with a passkey').click();
  await expect(page.getByText('This passkey is not known here, or took too long. Try again.')).toBeVisible();
  await device.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
});

test('where the browser suggests its passkeys, one that is chosen signs in', async ({ page }) => {
  const { device, authenticatorId } = await givenDevice(page);
  await signUp(page);
  await page.goto('/account');
  await button(page, 'Add a passkey').click();
  await expect(page.getByText('Passkey added', { exact: true })).toBeVisible();
  // A suggestion is taken by a touch, which this device gives by itself as soon as it may.
  await device.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false });
  await signOut(page);
  await page.goto('/sign-in');
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn');
  await device.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true });
  await expect(page).toHaveURL('/results');
});

test('at an address of numbers nothing is said of passkeys', async ({ page }) => {
  await page.goto(`http://127.0.0.1:${JOURNEYS_PORT}/sign-in`);
  await page.getByLabel('Email').fill('ada@example.com');
  await expect(button(page, 'Sign in with a passkey')).toHaveCount(0);
});

test.describe('in both looks', () => {
  test.use(ON_A_PHONE);

  test('axe finds nothing where passkeys are, and nothing scrolls sideways', async ({ page }) => {
    await withoutSuggestions(page);
    await givenDevice(page);
    await signUp(page);
    await page.goto('/account');
    await button(page, 'Add a passkey').click();
    await button(page, 'Rename Chrome on Linux').click();
    await expect(page.getByLabel('Name of this passkey')).toBeFocused();
    await expectAccessibleInBothLooks(page);
    await button(page, 'Remove Chrome on Linux').click();
    await expectAccessibleInBothLooks(page);
    await page.goto('/sign-in');
    await button(page, 'Sign in with a passkey').waitFor();
    await expectAccessibleInBothLooks(page);
  });
});

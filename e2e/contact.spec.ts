import type { Page } from '@playwright/test';

import { openDesk } from './desk.ts';
import { expect, expectAccessible, test } from './journey.ts';

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('A learner');
  await page.getByLabel('Email').fill('learner@mail.example');
  await page.getByLabel(/What is it about/).selectOption('hiset');
  await page.getByRole('textbox', { name: 'Message' }).fill('Which exam do I need?');
}

test('an empty form says what is missing, and leads to the first field', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByLabel('Full name')).toBeFocused();
  await expect(page.getByLabel('Full name')).toHaveAccessibleDescription(/Write your name/);
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Write your email/);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription(/Write your/);
  await expectAccessible(page);

  await fillIn(page);
  await page.getByLabel('Email').fill('learner at mail');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/does not look like an email/);
});

test('a message takes its second, is confirmed, and waits at the desk until it is read and deleted', async ({
  page,
}) => {
  await page.goto('/contact');
  await fillIn(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('button', { name: 'Sending Message...' })).toBeDisabled();
  await expect(page.getByText('Message Sent Successfully!', { exact: true })).toBeVisible();
  await expect(
    page.getByText("Thank you for contacting us. We'll get back to you within 24 hours.", { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  for (const field of [page.getByLabel('Full name'), page.getByLabel('Email'), page.getByLabel(/about/)]) {
    await expect(field).toHaveValue('');
  }
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');

  await openDesk(page, '/admin-dashboard/messages');
  const message = page.getByRole('listitem').filter({ hasText: 'Which exam do I need?' });
  await expect(page.getByRole('heading', { name: 'Messages (1 new)' })).toBeVisible();
  await expect(message).toContainText('learner@mail.example · HISET');
  await expectAccessible(page);
  await message.getByRole('button', { name: 'Mark as read A learner' }).click();
  await expect(message.getByRole('button', { name: 'Mark as new A learner' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Messages', exact: true })).toBeVisible();
  await message.getByRole('button', { name: 'Delete A learner' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No messages' })).toBeVisible();
});

test('without a connection the message stays in the form', async ({ page, context, errors }) => {
  errors.expected.push(/ERR_INTERNET_DISCONNECTED|dynamically imported module/);
  await page.goto('/contact');
  await fillIn(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Error Sending Message', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Please try again or contact us directly via email.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('A learner');
});

test('hours, ways and answers are there', async ({ page }) => {
  await page.goto('/contact');
  for (const name of ['Contact information', 'Business hours', 'Phone and chat support', 'Quick links']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await expect(page.getByText('Phone: Monday to Friday')).toBeVisible();
  await expect(page.getByText('Chat: Every day')).toBeVisible();
  await page.getByText('What if it is not for me?').click();
  await expect(page.getByText(/There is a 30-day money-back guarantee/)).toBeVisible();
});

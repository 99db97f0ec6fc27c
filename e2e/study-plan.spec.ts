import { expect, expectAccessibleInBothLooks, ON_A_PHONE, test } from './journey.ts';

test.use(ON_A_PHONE);

const DAY_MS = 24 * 60 * 60 * 1000;

test('a plan is made, is honest, and goes into the calendar', async ({ page }) => {
  await page.goto('/plan');
  await expect(page.getByRole('option', { name: 'GED', exact: true })).toBeAttached();
  await expectAccessibleInBothLooks(page);

  await page.getByRole('button', { name: 'Make my plan' }).click();
  await expect(page.getByText('Choose your exam.')).toBeVisible();
  await expectAccessibleInBothLooks(page);

  await page.getByLabel('Exam', { exact: true }).selectOption('GED');
  const exam = new Date(Date.now() + 21 * DAY_MS).toISOString().slice(0, 10);
  await page.getByLabel('Day of the exam').fill(exam);
  await page.getByRole('checkbox', { name: 'Sunday' }).check();
  await page.getByRole('button', { name: 'Make my plan' }).click();
  await expect(page.getByText(/^You have 6 hours; the plan needs \d+ hours/)).toBeVisible();
  await expect(page.getByText(/Start with /)).toBeVisible();
  await expectAccessibleInBothLooks(page);

  await page.getByRole('button', { name: 'Make a secret address' }).click();
  const address = await page.getByLabel('Secret address').inputValue();
  const calendar = await page.request.get(address);
  expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await calendar.text()).toContain('SUMMARY:GED exam');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save the calendar file' }).click();
  expect((await download).suggestedFilename()).toBe('study-plan.ics');

  await page.reload();
  await expect(page.getByLabel('Secret address')).toHaveValue(address);
  await page.goto('/review');
  await expect(page.getByText('Review aims at the day of your exam.')).toBeVisible();
});

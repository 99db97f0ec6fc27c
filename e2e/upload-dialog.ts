import type { AdminQuestion } from '@second-bell/contract';
import type { Locator, Page } from '@playwright/test';

import { type Desk, givenProduct, givenQuestions, givenSubject, givenTest, logIn } from './desk.ts';
import { expect } from './journey.ts';

/** A practice test of its own, with the dialog open for it. */
type Place = { desk: Desk; testId: string };

/** Longer than what a preview shows of a stem. */
export const LONG_STEM = `What is ${'one and '.repeat(20)}one?`;
/** Four questions, of which the preview shows three. */
export const FOUR = `Q: ${LONG_STEM}
A) 1
B) 22
Answer: B

Q: Water is wet.
Answer: True

Q: What is 3 + 3?
A) 6
B) 7
Answer: A

Q: The capital of France is ____.
Answer: Paris
`;
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true });
export const textField = (page: Page): Locator => page.getByLabel('Questions as text');

export async function openUpload(page: Page, presentQuestions = 0): Promise<Place> {
  const desk = await logIn(page);
  const product = await givenProduct(desk);
  const subject = await givenSubject(desk, product.id, 'Science');
  const practiceTest = await givenTest(desk, subject.id, 'Cells');
  await givenQuestions(desk, practiceTest.id, presentQuestions);
  await page.goto(`/admin-dashboard?product=${product.id}&subject=${subject.id}&test=${practiceTest.id}`);
  await button(page, 'Bulk Upload').click();
  await expect(page.getByRole('dialog', { name: 'Bulk Upload' })).toBeVisible();

  return { desk, testId: practiceTest.id };
}

export async function stemsOf({ desk, testId }: Place, page: Page): Promise<string[]> {
  const headers = { authorization: `Bearer ${desk.token}` };
  const response = await page.request.get(`/api/admin/practice-tests/${testId}/questions`, { headers });

  return ((await response.json()) as AdminQuestion[]).map(({ questionText }) => questionText);
}

export async function preview(page: Page, text: string): Promise<void> {
  await textField(page).fill(text);
  await button(page, 'Preview').click();
  await expect(button(page, 'Edit')).toBeVisible();
}

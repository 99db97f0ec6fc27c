import { EXAM_ID, examOf, expect, studentQuestions, test } from './journey.ts';

test('the student test is taken by keyboard alone', async ({ page }) => {
  const questions = await studentQuestions(page);
  const [first] = questions;
  const heading = (number: number) =>
    page.getByRole('heading', { name: `Question ${number} of ${questions.length}` });
  await page.goto('/student/select-product');
  await page.getByRole('link', { name: /^GED/ }).waitFor();
  await page.getByRole('link', { name: /^GED/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /^Mathematical Reasoning/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /Start Practice Test.*: Practice Test 1/ }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(1)).toBeVisible();

  await page.keyboard.press('h');
  await expect(page.getByText(String(first?.hint))).toBeVisible();
  await page.keyboard.press('ABCD'.charAt(Number(first?.correctAnswer)).toLowerCase());
  await expect(page.getByText('Correct', { exact: true }).last()).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByRole('button', { name: 'Hide explanation' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(heading(2)).toBeFocused();
  await page.keyboard.press('2');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect(heading(1)).toBeFocused();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('a');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('radio').nth(Number(first?.correctAnswer))).toBeChecked();
});

test('the timed test is taken, flagged and submitted by keyboard alone', async ({ page }) => {
  const { totalQuestions } = await examOf(page);
  await page.goto(`/practice-test/${EXAM_ID}`);
  await page.getByRole('button', { name: 'Start Practice Test' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Question 1', exact: true })).toBeFocused();
  for (let index = 0; index < totalQuestions; index += 1) {
    await page.keyboard.press('abcd'.charAt(index % 4));
    if (index === 0) await page.keyboard.press('f');
    if (index < totalQuestions - 1) await page.keyboard.press('ArrowRight');
  }
  await expect(page.getByText(`${totalQuestions} answered`)).toBeVisible();
  await expect(page.getByText('1 flagged')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(`Question ${totalQuestions} of ${totalQuestions}`)).toBeVisible();
  await page.getByRole('button', { name: 'Submit Test' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/results');
});

test('the first Tab of a page leads past its navigation', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#/);
});

import { EXAM_ID, expect, expectAccessible, next, pick, studentQuestions, test } from './journey.ts';

test('a learner practises, sees how it went, fixes what was missed, and finds it in the progress', async ({
  page,
}) => {
  const questions = await studentQuestions(page);
  await page.goto(`/student/test/${EXAM_ID}`);
  for (const [index, question] of questions.slice(0, 4).entries()) {
    const key = Number(question.correctAnswer);
    await pick(page, index === 0 ? key : (key + 1) % 4);
    await next(page);
  }
  for (let step = 5; step < questions.length; step += 1) await next(page);
  await page.getByRole('button', { name: 'Finish Test' }).click();

  await expect(page).toHaveURL('/student/select-product');
  await expect(page.getByRole('heading', { name: /^You finished: / })).toBeVisible();
  await expect(page.getByText('25%', { exact: true })).toBeVisible();
  await expect(page.getByText('This is your first time here')).toBeVisible();
  await page.reload();
  await expect(page.getByText('25%', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Fix these 6 now' }).click();
  await expect(page).toHaveURL(/\/practice\/\w+$/);
  // What was missed comes first, in its order.
  for (const question of questions.slice(1, 4)) {
    await pick(page, Number(question.correctAnswer));
    await next(page);
  }
  await page.reload();
  await expect(page.getByText('4 / 6')).toBeVisible();
  for (let step = 4; step < 6; step += 1) await next(page);
  await page.getByRole('button', { name: 'Finish Test' }).click();
  await expect(page.getByText('3 of 6 fixed')).toBeVisible();

  await page.getByRole('link', { name: 'See all my progress' }).click();
  await expect(page).toHaveURL('/progress');
  await expect(page.getByRole('heading', { name: 'My progress' })).toBeVisible();
  await expect(page.getByText('1 of 4 days this week')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '4 questions' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add a note' }).first().click();
  await page.getByLabel('My note').fill('Draw it first.');
  await page.getByRole('button', { name: 'Save the note' }).click();
  await page.getByLabel('Show', { exact: true }).selectOption('With a note of mine');
  await expect(page.getByRole('status').filter({ hasText: '1 question' })).toBeVisible();
  await expect(page.getByText('Draw it first.')).toBeVisible();
});

test('a learner builds a set of their own, with a limit of time', async ({ page }) => {
  await page.goto('/progress');
  await expect(page.getByRole('link', { name: 'Choose an exam' })).toBeVisible();
  await page.getByLabel('Exam').selectOption('TEAS');
  await page.getByLabel('Subject', { exact: true }).selectOption('Science');
  await page.getByLabel('How many').selectOption('5 questions');
  await page.getByLabel('With a time limit').check();
  await page.getByRole('button', { name: 'Start the set' }).click();

  await expect(page).toHaveURL(/\/practice\/\w+$/);
  await expect(page.getByText('1 / 5')).toBeVisible();
  await expect(page.getByText('Time left', { exact: true })).toBeVisible();
  await page.goto('/practice/unknown');
  await expect(page.getByRole('heading', { name: 'This set is not here' })).toBeVisible();
});

import { EXAM_ID, expect, next, pick, studentQuestions, test } from './journey.ts';

test('a learner chooses exam, subject and test, and learns from each answer at once', async ({ page }) => {
  const questions = await studentQuestions(page);
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(request.url());
  });

  await page.goto('/student/select-product');
  await page.getByRole('link', { name: /^GED/ }).click();
  await page.getByRole('link', { name: /^Mathematical Reasoning/ }).click();
  await expect(page).toHaveURL(/\/student\/dashboard\/ged\?subject=ged-mathematical-reasoning$/);
  await page.getByRole('link', { name: /Start Practice Test.*: Practice Test 1/ }).click();
  await expect(page).toHaveURL(`/student/test/${EXAM_ID}`);

  const key = Number(questions[0]?.correctAnswer);
  await expect(page.getByText(`1 / ${questions.length}`)).toBeVisible();
  await expect(page.getByRole('button', { name: /explanation/ })).toHaveCount(0);
  await pick(page, (key + 1) % 4);
  await expect(page.getByText('Incorrect', { exact: true })).toBeVisible();
  await expect(page.getByText('Right answer', { exact: true })).toBeVisible();
  await pick(page, key);
  await expect(page.getByText('Correct', { exact: true }).last()).toBeVisible();
  await page.getByRole('button', { name: 'Show explanation' }).click();
  await expect(page.getByText(String(questions[0]?.explanation).slice(0, 40))).toBeVisible();

  await pick(page, (key + 1) % 4);
  await expect(page.getByRole('button', { name: 'Show explanation' })).toBeVisible();
  await next(page);
  await expect(page.getByText(`2 / ${questions.length}`)).toBeVisible();
  expect(writes).toEqual([]);
});

test('the counters follow, a reload loses nothing, and Finish leads back to the exams', async ({ page }) => {
  const questions = await studentQuestions(page);
  await page.goto(`/student/test/${EXAM_ID}`);
  for (const question of questions.slice(0, 2)) {
    await pick(page, Number(question.correctAnswer));
    await next(page);
  }
  const counter = (name: string) =>
    page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd');
  await expect(counter('Answered')).toHaveText('2');
  await expect(counter('Correct')).toHaveText('2');

  await page.reload();
  await expect(counter('Answered')).toHaveText('2');
  await expect(page.getByText(`3 / ${questions.length}`)).toBeVisible();

  for (let step = 3; step < questions.length; step += 1) await next(page);
  await page.getByRole('button', { name: 'Finish Test' }).click();
  await expect(page).toHaveURL('/student/select-product');
});

test('closing the tab keeps the place, and Start over begins anew', async ({ page, context }) => {
  const questions = await studentQuestions(page);
  await page.goto(`/student/test/${EXAM_ID}`);
  for (const question of questions.slice(0, 10)) {
    await pick(page, Number(question.correctAnswer));
    await next(page);
  }
  await page.close();

  const again = await context.newPage();
  await again.goto(`/student/test/${EXAM_ID}`);
  const answered = again.locator('dt', { hasText: 'Answered' }).locator('xpath=following-sibling::dd');
  await expect(answered).toHaveText('10');
  await expect(again.getByText(`11 / ${questions.length}`)).toBeVisible();

  await again.getByRole('button', { name: 'Start over' }).click();
  await again.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
  await expect(answered).toHaveText('0');
  await expect(again.getByText(`1 / ${questions.length}`)).toBeVisible();
});

test('the elapsed time starts at the first answer and counts in m:ss', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-20T10:00:00Z') });
  await page.goto(`/student/test/${EXAM_ID}`);
  const time = page.locator('dt', { hasText: 'Time' }).locator('xpath=following-sibling::dd');
  await expect(time).toHaveText('0:00');
  await page.clock.fastForward(60_000);
  await expect(time).toHaveText('0:00');

  await pick(page, 0);
  await page.clock.fastForward(65_000);
  await expect(time).toHaveText('1:05');
});

test('empty places say so in words', async ({ page }) => {
  const empty = (url: string) => page.route(url, (route) => route.fulfill({ json: [] }));
  await empty('**/api/student/products/hesi/subjects');
  await empty('**/api/student/subjects/ged-science/practice-tests');
  await page.goto('/student/dashboard/hesi');
  await expect(page.getByText('No subjects available yet. Check back soon!')).toBeVisible();
  await page.goto('/student/dashboard/ged?subject=ged-science');
  await expect(page.getByText('No practice tests available for this subject yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Subjects' }).click();
  await expect(page.getByRole('link', { name: /^Science/ })).toBeVisible();
  await page.getByRole('link', { name: 'Change Exam' }).click();
  await expect(page).toHaveURL('/student/select-product');
});

test('a failed load says so, and Try again mends it', async ({ page, errors }) => {
  errors.expected.push(/Failed to load resource/);
  await page.route('**/api/student/products', (route) => route.abort());
  await page.goto('/student/select-product');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/student/products');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: /^GED/ })).toBeVisible();
});

test('an unknown test says so and shows a way on', async ({ page, errors }) => {
  errors.expected.push(/404/);
  await page.goto('/student/test/nowhere');
  await expect(page.getByRole('main')).toContainText(/could not find/i);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

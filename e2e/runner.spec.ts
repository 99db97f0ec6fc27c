import { scorePercent } from '@second-bell/domain';

import { EXAM_ID, examOf, examQuestions, expect, next, pick, test } from './journey.ts';

test('a learner takes a timed test and sees what they got right', async ({ page }) => {
  const questions = await examQuestions(page);
  const { timeLimit, passingScore } = await examOf(page);
  const total = questions.length;
  await page.goto(`/practice-test/${EXAM_ID}`);
  await expect(page.getByText(`${timeLimit} minutes`)).toBeVisible();
  await expect(page.getByText(`${passingScore}%`)).toBeVisible();
  await page.getByRole('button', { name: 'Start Practice Test' }).click();

  // All right but the second, which stays open, and the third, which is wrong.
  for (const [index, question] of questions.entries()) {
    await expect(page.getByText(`Question ${index + 1} of ${total}`)).toBeVisible();
    const key = question.options.indexOf(question.correctAnswer ?? '');
    if (index === 2) await pick(page, (key + 1) % 4);
    else if (index !== 1) await pick(page, key);
    if (index === 1) await page.getByRole('button', { name: 'Flag', exact: true }).click();
    if (index < total - 1) await next(page);
  }
  await expect(page.getByText(`${total - 1} answered`)).toBeVisible();
  await expect(page.getByText('1 flagged')).toBeVisible();
  await expect(page.getByText('Incorrect')).toHaveCount(0);

  await page.getByRole('button', { name: 'Submit Test' }).click();
  await expect(page).toHaveURL('/results');
  const tile = (name: string) => page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd');
  await expect(tile('Tests completed')).toHaveText('1');
  await expect(tile('Average score')).toHaveText(`${scorePercent(total - 2, total)}%`);

  await page.getByRole('button', { name: /GED Mathematical Reasoning: Practice Test 1/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`${total - 2} of ${total}`);
  await expect(dialog).toContainText('Excellent');
  await expect(dialog).toContainText('Not answered');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Take Another Test' }).click();
  await expect(page).toHaveURL('/practice-test');
});

test('the review grid shows current, answered, unanswered and flagged, and leads to any question', async ({
  page,
}) => {
  const { totalQuestions } = await examOf(page);
  await page.goto(`/practice-test/${EXAM_ID}`);
  await page.getByRole('button', { name: 'Start Practice Test' }).click();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await pick(page, 0);
  await page.getByRole('button', { name: 'Flag', exact: true }).click();
  await page.getByRole('button', { name: 'Review' }).click();
  const grid = page.getByRole('navigation', { name: 'All questions' });
  await expect(grid.getByRole('button', { name: /^Question 1, .*answered.*flagged/ })).toBeVisible();
  await expect(grid.getByRole('button', { name: /^Question 2, .*unanswered/ })).toBeVisible();

  await grid.getByRole('button', { name: `Question ${totalQuestions},` }).click();
  await expect(page.getByText(`Question ${totalQuestions} of ${totalQuestions}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit Test' })).toBeVisible();
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(grid).toBeHidden();
});

test('a hint opens and closes', async ({ page }) => {
  const [first] = await examQuestions(page);
  await page.goto(`/practice-test/${EXAM_ID}`);
  await page.getByRole('button', { name: 'Start Practice Test' }).click();
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByText(String(first?.hint))).toBeVisible();
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByText(String(first?.hint))).toBeHidden();
});

test('leaving early asks once, sends no answers, and counts in no figure', async ({ page }) => {
  const answers: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user-answers')) answers.push(request.url());
  });
  await page.goto(`/practice-test/${EXAM_ID}`);
  await page.getByRole('button', { name: 'Start Practice Test' }).click();
  await pick(page, 0);
  await page.getByRole('button', { name: 'Exit Test' }).click();
  await page.getByRole('button', { name: 'Keep going' }).click();
  await expect(page.getByText('1 answered')).toBeVisible();
  await page.getByRole('button', { name: 'Exit Test' }).click();
  await page.getByRole('button', { name: 'Leave without a score' }).click();

  await expect(page).toHaveURL('/results');
  await expect(page.getByText('Left early', { exact: true })).toBeVisible();
  await expect(
    page.locator('dt', { hasText: 'Tests completed' }).locator('xpath=following-sibling::dd'),
  ).toHaveText('0');
  expect(answers).toEqual([]);
});

test('Save and leave keeps the test on this device', async ({ page }) => {
  const { totalQuestions } = await examOf(page);
  await page.goto(`/practice-test/${EXAM_ID}`);
  await page.getByRole('button', { name: 'Start Practice Test' }).click();
  await pick(page, 0);
  await next(page);
  await page.getByRole('button', { name: 'Exit Test' }).click();
  await page.getByRole('button', { name: 'Save and leave' }).click();
  await expect(page).toHaveURL('/');

  const begun = page.getByRole('region', { name: 'Tests you have begun' });
  await expect(begun).toContainText(new RegExp(`Question 2 of ${totalQuestions}, [0-9:]+ left`));
  await page.goto('/teas');
  await expect(page.getByRole('link', { name: 'Take a timed test' })).toBeVisible();
  await expect(begun).toHaveCount(0);
  await page.goto('/ged');
  await begun.getByRole('link', { name: /^Continue/ }).click();
  await expect(page.getByText(`Question 2 of ${totalQuestions}`)).toBeVisible();
  await expect(page.getByText('1 answered')).toBeVisible();
});

test('two tabs on one attempt: the newest is live, the other says so and can take over', async ({
  page,
  context,
}) => {
  await page.goto(`/practice-test/${EXAM_ID}`);
  await page.getByRole('button', { name: 'Start Practice Test' }).click();
  await pick(page, 0);
  await next(page);

  const second = await context.newPage();
  await second.goto(`/practice-test/${EXAM_ID}`);
  await expect(second.getByText('1 answered')).toBeVisible();
  await expect(page.getByText('This test is open in another tab or on another device.')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await pick(second, 1);
  await expect(page.getByText('2 answered')).toBeVisible();

  await page.getByRole('button', { name: 'Take over here' }).click();
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await expect(second.getByText('This test is open in another tab or on another device.')).toBeVisible();
  await next(page);
  await pick(page, 2);
  await expect(second.getByText('3 answered')).toBeVisible();
});

test('Cancel on the overview leads home', async ({ page }) => {
  await page.goto(`/practice-test/${EXAM_ID}`);
  await page
    .getByRole('link', { name: 'Cancel' })
    .or(page.getByRole('button', { name: 'Cancel' }))
    .click();
  await expect(page).toHaveURL('/');
});

test('an unknown exam is named as such', async ({ page, errors }) => {
  errors.expected.push(/404/);
  await page.goto('/practice-test/nowhere');
  await expect(page.getByText('Exam Not Found')).toBeVisible();
  await expect(
    page.getByText('The requested exam could not be found. Please check the URL and try again.'),
  ).toBeVisible();
  await page.getByText('Return to Home').click();
  await expect(page).toHaveURL('/');
});

test('an exam without questions cannot be started', async ({ page }) => {
  await page.route(`**/api/exams/${EXAM_ID}/questions?*`, (route) => route.fulfill({ json: [] }));
  await page.goto(`/practice-test/${EXAM_ID}`);
  await expect(page.getByText('No questions available for this exam. Please try again later.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Practice Test' })).toBeDisabled();
});

test('a failed submit loses nothing: Try again sends the rest', async ({ page, errors }) => {
  errors.expected.push(/Failed to load resource/);
  const questions = await examQuestions(page);
  await page.goto(`/practice-test/${EXAM_ID}`);
  await page.getByRole('button', { name: 'Start Practice Test' }).click();
  for (const question of questions) {
    await pick(page, question.options.indexOf(question.correctAnswer ?? ''));
    if (question !== questions.at(-1)) await next(page);
  }
  // The network goes after some of the answers are through.
  let sent = 0;
  await page.route('**/api/user-answers', (route) => ((sent += 1) > 5 ? route.abort() : route.continue()));
  await page.getByRole('button', { name: 'Submit Test' }).click();
  await expect(page.getByRole('alert')).toContainText('Nothing is lost');

  // The page tries by itself as soon as it is back: the network is still gone then.
  await page.reload();
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.waitFor();
  await page.unroute('**/api/user-answers');
  await retry.click();
  await expect(page).toHaveURL('/results');
  await expect(
    page.locator('dt', { hasText: 'Average score' }).locator('xpath=following-sibling::dd'),
  ).toHaveText('100%');
});

test('two visitors do not see each other', async ({ page, browser, baseURL }) => {
  await page.goto(`/practice-test/${EXAM_ID}`);
  await page.getByRole('button', { name: 'Start Practice Test' }).click();
  await pick(page, 0);
  await page.getByRole('button', { name: 'Review' }).click();
  const { totalQuestions } = await examOf(page);
  await page.getByRole('button', { name: `Question ${totalQuestions},` }).click();
  await page.getByRole('button', { name: 'Submit Test' }).click();
  await expect(page).toHaveURL('/results');
  await expect(page.getByText('Recent scores')).toBeVisible();

  const other = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const stranger = await other.newPage();
  await stranger.goto('/results');
  await expect(stranger.getByText('No results yet')).toBeVisible();
  await other.close();
});

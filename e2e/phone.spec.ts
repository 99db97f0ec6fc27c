import { EXAM_ID, expect, expectAccessible, next, pick, studentQuestions, test } from './journey.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

test('on a phone the whole test is taken by touch, with everything in reach', async ({ page }) => {
  const questions = await studentQuestions(page, 'teas-science-1');
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'TEAS', exact: true }).tap();
  await page.getByRole('link', { name: 'Start TEAS practice' }).tap();
  // The page before has a link of that name too.
  await expect(page).toHaveURL(/\/student\/dashboard\/teas$/);
  await page.getByRole('link', { name: /^Science/ }).tap();
  await page.getByRole('link', { name: /Start Practice Test.*: Practice Test 1/ }).tap();
  await page.getByRole('radio').nth(Number(questions[0]?.correctAnswer)).tap();
  await expect(page.getByText('Correct', { exact: true }).last()).toBeVisible();
  const button = await page.getByRole('button', { name: 'Next' }).boundingBox();
  expect(button?.height).toBeGreaterThanOrEqual(44);
  await page.getByRole('button', { name: 'Next' }).tap();
  await expect(page.getByText(`2 / ${questions.length}`)).toBeVisible();
  await expectAccessible(page);
});

test('on a phone the timed test keeps clock and buttons in sight', async ({ page }) => {
  await page.goto(`/practice-test/${EXAM_ID}`);
  await page.getByRole('button', { name: 'Start Practice Test' }).tap();
  await pick(page, 3);
  await next(page);
  await page.getByRole('main').evaluate((content) => content.scrollIntoView({ block: 'end' }));
  await expect(page.getByRole('timer')).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByRole('button', { name: 'Next' })).toBeInViewport();
});

test('on a phone the menu opens and closes', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /menu/i }).tap();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'NCLEX' }).tap();
  await expect(page).toHaveURL('/nclex');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
});

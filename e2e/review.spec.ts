import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

import {
  EXAM_ID,
  expect,
  expectAccessibleInBothLooks,
  ON_A_PHONE,
  pick,
  studentQuestions,
  test,
} from './journey.ts';

test.use(ON_A_PHONE);

const DAY_MS = 24 * 60 * 60 * 1000;
const DECK = '/study-materials/flashcards/hesi-word-parts';

/** Answers some questions of a test wrongly, two days ago, as practice tells the server of it. Answers their texts. */
async function missTwoDaysAgo(page: Page, amount: number): Promise<void> {
  const questions = (await studentQuestions(page)).filter(
    ({ questionType }) => questionType === 'multiple_choice',
  );
  const answers = questions.slice(0, amount).map(({ id, options, correctAnswer }) => ({
    id: randomUUID(),
    sessionId: 'two days ago',
    kind: 'learn',
    practiceTestId: EXAM_ID,
    questionId: id,
    userAnswer: options.find((_option, index) => String(index) !== correctAnswer),
    notSure: false,
    timeSpent: 30,
    answeredAt: new Date(Date.now() - 2 * DAY_MS).toISOString(),
  }));
  const response = await page.request.post('/api/users/guest/practice-answers', { data: { answers } });
  expect(response.status()).toBe(201);
}

/** Which option of the question on the screen is right, counted from 0. */
async function rightIndex(page: Page): Promise<number> {
  const { cards } = (await (await page.request.get('/api/users/guest/review')).json()) as {
    cards: { question: { options: string[]; correctAnswer: string } }[];
  };
  const [{ question }] = cards as [(typeof cards)[number]];

  return question.options.indexOf(question.correctAnswer);
}

test('what was missed is due, is reviewed, and comes back later', async ({ page }) => {
  await page.goto('/review');
  await expect(page.getByRole('heading', { name: 'Nothing to review today' })).toBeVisible();
  await expectAccessibleInBothLooks(page);

  await missTwoDaysAgo(page, 2);
  await page.reload();
  await expect(page.getByText('2 due, about')).toBeVisible();
  await expectAccessibleInBothLooks(page);

  const right = await rightIndex(page);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('Card 1 of 2').first()).toBeVisible();
  await expectAccessibleInBothLooks(page);
  await pick(page, right);
  await expect(page.getByText('Correct', { exact: true })).toBeVisible();
  await expect(page.getByText(/Comes back in \d+ days/)).toBeVisible();
  await expectAccessibleInBothLooks(page);

  // In the middle of it the page is loaded again: what was answered is not asked again.
  await page.reload();
  await expect(page.getByText('1 due, about 1 minute')).toBeVisible();
  const second = await rightIndex(page);
  await page.getByRole('button', { name: 'Go on' }).click();
  await pick(page, (second + 1) % 4);
  await expect(page.getByText('Incorrect', { exact: true })).toBeVisible();
  await expect(page.getByText('Comes back tomorrow')).toBeVisible();
  await page.getByRole('button', { name: 'See how it went' }).click();
  await expect(page.getByRole('heading', { name: 'Tomorrow (1 card)' })).toBeVisible();
  await expectAccessibleInBothLooks(page);

  await page.getByRole('button', { name: 'Back to review' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing to review today' })).toBeVisible();
  await expect(page.getByText('Tomorrow', { exact: true })).toBeVisible();
});

test('home leads a learner to what is due, and moves nothing for it', async ({ page }) => {
  await page.goto('/');
  await missTwoDaysAgo(page, 1);
  await expect(page.getByRole('link', { name: /to review today/ })).toHaveCount(0);
  const before = await page.getByRole('heading', { level: 1 }).boundingBox();

  // Who has begun a test here is somebody who learns.
  await page.goto(`/student/test/${EXAM_ID}`);
  await expect(page.getByRole('radio').first()).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('second-bell.open-tests'));
  await page.goto('/');
  await expect(page.getByRole('link', { name: '1 to review today, about 1 minute' })).toBeVisible();
  expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.y).toBe(before?.y);
  await page.getByRole('link', { name: /to review today/ }).click();
  await expect(page.getByText('1 due, about 1 minute')).toBeVisible();
});

test('a deck joins the review, and a card is rated once it was turned', async ({ page }) => {
  await page.goto(DECK);
  await page.getByRole('button', { name: 'Add this deck to my review' }).click();
  await page.getByRole('link', { name: 'Go to review' }).click();
  await expect(page.getByText('10 due, about')).toBeVisible();

  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('button', { name: /^Good/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page.getByText(/Bradycardia is a slow heartbeat/)).toBeVisible();
  await expectAccessibleInBothLooks(page);
  await page.getByRole('button', { name: /^Again/ }).click();
  await expect(page.getByText('Card 2 of 10').first()).toBeVisible();

  await page.getByRole('button', { name: 'Stop for now' }).click();
  await expect(page.getByText('9 due, about')).toBeVisible();
  await page.goto(DECK);
  await page.getByRole('button', { name: 'Take out of my review' }).click();
  await expect(page.getByRole('button', { name: 'Add this deck to my review' })).toBeVisible();
  await expectAccessibleInBothLooks(page);
});

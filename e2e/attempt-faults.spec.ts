import { attemptEndpoints, type ExamQuestion } from '@second-bell/contract';
import { scorePercent } from '@second-bell/domain';
import type { BrowserContext, Page } from '@playwright/test';
import * as z from 'zod/mini';

import { examOf, examQuestions, expect, next, pick, test } from './journey.ts';
import { OwnServer } from './own-server.ts';

const EXAM_ID = 'hesi-biology-1';
const STEPS = 20;

/** What goes wrong while a question is answered. Each answers the page to go on with. */
type Fault = (learner: Learner, answer: () => Promise<void>) => Promise<Page>;

type Learner = { page: Page; context: BrowserContext; server: OwnServer };

const saved = (page: Page) =>
  expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 60_000 });
const offline = (page: Page) => expect(page.getByText(/^Offline: [1-9]\d* answers? waiting/)).toBeVisible();

const FAULTS: Record<string, Fault> = {
  async 'the network is cut'({ page, context }, answer) {
    await context.setOffline(true);
    await answer();
    await offline(page);
    await context.setOffline(false);
    await saved(page);

    return page;
  },
  async 'the page is reloaded'({ page }, answer) {
    await answer();
    await page.reload();

    return page;
  },
  async 'the tab is closed'({ page, context }, answer) {
    const { href } = new URL(page.url());
    await answer();
    await page.close();
    const again = await context.newPage();
    await again.goto(href);

    return again;
  },
  async 'the server is killed'({ page, server }, answer) {
    await server.kill();
    await answer();
    await offline(page);
    await server.start();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await saved(page);

    return page;
  },
  async 'an acknowledgement is lost'({ page }, answer) {
    const events = '**/api/test-attempts/*/events';
    await page.route(events, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await answer();
    await offline(page);
    await page.unroute(events);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await saved(page);

    return page;
  },
};

const NAMES = Object.keys(FAULTS);

/** `npm run torture -- attempts` begins with each fault in turn, so that every step meets every fault. */
const IS_TORTURE = process.env['TORTURE'] === 'attempts';
const FIRST_FAULTS = IS_TORTURE ? NAMES.map((_name, index) => index) : [0];
/** Else each fault happens once. */
const STEPS_APART = IS_TORTURE ? 1 : STEPS / NAMES.length;

/** What goes wrong at a step; undefined where nothing does. */
function faultAt(step: number, first: number): Fault | undefined {
  const turn = step / STEPS_APART;

  return Number.isInteger(turn) ? FAULTS[NAMES[(turn + first) % NAMES.length] ?? ''] : undefined;
}

test.describe.configure({ mode: 'serial' });

const server = new OwnServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

for (const first of FIRST_FAULTS) {
  test(`20 questions, things go wrong on the way, ${NAMES[first]} first: nothing is lost or counts twice`, async ({
    browser,
  }) => {
    test.setTimeout(600_000);
    const context = await browser.newContext({ baseURL: server.url });
    let page = await context.newPage();
    const questions = await examQuestions(page, EXAM_ID);
    await page.goto(`/practice-test/${EXAM_ID}`);
    await page.getByRole('button', { name: 'Start Practice Test' }).click();
    await expect(page.getByRole('radio').first()).toBeVisible();

    for (let step = 0; step < STEPS; step += 1) {
      const current = page;
      const give = () => answerStep(current, questions[step], step);
      const fault = faultAt(step, first);
      if (fault === undefined) await give();
      else page = await fault({ page, context, server }, give);
      await expect(page.getByText(`${step + 1} answered`)).toBeVisible();
      await expect(page.getByText(`Question ${step + 1} of ${questions.length}`)).toBeVisible();
      await next(page);
    }
    await page.getByRole('button', { name: 'Review' }).click();
    await page.getByRole('button', { name: `Question ${questions.length},` }).click();
    await page.getByRole('button', { name: 'Submit Test' }).click();
    await expect(page).toHaveURL(/\/results$/);

    await expectScored(page, questions);
    await context.close();
  });
}

/** Every third question wrong, the others right. */
async function answerStep(page: Page, question: ExamQuestion | undefined, step: number): Promise<void> {
  const key = question?.options.indexOf(question.correctAnswer ?? '') ?? 0;
  await pick(page, step % 3 === 2 ? (key + 1) % 4 : key);
}

/** One attempt, with each of the answers once, graded as they were given. */
async function expectScored(page: Page, questions: readonly ExamQuestion[]): Promise<void> {
  const get = async (path: string) => (await page.request.get(path)).json();
  const attempts = z.array(attemptEndpoints.one.response).parse(await get('/api/users/guest/test-attempts'));
  const { totalQuestions } = await examOf(page, EXAM_ID);
  const correctAnswers = Array.from({ length: STEPS }, (_, step) => step).filter(
    (step) => step % 3 !== 2,
  ).length;
  expect(attempts).toMatchObject([
    { completed: true, verified: true, correctAnswers, score: scorePercent(correctAnswers, totalQuestions) },
  ]);

  const answers = attemptEndpoints.answers.response.parse(
    await get(`/api/test-attempts/${attempts[0]?.id}/answers`),
  );
  expect(answers.map(({ questionId }) => questionId).toSorted()).toEqual(
    questions
      .slice(0, STEPS)
      .map(({ id }) => id)
      .toSorted(),
  );
}

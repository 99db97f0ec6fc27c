import { scorePercent } from '@second-bell/domain';
import type { BrowserContext, Page } from '@playwright/test';

import { Gateway } from './gateway.ts';
import {
  EXAM_ID,
  examQuestions,
  expect,
  expectAccessible,
  next,
  pick,
  studentQuestions,
  test,
} from './journey.ts';
import { JOURNEYS_PORT } from './journeys-server.ts';

test.describe.configure({ mode: 'default' });

const gateway = new Gateway(JOURNEYS_PORT + 2);
test.use({ baseURL: gateway.url, serviceWorkers: 'allow' });

test.beforeEach(async ({ errors }) => {
  errors.expected.push(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED/);
  gateway.version = undefined;
  gateway.asked.length = 0;
  await gateway.open();
});
test.afterEach(() => gateway.close());

/** Nothing answers, neither the page nor the service worker, and the browser says so. */
async function disconnect(context: BrowserContext): Promise<void> {
  await gateway.close();
  await context.setOffline(true);
}

async function reconnect(context: BrowserContext): Promise<void> {
  await gateway.open();
  await context.setOffline(false);
}

/** Until the browser has a copy of the answer to an address. */
async function keeps(page: Page, address: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (path) => (await caches.match(path)) !== undefined, address))
    .toBe(true);
}

test('a practice that was opened goes on after a reload without a connection', async ({ page, context }) => {
  const questions = await studentQuestions(page);
  await page.goto(`/student/test/${EXAM_ID}`);
  await pick(page, Number(questions[0]?.correctAnswer));
  await keeps(page, `/api/student/practice-tests/${EXAM_ID}/questions?types=all`);

  await disconnect(context);
  await page.reload();
  await expect(page.getByText('Right answer')).toBeVisible();
  await next(page);
  await pick(page, Number(questions[1]?.correctAnswer));
  await expect(page.getByText('Right answer')).toBeVisible();
});

test('a timed test is reloaded without a connection, and sent once when it is back', async ({
  page,
  context,
}) => {
  const questions = await examQuestions(page);
  const isRight = (step: number) => step !== 1;
  const answer = async (step: number) => {
    const key = questions[step]?.options.indexOf(questions[step].correctAnswer ?? '') ?? 0;
    await pick(page, isRight(step) ? key : (key + 1) % 4);
  };
  await page.goto(`/practice-test/${EXAM_ID}`);
  await keeps(page, `/api/exams/${EXAM_ID}/questions?types=all`);
  await page.getByRole('button', { name: 'Start Practice Test' }).click();
  await answer(0);

  await disconnect(context);
  await page.reload();
  await expect(page.getByText('1 answered')).toBeVisible();
  await next(page);
  await answer(1);
  await next(page);
  await answer(2);
  await expect(page.getByText(/^Offline: [23] answers waiting on this device/)).toBeVisible();
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('button', { name: `Question ${questions.length},` }).click();
  await page.getByRole('button', { name: 'Submit Test' }).click();
  await expect(page).toHaveURL(/\/results$/);
  const score = scorePercent(2, questions.length);
  const own = page.getByText(`Your score: ${score}%, 2 of ${questions.length} questions right`);
  await expect(own).toBeVisible();
  await expect(page.getByText('will be sent when you are back online')).toBeVisible();
  await page.reload();
  await expect(own).toBeVisible();

  await reconnect(context);
  await expect(own).toBeHidden();
  await expect(page.getByText(`${score}%`).first()).toBeVisible();
  const attempts = await (await page.request.get('/api/users/guest/test-attempts')).json();
  expect(attempts).toMatchObject([{ completed: true, verified: true, correctAnswers: 2, score }]);
  expect(gateway.asked.filter((call) => call === 'POST /api/user-answers')).toHaveLength(3);
  expect(gateway.asked.filter((call) => call.startsWith('PATCH'))).toHaveLength(1);
});

test('a new version takes over between tests and never in the middle of one', async ({ page, context }) => {
  const versionOf = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const registration = await navigator.serviceWorker.getRegistration();

      return {
        shells: names.filter((name) => name.startsWith('second-bell.shell.')).length,
        isWaiting: registration?.waiting !== null,
      };
    });
  await page.goto(`/student/test/${EXAM_ID}`);
  await keeps(page, `/api/student/practice-tests/${EXAM_ID}/questions?types=all`);
  await expect(page.getByRole('radio').first()).toBeVisible();

  gateway.version = '0123abcd';
  const other = await context.newPage();
  await other.goto('/results');
  await expect.poll(versionOf).toEqual({ shells: 2, isWaiting: true });
  // Neither another page nor a reload of the test lets it in.
  await other.goto('/practice-test');
  await other.getByRole('link', { name: 'Home', exact: true }).first().click();
  await page.reload();
  await expect(page.getByRole('radio').first()).toBeVisible();
  expect(await versionOf()).toEqual({ shells: 2, isWaiting: true });
  await expect(other.getByText('There is a new version of this site.')).toBeHidden();

  await page.getByRole('button', { name: 'Exit Test' }).click();
  await expect(page).toHaveURL(/select-product$/);
  await expect.poll(versionOf).toEqual({ shells: 2, isWaiting: false });
  // It is said with the next page after the one on which it was heard of.
  await expect(async () => {
    await page.getByRole('link', { name: 'GED' }).first().click();
    await page.getByRole('link', { name: 'Change Exam' }).click();
    await expect(page.getByText('There is a new version of this site.')).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

const SCIENCE = '/student/dashboard/hiset?subject=hiset-science';

test('a subject is kept with its pictures, opens offline, and is removed again', async ({
  page,
  context,
}) => {
  await page.goto(SCIENCE);
  const pictures = (await studentQuestions(page, 'hiset-science-1')).flatMap(
    ({ questionImage }) => questionImage ?? [],
  );
  await page.getByRole('button', { name: 'Keep for offline' }).click();
  await expect(page.getByText(/^Kept on this device: 1 test, \d+ kB$/)).toBeVisible();
  expect(gateway.asked).toEqual(expect.arrayContaining(pictures.map((path) => `GET ${path}`)));

  await disconnect(context);
  // Never opened while there was a connection: the dashboard, the test and its pictures come from the device.
  await page.goto(SCIENCE);
  await expect(page.getByText(/^Kept on this device/)).toBeVisible();
  await page.getByRole('link', { name: 'Start Practice Test' }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  const shown = await page.evaluate(
    (paths) =>
      Promise.all(
        paths.map(async (path) => {
          const picture = new Image();
          picture.src = path;
          await picture.decode();

          return picture.naturalWidth > 0;
        }),
      ),
    pictures,
  );
  expect(shown.length).toBeGreaterThan(3);
  expect(shown.every(Boolean)).toBe(true);

  await page.goto('/practice-test/hesi-biology-1');
  await expect(page.getByText('You are offline')).toBeVisible();
  await expect(page.getByRole('link', { name: 'HiSET Science: Practice Test 1' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/practice-test/hiset-science-1');
  await expect(page.getByText('Connect once to start a timed test')).toBeVisible();
  await page.getByRole('link', { name: 'Practice now' }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();

  await reconnect(context);
  await page.goto(SCIENCE);
  await page.getByRole('button', { name: /^Remove from this device/ }).click();
  await expect(page.getByRole('button', { name: 'Keep for offline' })).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).not.toContain('second-bell.kept.hiset-science');
});

test('a download that breaks off keeps what has come and goes on later', async ({ page }) => {
  await page.goto(SCIENCE);
  await page.route('**/figures/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Keep for offline' }).click();
  await expect(page.getByText('The connection broke off. What has come is kept')).toBeVisible();
  await page.reload();
  await expect(page.getByText('A part is kept on this device.')).toBeVisible();

  await page.unroute('**/figures/**');
  gateway.asked.length = 0;
  await page.getByRole('button', { name: 'Keep the rest' }).click();
  await expect(page.getByText(/^Kept on this device: 1 test/)).toBeVisible();
  expect(gateway.asked.filter((call) => call.includes('hiset-science-1/questions'))).toEqual([]);
});

test('a browser without room says so, and what to do', async ({ page, context }) => {
  await page.goto(SCIENCE);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: gateway.url, quotaSize: 1 });
  await page.getByRole('button', { name: 'Keep for offline' }).click();
  await expect(page.getByText('There is no room left on this device.')).toBeVisible();
});

test('nothing of the desk, of an attempt or of an account is in any cache', async ({ page }) => {
  await page.goto(`/practice-test/${EXAM_ID}`);
  await keeps(page, `/api/exams/${EXAM_ID}/questions?types=all`);
  await page.getByRole('button', { name: 'Start Practice Test' }).click();
  await pick(page, 0);
  await expect(page.getByText('1 answered')).toBeVisible();
  await page.reload();
  await page.goto('/results');
  await expect(page.getByRole('heading', { name: 'Your results' })).toBeVisible();

  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));

    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  const calls = kept.filter((path) => path.startsWith('/api/'));
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.filter((path) => !/^\/api\/(?:student|exams|mock-exams|images)(?:\/|$)/.test(path))).toEqual(
    [],
  );
});

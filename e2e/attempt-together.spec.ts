import { attemptEndpoints } from '@second-bell/contract';
import type { Browser, Page } from '@playwright/test';
import * as z from 'zod/mini';

import { givenProduct, givenQuestions, givenSubject, givenTest, logIn } from './desk.ts';
import {
  EXAM_ID,
  examOf,
  expect,
  expectAccessible,
  expectAccessibleInBothLooks,
  next,
  pick,
  test,
} from './journey.ts';

const ELSEWHERE = 'This test is open in another tab or on another device.';

async function begin(page: Page, examId = EXAM_ID): Promise<void> {
  await page.goto(`/practice-test/${examId}`);
  await page.getByRole('button', { name: 'Start Practice Test' }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
}

/** To the end by way of the review panel. */
async function submit(page: Page): Promise<void> {
  const { totalQuestions } = await examOf(page);
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('button', { name: `Question ${totalQuestions},` }).click();
  await page.getByRole('button', { name: 'Submit Test' }).click();
}

async function attemptsOf(page: Page) {
  const response = await page.request.get('/api/users/guest/test-attempts');

  return z.array(attemptEndpoints.one.response).parse(await response.json());
}

const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

/** Another device of the same guest: it shares the cookie, and nothing that a browser keeps. */
async function openOtherDevice(browser: Browser, page: Page, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  await context.addCookies(await page.context().cookies());

  return context.newPage();
}

test('another device goes on where this one stopped; this one hears of it and can take over', async ({
  page,
  browser,
  baseURL,
}) => {
  const { totalQuestions } = await examOf(page);
  await begin(page);
  await pick(page, 0);
  await next(page);
  await pick(page, 1);
  await saved(page);

  const phone = await openOtherDevice(browser, page, baseURL);
  await phone.goto(`/practice-test/${EXAM_ID}`);
  await expect(phone.getByText(new RegExp(`^Question 2 of ${totalQuestions}, [0-9:]+ left$`))).toBeVisible();
  await phone.getByRole('button', { name: 'Continue test' }).click();
  await expect(phone.getByText('2 answered')).toBeVisible();
  await expect(phone.getByRole('radio').nth(1)).toBeChecked();
  await next(phone);
  await pick(phone, 2);
  await saved(phone);

  // What is answered here meanwhile is heard there, and kept.
  await next(page);
  await next(page);
  await pick(page, 3);
  await expect(page.getByText(ELSEWHERE)).toBeVisible();
  await page.getByRole('button', { name: 'Take over here' }).click();
  await expect(page.getByText('4 answered')).toBeVisible();
  await phone.context().close();
});

test('a test that was finished on another device says so, and what came too late', async ({
  page,
  browser,
  baseURL,
}) => {
  await begin(page);
  await pick(page, 0);
  await saved(page);
  const phone = await openOtherDevice(browser, page, baseURL);
  await phone.goto(`/practice-test/${EXAM_ID}`);
  await phone.getByRole('button', { name: 'Continue test' }).click();
  await submit(phone);
  await expect(phone).toHaveURL('/results');
  await phone.context().close();

  await pick(page, 1);
  await expect(page.getByText('This test was already finished')).toBeVisible();
  await expect(page.getByText('1 answer given here after that is not part of it.')).toBeVisible();
  await page.getByRole('button', { name: 'See your results' }).click();
  await expect(page).toHaveURL('/results');
  expect(await attemptsOf(page)).toMatchObject([{ completed: true, verified: true }]);
});

test('handed in from one of two tabs, it counts once, and the other says so', async ({ page, context }) => {
  await begin(page);
  await pick(page, 0);
  const second = await context.newPage();
  await second.goto(`/practice-test/${EXAM_ID}`);
  await expect(page.getByText(ELSEWHERE)).toBeVisible();
  await submit(second);
  await expect(second).toHaveURL('/results');

  const results = page.getByRole('button', { name: 'See your results' });
  const takeOver = page.getByRole('button', { name: 'Take over here' });
  await results.or(takeOver).click();
  await expect(page).toHaveURL('/results');
  expect(await attemptsOf(page)).toHaveLength(1);
});

test('a result whose acknowledgement is lost is sent again by itself, and counts once', async ({
  page,
  errors,
}) => {
  errors.expected.push(/Failed to load resource/);
  await begin(page);
  await pick(page, 0);
  await saved(page);
  await page.route('**/api/test-attempts/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    await route.fetch();

    return route.abort();
  });
  await submit(page);
  await expect(page.getByRole('alert')).toContainText('Nothing is lost');
  await page.unroute('**/api/test-attempts/*');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));

  await expect(page).toHaveURL('/results');
  expect(await attemptsOf(page)).toMatchObject([{ completed: true, verified: true }]);
});

test('a server that is down at the start is told, and the test starts once it is back', async ({
  page,
  errors,
}) => {
  errors.expected.push(/Failed to load resource/);
  await page.goto(`/practice-test/${EXAM_ID}`);
  await page.route('**/api/test-attempts', (route) => route.abort());
  await page.getByRole('button', { name: 'Start Practice Test' }).click();
  await expect(page.getByRole('alert')).toContainText('The test did not start');
  await page.unroute('**/api/test-attempts');
  await page.getByRole('button', { name: 'Start Practice Test' }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
});

test('a browser that forbids storage says so, and the server keeps the test', async ({ page }) => {
  await page.addInitScript(() => {
    const forbidden = () => {
      throw new DOMException('Forbidden', 'SecurityError');
    };
    Object.defineProperty(window, 'indexedDB', { get: forbidden });
    Object.defineProperty(window, 'localStorage', { get: forbidden });
  });
  await begin(page);
  await pick(page, 1);
  await expect(page.getByText(/^This browser keeps nothing on this device/)).toBeVisible();
  await saved(page);

  await page.reload();
  await page.getByRole('button', { name: 'Continue test' }).click();
  await expect(page.getByText('1 answered')).toBeVisible();
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
});

test('a storage that fills up on the way is told, and a reload loses nothing', async ({ page }) => {
  await begin(page);
  await pick(page, 0);
  await saved(page);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await next(page);
  await pick(page, 1);
  await expect(page.getByText(/^This browser keeps nothing on this device/)).toBeVisible();
  await saved(page);

  await page.reload();
  await expect(page.getByText('2 answered')).toBeVisible();
});

test('a test that is deleted meanwhile is finished as it was begun', async ({ page, errors }) => {
  errors.expected.push(/404/);
  const desk = await logIn(page);
  const product = await givenProduct(desk);
  const subject = await givenSubject(desk, product.id, 'Numbers');
  const { id } = await givenTest(desk, subject.id, 'Which are numbers?');
  await givenQuestions(desk, id, 2);
  await begin(page, id);
  await pick(page, 0);
  await desk.send('DELETE', `/api/admin/practice-tests/${id}`);

  await page.reload();
  await expect(page.getByText('Is 0 a number?')).toBeVisible();
  await next(page);
  await pick(page, 0);
  await page.getByRole('button', { name: 'Submit Test' }).click();
  await expect(page).toHaveURL('/results');
  expect(await attemptsOf(page)).toMatchObject([{ completed: true, verified: true, score: 100 }]);
});

test('what a test says of saving, leaving and other tabs is accessible on a phone too', async ({
  page,
  context,
  errors,
}) => {
  errors.expected.push(/Failed to load resource/);
  await begin(page);
  // What a test may need later, its style sheets among it, is loaded once its first question stands.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await pick(page, 0);
  await expect(page.getByText('Offline: 1 answer waiting on this device')).toBeVisible();
  await expectAccessibleInBothLooks(page);
  await context.setOffline(false);
  await saved(page);
  await page.getByRole('button', { name: 'Exit Test' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep going' }).click();

  const second = await context.newPage();
  await second.goto(`/practice-test/${EXAM_ID}`);
  await expect(page.getByText(ELSEWHERE)).toBeVisible();
  await expectAccessible(page);
  await second.getByRole('button', { name: 'Exit Test' }).click();
  await second.getByRole('button', { name: 'Save and leave' }).click();
  await expect(second.getByRole('region', { name: 'Tests you have begun' })).toBeVisible();
  await expectAccessibleInBothLooks(second);
});

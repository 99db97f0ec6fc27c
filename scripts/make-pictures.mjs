// `npm run pictures -- http://127.0.0.1:3000`: takes the screens of the product that the exam pages and the app's manifest
// show, from a running server. Run it when those screens have changed: a build has no browser to take them with.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { ROOT } from './bootstrap.mjs';
import { findBrowser } from './machine.mjs';

const WEB = join(ROOT, 'apps', 'web');
const QUALITY = 80;

/** Each belongs to an exam page and shows that exam. The sizes are those that the pages give their pictures. */
const ON_PAGES = {
  folder: join(WEB, 'app', 'features', 'marketing', 'pictures'),
  scale: 1.5,
  pictures: ['light', 'dark'].flatMap((colorScheme) => [
    {
      file: `learn-${colorScheme}`,
      viewport: { width: 760, height: 860 },
      colorScheme,
      take: answerAQuestion,
    },
    {
      file: `timed-${colorScheme}`,
      viewport: { width: 760, height: 660 },
      colorScheme,
      take: openATimedTest,
    },
  ]),
};

/** What a device shows before it takes the site among its apps (`apps/web/scripts/app-manifest.ts`). */
const OF_THE_APP = {
  folder: join(WEB, 'public', 'screenshots'),
  scale: 1,
  pictures: [
    { file: 'timed-test', viewport: { width: 1280, height: 800 }, take: openATimedTest },
    { file: 'learn', viewport: { width: 1280, height: 800 }, take: answerAQuestion },
    { file: 'timed-test-phone', viewport: { width: 360, height: 640 }, deviceScale: 2, take: openATimedTest },
    { file: 'learn-phone', viewport: { width: 360, height: 640 }, deviceScale: 2, take: answerAQuestion },
  ],
};

const [origin] = process.argv.slice(2);
if (origin === undefined) throw new Error('Give the address of a running server');

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
for (const { folder, scale, pictures } of [ON_PAGES, OF_THE_APP]) {
  await mkdir(folder, { recursive: true });
  for (const { file, viewport, colorScheme = 'light', deviceScale = 1, take } of pictures) {
    const context = await browser.newContext({
      viewport,
      colorScheme,
      deviceScaleFactor: deviceScale,
      reducedMotion: 'reduce',
      baseURL: origin,
    });
    const page = await context.newPage();
    await take(page);
    await page.evaluate(() => document.fonts.ready);
    const session = await context.newCDPSession(page);
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: QUALITY,
      clip: { x: 0, y: 0, ...viewport, scale },
    });
    await writeFile(join(folder, `${file}.webp`), Buffer.from(data, 'base64'));
    await context.close();
  }
}
await browser.close();

/** GED: a question of the student test, answered right, with its explanation. */
async function answerAQuestion(page) {
  const testId = 'ged-mathematical-reasoning-1';
  const questions = await (await page.request.get(`/api/student/practice-tests/${testId}/questions`)).json();
  await page.goto(`/student/test/${testId}`);
  await pick(page, Number(questions[0].correctAnswer));
  await page.getByRole('button', { name: 'Show explanation' }).click();
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** HiSET: a timed test under way, with the overview of its questions open. */
async function openATimedTest(page) {
  await page.goto('/practice-test/hiset-mathematics-1');
  await page.getByRole('button', { name: 'Start Practice Test' }).click();
  for (let number = 1; number <= 7; number += 1) {
    if (number !== 4) await pick(page, number % 4);
    if (number === 4 || number === 6) await page.getByRole('button', { name: 'Flag', exact: true }).click();
    await page.getByRole('button', { name: 'Next' }).click();
  }
  // On a phone the overview would push the question off the screen.
  if (page.viewportSize().width > 600) await page.getByRole('button', { name: 'Review' }).click();
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** By the keyboard: on a small screen a bar may lie over the option. */
async function pick(page, index) {
  await page.getByRole('radio').nth(index).focus();
  await page.keyboard.press('Space');
}

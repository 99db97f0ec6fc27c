import { chromium, type Page } from '@playwright/test';

import { findBrowser } from '../../scripts/machine.mjs';
import { openDesk } from '../desk-client.ts';
import { type Group, inRounds } from '../row.ts';
import { inFolder, startProduct } from '../servers.ts';

const ROUNDS = 15;
const QUESTIONS = 200;
const SLOWER = 4;
const BROWSER_FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** How long a learner waits between a click and what it tells, on a phone. */
export const feedback: Group = {
  name: 'feedback',
  run: async (report) => {
    const name = `click to painted feedback, ${QUESTIONS} questions, ${SLOWER} × slower`;
    const browserPath = findBrowser();
    if (browserPath === undefined) return report.missing(name, 'Chromium');

    await inFolder(async (folder) => {
      const product = await startProduct({ folder });
      const testId = await (await openDesk(product)).givenTest(QUESTIONS);
      const browser = await chromium.launch({ executablePath: browserPath, args: BROWSER_FLAGS });
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      await page.goto(`${product.url}/student/test/${testId}`);
      await page.getByRole('radio').first().waitFor();
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });

      const figures = await inRounds(ROUNDS, () => answerOne(page));
      report.row({ name, unit: 'ms', figures, goal: { atMost: 50 } });
      await browser.close();
      await product.stop();
    });
  },
};

/** Milliseconds from the click's own moment to the end of the frame that shows the feedback. */
async function answerOne(page: Page): Promise<number> {
  const painted = page.evaluate(async () => {
    const clicked = await new Promise<number>((resolve) => {
      addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
    });
    const isShown = () => document.body.textContent.includes('Show explanation');
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (!isShown()) await nextFrame();
    // The callbacks of a frame run before it is painted, a message after.
    await nextFrame();
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', resolve);
      port1.start();
      port2.postMessage('');
    });

    return performance.now() - clicked;
  });
  await page.getByRole('radio').first().check({ force: true });
  const milliseconds = await painted;
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Show explanation').waitFor({ state: 'detached' });

  return milliseconds;
}

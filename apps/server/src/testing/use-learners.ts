import { beforeEach } from 'vitest';

import { newBrowser } from './browser.ts';
import { captureLog } from './capture-log.ts';
import { givenContent } from './given-content.ts';
import { useApp } from './use-app.ts';

export const LIN = { email: 'lin@example.com', password: 'tea at eleven sharp', name: 'Lin' };

/** The app with some content, and browsers of learners. Call inside the file, outside any test. */
export function useLearners(environment: Record<string, string> = {}) {
  const log = captureLog();
  const server = useApp({ LOG_LEVEL: 'warn', ...environment }, log);
  beforeEach(async () => {
    await givenContent(server.db);
    log.clear();
  });

  /** A browser that has looked at a page, and so is a guest's. */
  async function visit(headers?: Record<string, string>) {
    const browser = newBrowser(server, headers);
    await browser.get('/api/exams/math-1');

    return browser;
  }

  /** Signs up, and opens the link of the mail in the same browser. */
  async function signedUp(browser: Awaited<ReturnType<typeof visit>>, person: object = LIN) {
    await browser.post('/api/account/sign-ups', person);
    const { body } = await browser.post('/api/account/sign-ups/confirm', { token: log.linkCodes.at(-1) });

    return body.account;
  }

  /** A learner at a browser of their own, who is signed in. */
  async function learner(person: object = LIN) {
    const browser = await visit();

    return { ...browser, account: await signedUp(browser, person) };
  }

  return { server, log, visit, signedUp, learner };
}

import { expect, it } from 'vitest';

import { secondFactors } from '#database/schema.ts';

import { newBrowser } from '../../testing/browser.ts';
import { LIN, useLearners } from '../../testing/use-learners.ts';
import { codeOfStep } from './totp.ts';

const { server, learner } = useLearners();

const FACTOR = '/api/account/second-factor';
const { email, password } = LIN;

const codeOf = (secret: string) => codeOfStep(secret, Math.floor(Date.now() / 30_000));
/** Nothing that was used counts as used any more, as if minutes had passed. */
const afterMinutes = () => server.db.update(secondFactors).set({ lastStep: 0 });
const signIn = (more: object = {}) =>
  newBrowser(server).post('/api/account/sessions', { email, password, ...more });

it('a learner switches codes on, signs in with them, and switches them off', async () => {
  const browser = await learner();
  const { secret } = (await browser.post(FACTOR, { password })).body;
  const { body } = await browser.post(`${FACTOR}/confirm`, { code: codeOf(secret) });
  expect(body.recoveryCodes).toHaveLength(10);
  await afterMinutes();

  expect((await signIn()).body).toMatchObject({ code: 'code_needed' });
  expect((await signIn({ code: codeOf(secret) })).status).toBe(200);
  expect((await signIn({ code: body.recoveryCodes[0] })).status).toBe(200);
  expect((await browser.get(FACTOR)).body).toEqual({ enabled: true, recoveryCodesLeft: 9 });

  const proof = { password, code: body.recoveryCodes[1] };
  expect((await browser.post(`${FACTOR}/remove`, proof)).status).toBe(204);
  expect((await signIn()).status).toBe(200);
});

it('needs the password of the account, and a right code', async () => {
  const browser = await learner();
  expect((await browser.post(FACTOR, { password: 'guess' })).body).toMatchObject({ code: 'wrong_password' });
  await browser.post(FACTOR, { password });
  expect((await browser.post(`${FACTOR}/confirm`, { code: '000000' })).body).toMatchObject({
    code: 'wrong_code',
    issues: [{ path: 'code' }],
  });
  expect((await signIn()).status).toBe(200);
});

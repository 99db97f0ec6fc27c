import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { answers, attempts, sessions, users } from '#database/schema.ts';

import { START } from '../../testing/use-attempts.ts';
import { LIN, useLearners } from '../../testing/use-learners.ts';
import { ensureAdministrator } from './first-administrator.service.ts';

const { server, visit, learner } = useLearners();

const ADA = { email: 'ada@example.com', password: 'correct horse battery' };

type Browser = Awaited<ReturnType<typeof visit>>;

const later = () => server.db.update(sessions).set({ createdAt: sql`created_at - interval '11 minutes'` });

async function signedIn(person: object = LIN) {
  const browser = await visit();
  await browser.post('/api/account/sessions', person);

  return browser;
}

describe('all that is kept of an account', () => {
  async function givenHistory() {
    const browser = await learner({ ...LIN, name: '=Lin' });
    const { body } = await browser.post('/api/test-attempts', START);
    const answer = { questionId: 'math-1-q1', userAnswer: '4', isCorrect: true, timeSpent: 1 };
    await browser.post('/api/user-answers', { ...answer, attemptId: body.id });

    return { browser, attemptId: body.id };
  }

  it('is one JSON file, with nothing of another and no hash', async () => {
    await givenHistory();
    const other = await learner({ ...LIN, email: 'other@example.com', name: 'Other' });
    const { body: attempt } = await other.post('/api/test-attempts', START);
    const { body, headers } = await other.get('/api/account/data.json');

    expect(headers['content-disposition']).toContain('second-bell.json');
    expect(body).toMatchObject({
      account: [{ email: 'other@example.com', name: 'Other' }],
      sessions: [{ place: 'site' }],
      attempts: [{ id: attempt.id, examTitle: expect.any(String) }],
      answers: [],
    });
    expect(JSON.stringify(body)).not.toMatch(/argon2|scrypt|password|token/i);
  });

  it('has the answers of all attempts, also of hundreds', async () => {
    const { browser, attemptId } = await givenHistory();
    const [row] = await server.db.select().from(attempts);
    if (!row) throw new Error('There is no attempt');
    const [answered] = await server.db.select().from(answers);
    if (!answered) throw new Error('There is no answer');
    const ids = Array.from({ length: 250 }, (_, index) => `more-${index}`);
    await server.db.insert(attempts).values(ids.map((id) => ({ ...row, id })));
    await server.db.insert(answers).values(ids.map((id) => ({ ...answered, id, attemptId: id })));
    const { body } = await browser.get('/api/account/data.json');

    expect([body.attempts.length, body.answers.length]).toEqual([251, 251]);
    expect(new Set(body.answers.map((one: { attemptId: string }) => one.attemptId))).toContain(attemptId);
  });

  it('is a zip archive of CSV files, with formulas made harmless', async () => {
    const { browser } = await givenHistory();
    const headers = { cookie: Array.from(browser.jar, (pair) => pair.join('=')).join('; ') };
    const response = await server.app.inject({ url: '/api/account/data.zip', headers });
    const { unzipSync, strFromU8 } = await import('fflate');
    const files = unzipSync(response.rawPayload);

    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['account.csv', 'attempts.csv', 'answers.csv']),
    );
    expect(strFromU8(files['account.csv'] ?? new Uint8Array())).toContain("'=Lin");
    expect(strFromU8(files['answers.csv'] ?? new Uint8Array())).toContain('math-1-q1');
  });
});

describe('deleting an account', () => {
  const remove = (browser: Browser, body: object = {}) => browser.post('/api/account/deletion', body);

  it('takes all that it owns with it, at once, and nothing of another', async () => {
    const other = await learner({ ...LIN, email: 'other@example.com' });
    await other.post('/api/test-attempts', START);
    const browser = await learner();
    const { body } = await browser.post('/api/test-attempts', START);
    const answer = { questionId: 'math-1-q1', userAnswer: '4', isCorrect: true, timeSpent: 1 };
    await browser.post('/api/user-answers', { ...answer, attemptId: body.id });
    const elsewhere = await signedIn();
    expect(await remove(browser, { password: LIN.password })).toMatchObject({ status: 204 });

    expect(browser.jar.has('session')).toBe(false);
    expect((await elsewhere.get('/api/account')).status).toBe(401);
    expect((await browser.post('/api/account/sessions', LIN)).status).toBe(401);
    expect(await server.db.select().from(users)).toMatchObject([{ email: 'other@example.com' }]);
    expect(await server.db.select().from(attempts)).toMatchObject([{ guestId: other.account.id }]);
    expect(await server.db.select().from(answers)).toEqual([]);
    expect((await elsewhere.post('/api/user-answers', { ...answer, attemptId: body.id })).status).toBe(404);
  });

  it('needs the password, or a session that has just begun', async () => {
    const browser = await learner();
    expect(await remove(browser, { password: 'guess' })).toMatchObject({
      status: 400,
      body: { code: 'wrong_password' },
    });
    await later();
    expect((await browser.get('/api/account')).body.account).toMatchObject({ sessionIsFresh: false });
    expect(await remove(browser)).toMatchObject({ status: 403, body: { code: 'fresh_sign_in_needed' } });

    await browser.post('/api/account/sessions', LIN);
    expect((await remove(browser)).status).toBe(204);
  });

  it('is not for who works at the desk: another removes them', async () => {
    await ensureAdministrator(server.db, ADA);
    const browser = await signedIn(ADA);

    expect(await remove(browser)).toMatchObject({ status: 409, body: { code: 'own_removal' } });
  });
});

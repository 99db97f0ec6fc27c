import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { OwnedTable } from '#database/schema/owned-tables.ts';

import { LIN, useLearners } from '../../testing/use-learners.ts';
import { RESULT, START } from '../../testing/use-attempts.ts';
import { takeOver } from './owned-rows.repo.ts';

const { server, visit, signedUp, learner } = useLearners();

type Browser = Awaited<ReturnType<typeof visit>>;

const start = async (browser: Browser) => (await browser.post('/api/test-attempts', START)).body.id as string;
const answer = (browser: Browser, attemptId: string, userAnswer = '4') =>
  browser.post('/api/user-answers', {
    attemptId,
    questionId: 'math-1-q1',
    userAnswer,
    isCorrect: true,
    timeSpent: 1,
  });
const complete = (browser: Browser, id: string) =>
  browser.call({ method: 'PATCH', url: `/api/test-attempts/${id}`, body: RESULT });
const attemptsOf = async (browser: Browser): Promise<string[]> =>
  (await browser.get('/api/users/guest/test-attempts')).body.map(({ id }: { id: string }) => id);

describe('what a guest did', () => {
  it('is the account’s after signing up, and gone from the guest', async () => {
    const browser = await visit();
    const id = await start(browser);
    await answer(browser, id);
    await complete(browser, id);
    await signedUp(browser);
    expect(await attemptsOf(browser)).toEqual([id]);
    expect((await browser.get('/api/users/guest/progress')).body.tests).toHaveLength(1);

    await browser.post('/api/account/sign-out');
    expect(await attemptsOf(browser)).toEqual([]);
    expect((await browser.get(`/api/test-attempts/${id}`)).status).toBe(404);
  });

  it('joins what the account has, and is found on other devices', async () => {
    const first = await learner();
    const mine = await start(first);
    const second = await visit();
    const asGuest = await start(second);
    await second.post('/api/account/sessions', LIN);

    expect(await attemptsOf(second)).toEqual([asGuest, mine]);
    expect(await attemptsOf(first)).toEqual([asGuest, mine]);
  });

  it('goes on in the middle of a test, and in a tab that was open before', async () => {
    await learner();
    const browser = await visit();
    const id = await start(browser);
    expect((await answer(browser, id, '3')).status).toBe(201);
    await browser.post('/api/account/sessions', LIN);

    expect((await answer(browser, id)).status).toBe(201);
    expect((await browser.get(`/api/test-attempts/${id}/answers`)).body).toMatchObject([{ userAnswer: '4' }]);
    expect((await complete(browser, id)).body).toMatchObject({ completed: true, score: 50 });
  });
});

describe('what is an account’s own', () => {
  it('is not found by another learner, nor by a guest, in any call', async () => {
    const owner = await learner();
    const id = await start(owner);
    await answer(owner, id);
    const others = [await visit(), await learner({ ...LIN, email: 'other@example.com' })];

    for (const other of others) {
      expect(await attemptsOf(other)).toEqual([]);
      expect((await other.get(`/api/users/${owner.account.id}/test-attempts`)).body).toEqual([]);
      for (const rest of ['', '/answers', '/questions', '/events']) {
        expect((await other.get(`/api/test-attempts/${id}${rest}`)).status).toBe(404);
      }
      expect((await answer(other, id)).status).toBe(404);
      expect((await complete(other, id)).status).toBe(404);
    }
  });

  it('is not opened by a guest cookie that holds the account’s id', async () => {
    const owner = await learner();
    await start(owner);
    const thief = await visit();
    thief.jar.set('guest', owner.account.id);

    expect(await attemptsOf(thief)).toEqual([]);
  });
});

describe('where guest and account both have a row of what there is one of', () => {
  const cards = pgTable(
    'cards_of_a_test',
    {
      ownerId: text().notNull(),
      question: text().notNull(),
      changed: integer().notNull(),
      note: text().notNull(),
    },
    (table) => [primaryKey({ columns: [table.ownerId, table.question] }), index().on(table.ownerId)],
  );
  const owned = (oneOf: OwnedTable['oneOf']): OwnedTable => ({
    name: 'cards',
    table: cards,
    owner: cards.ownerId,
    ...(oneOf && { oneOf }),
  });
  const row = (ownerId: string, question: string, changed: number) => ({
    ownerId,
    question,
    changed,
    note: `${ownerId} ${question}`,
  });

  beforeAll(async () => {
    await server.db.execute(
      sql`create table cards_of_a_test (owner_id text, question text, changed integer, note text, primary key (owner_id, question))`,
    );
  });
  afterAll(async () => {
    await server.db.execute(sql`drop table cards_of_a_test`);
  });

  async function notesAfter(oneOf: OwnedTable['oneOf']): Promise<string[]> {
    await server.db
      .insert(cards)
      .values([
        row('guest', 'newer', 5),
        row('account', 'newer', 4),
        row('guest', 'older', 1),
        row('account', 'older', 4),
        row('guest', 'alike', 4),
        row('account', 'alike', 4),
        row('guest', 'alone', 1),
        row('other', 'newer', 9),
      ]);
    await server.db.transaction((tx) => takeOver(tx, 'guest', 'account', [owned(oneOf)]));
    const rows = await server.db.select().from(cards);
    expect(rows.filter(({ ownerId }) => ownerId === 'guest')).toEqual([]);

    return rows.map(({ note }) => note).toSorted();
  }

  it('the one that was changed later stays, and the account’s where both are as old', async () => {
    expect(await notesAfter({ columns: [cards.question], changedAt: cards.changed })).toEqual([
      'account alike',
      'account older',
      'guest alone',
      'guest newer',
      'other newer',
    ]);
  });

  it('the account’s stays where nothing says which is later', async () => {
    expect(await notesAfter({ columns: [cards.question] })).toEqual([
      'account alike',
      'account newer',
      'account older',
      'guest alone',
      'other newer',
    ]);
  });
});

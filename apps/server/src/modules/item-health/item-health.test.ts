import type { ItemFigures } from '@second-bell/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { attempts, practiceTests, questions } from '#database/schema.ts';

import { givenContent } from '../../testing/given-content.ts';
import { givenSittings, type Sitting } from '../../testing/given-sittings.ts';
import { useApp } from '../../testing/use-app.ts';

const server = useApp();
const URL = '/api/admin/practice-tests/small/item-health';
let token = '';

beforeEach(async () => {
  await givenContent(server.db);
  ({ token } = await server.givenAdministrator());
  await server.db.insert(practiceTests).values({
    id: 'small',
    subjectId: 'ged-math',
    title: '=Small test',
    timeLimit: 10,
    passingScore: 70,
    difficulty: 'easy',
  });
  await server.db.insert(questions).values(
    ['q1', 'q2', 'q3'].map((id, index) => ({
      id,
      practiceTestId: 'small',
      questionText: `Which one fits, in ${id}?`,
      questionType: 'multiple_choice' as const,
      options: ['One', 'Two', 'Three'],
      correctAnswer: '0',
      difficulty: 'easy' as const,
      displayOrder: index,
    })),
  );
});

/** Letters in the order of the questions: the key is `a`, a hyphen leaves open. */
function sitting(letters: string, more?: Sitting['more'], times: number[] = []): Sitting {
  const given = [...letters].map((optionId, index) => [
    `q${index + 1}`,
    optionId === '-' ? null : { optionId, isCorrect: optionId === 'a', timeSpent: times[index] ?? 20 },
  ]);

  return { answers: Object.fromEntries(given), ...(more && { more }) };
}

const times = (amount: number, letters: string, more?: Sitting['more'], seconds?: number[]) =>
  Array.from({ length: amount }, () => sitting(letters, more, seconds));

async function read() {
  return (await server.call({ url: URL, token })).body;
}

const itemOf = (items: ItemFigures[], id: string) => items.find(({ questionId }) => questionId === id);

describe('item health', () => {
  it('is a table that was computed by hand', async () => {
    await givenSittings(server.db, 'small', [
      sitting('aaa', { timeSpent: 300 }),
      sitting('aab', { timeSpent: 420 }),
      sitting('bac', { timeSpent: 900 }),
      sitting('cb-', { timeSpent: 1200 }),
    ]);
    const { test, items } = await read();

    expect(test).toMatchObject({ attempts: 4, meanScore: 50, medianMinutes: 7, hasOwnTimes: false });
    // Rests of q1, of two others: 1, 0.5 (right); 0.5, 0 (wrong). Mean 0.5, deviation √0.125, mean of right 0.75.
    expect(items[0]).toMatchObject({
      number: 1,
      answered: 4,
      hasEnoughAnswers: false,
      shareRight: 0.5,
      leftOpen: 0,
      medianSeconds: 20,
      alarms: [],
    });
    expect(items[0].discrimination).toBeCloseTo(0.25 / Math.sqrt(0.125), 6);
    expect(items[0].options).toEqual([
      { optionId: 'a', text: 'One', isKey: true, isGone: false, chosen: 2, share: 0.5, meanRest: 0.75 },
      { optionId: 'b', text: 'Two', isKey: false, isGone: false, chosen: 1, share: 0.25, meanRest: 0.5 },
      { optionId: 'c', text: 'Three', isKey: false, isGone: false, chosen: 1, share: 0.25, meanRest: 0 },
    ]);
    // q3: one of four left it open. Rests: 1 (right), 1, 0.5 (wrong).
    expect(items[2]).toMatchObject({ answered: 3, leftOpen: 0.25 });
    expect(items[2].shareRight).toBeCloseTo(1 / 3, 6);
    expect(items[2].discrimination).toBeCloseTo(((1 - 5 / 6) / Math.sqrt(1 / 18)) * Math.sqrt(1 / 2), 6);
  });

  it('counts only attempts that are completed and verified', async () => {
    await givenSittings(server.db, 'small', [
      sitting('aaa'),
      sitting('bbb', { completed: false, completedAt: null, verified: false }),
      sitting('bbb', { verified: false }),
    ]);
    const { test, items } = await read();

    expect(test.attempts).toBe(1);
    expect(items.map(({ answered, shareRight }: ItemFigures) => [answered, shareRight])).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
  });

  it('of a test that nobody has finished has no figures', async () => {
    const { test, items } = await read();

    expect(test).toMatchObject({ attempts: 0, meanScore: null, medianMinutes: null });
    expect(items[0]).toMatchObject({ answered: 0, shareRight: null, leftOpen: null, discrimination: null });
  });

  it('of a test that is not there is 404', async () => {
    const other = await server.call({ url: '/api/admin/practice-tests/none/item-health', token });
    const file = await server.call({ url: '/api/admin/practice-tests/none/item-health.csv', token });

    expect([other.status, file.status]).toEqual([404, 404]);
  });

  it('doubts a key where more of the best third choose another option, with 30 answers', async () => {
    const sittings = [...times(12, 'caa'), ...times(17, 'abb')];
    await givenSittings(server.db, 'small', sittings);
    expect(itemOf((await read()).items, 'q1')?.alarms).toEqual([]);

    await givenSittings(server.db, 'small', [sitting('bbb')]);
    expect(itemOf((await read()).items, 'q1')?.alarms).toEqual([
      { code: 'key_doubtful', optionIds: ['c'] },
      { code: 'negative_discrimination' },
    ]);
  });

  it('says that answers came faster than reading takes only where each has a time of its own', async () => {
    // Of 5 words and 3 options: 8 / 4 seconds.
    await givenSittings(server.db, 'small', times(30, 'aba', {}, [1, 1, 1]));
    expect((await read()).items[1].alarms).not.toContainEqual({ code: 'too_fast', readingSeconds: 2 });

    await givenSittings(server.db, 'small', times(40, 'aba', {}, [9, 1, 9]));
    const { test, items } = await read();
    expect(test.hasOwnTimes).toBe(true);
    expect(items[1].alarms).toContainEqual({ code: 'too_fast', readingSeconds: 2 });
    expect(items[0].alarms).not.toContainEqual({ code: 'too_fast', readingSeconds: 2 });
  });

  it('follows the options through edits, and tells what is gone', async () => {
    await givenSittings(server.db, 'small', [sitting('abc'), sitting('aba')]);
    await server.call({
      method: 'PUT',
      url: '/api/admin/questions/q2',
      token,
      body: {
        questionText: 'Changed?',
        questionType: 'multiple_choice',
        options: ['Three', 'One'],
        correctAnswer: '1',
        difficulty: 'easy',
      },
    });
    await server.call({ method: 'DELETE', url: '/api/admin/questions/q3', token });
    const { items } = await read();

    expect(
      itemOf(items, 'q2')?.options.map(({ text, isGone, isKey, chosen }) => [text, isGone, isKey, chosen]),
    ).toEqual([
      ['Three', false, false, 0],
      ['One', false, true, 0],
      ['Two', true, false, 2],
    ]);
    expect(itemOf(items, 'q3')).toMatchObject({
      number: null,
      questionText: 'Which one fits, in q3?',
      answered: 2,
      shareRight: 0.5,
    });
  });

  it('is read anew when an attempt is completed or graded anew', async () => {
    await givenSittings(server.db, 'small', [sitting('abb')]);
    expect((await read()).test.attempts).toBe(1);

    await givenSittings(server.db, 'small', [sitting('abb')]);
    expect((await read()).items[0].options[0].meanRest).toBe(0);

    await server.db.update(attempts).set({ correctAnswers: 3 }).where(eq(attempts.id, 'sitting-0'));
    expect((await read()).items[0].options[0].meanRest).toBe(0.5);
  });

  it('is a file too, for spreadsheets', async () => {
    await givenSittings(server.db, 'small', [...times(12, 'caa'), ...times(18, 'abb')]);
    await server.db.update(questions).set({ questionText: '=1+1' }).where(eq(questions.id, 'q2'));
    server.app.content.clear();
    const response = await server.app.inject({
      url: `${URL}.csv`,
      headers: { authorization: `Bearer ${token}` },
    });
    const lines = response.body.split('\r\n');

    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining('filename="small-test-item-health.csv"'),
      'cache-control': 'no-store',
    });
    expect(lines[0]).toMatch(
      /^\ufeffNumber,Question,Type,Answered,.*,Key,Alarms,Option A chosen %,Option A rest of test %,/,
    );
    expect(lines[1]).toBe(
      '1,"Which one fits, in q1?",multiple_choice,30,0,60,-1,20,A,key doubtful (C); negative discrimination; unused option (B),60,0,0,,40,100',
    );
    expect(lines[2]).toMatch(/^2,'=1\+1,/);
  });
});

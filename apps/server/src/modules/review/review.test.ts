import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { practiceTests, questions, reviewRatings } from '#database/schema.ts';

import { GUEST, OTHER_GUEST } from '../../testing/use-app.ts';
import { useAttempts } from '../../testing/use-attempts.ts';
import { givenPracticeAnswer, usePractice } from '../../testing/use-practice.ts';

const { server, givenAttempt, sendAnswer, complete } = useAttempts();
const { send } = usePractice(server);

const MISSED_AT = '2026-11-20T10:00:00.000Z';
const WRONG = { userAnswer: '3' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  setDay('2026-11-21');
});
afterEach(() => {
  vi.useRealTimers();
});

function setDay(date: string): void {
  vi.setSystemTime(new Date(`${date}T12:00:00Z`));
}

function answer(id: string, more: Parameters<typeof givenPracticeAnswer>[1] = {}) {
  return givenPracticeAnswer(id, { sessionId: id, answeredAt: MISSED_AT, ...more });
}

/** An answer in a review, now. */
function reviewed(id: string, more: Parameters<typeof givenPracticeAnswer>[1] = {}) {
  return answer(id, { kind: 'review', answeredAt: new Date().toISOString(), ...more });
}

async function review(query = '', guest = GUEST, userId = 'guest') {
  return server.call({ url: `/api/users/${userId}/review${query}`, guest });
}
const due = async (query?: string, guest?: string) =>
  (await review(query, guest)).body.cards.map(({ cardId }: { cardId: string }) => cardId);

function rate(ratings: readonly object[], guest = GUEST, userId = 'guest') {
  return server.call({
    method: 'POST',
    url: `/api/users/${userId}/review/ratings`,
    body: { ratings },
    guest,
  });
}
function rating(id: string, front: string, more: object = {}) {
  return {
    id,
    cardId: `f:words/${front}`,
    rating: 'good',
    seconds: 8,
    ratedAt: new Date().toISOString(),
    ...more,
  };
}
function addDeck(cards: unknown, guest = GUEST, userId = 'guest', deckId = 'words') {
  const url = `/api/users/${userId}/review/decks/${deckId}`;

  return server.call({ method: 'PUT', url, body: { cards }, guest });
}

describe('questions', () => {
  it('asks what was missed on the day after, with key and reasons, and not before', async () => {
    await send([answer('a', WRONG), answer('b', { questionId: 'math-1-q2', userAnswer: 'True' })]);

    setDay('2026-11-20');
    expect(await due()).toEqual([]);

    setDay('2026-11-21');
    const { status, body } = await review();
    expect(status).toBe(200);
    expect(body).toMatchObject({ today: '2026-11-21', due: 1, minutes: 1, askedToday: 0, cap: 20, moved: 0 });
    expect(body.cards).toEqual([
      {
        kind: 'question',
        cardId: 'q:math-1-q1',
        memory: expect.objectContaining({ lastOn: '2026-11-20', dueOn: '2026-11-21' }),
        question: expect.objectContaining({
          id: 'math-1-q1',
          questionText: 'What is 2 + 2?',
          questionType: 'multiple_choice',
          correctAnswer: '4',
          answerKey: 'b',
          hint: 'Count on your fingers.',
          topic: 'Number operations',
        }),
        scoringRule: 'all_or_nothing',
        examSubject: 'Mathematical Reasoning',
      },
    ]);
  });

  it('asks what was right though not sure, and what was missed in a timed test', async () => {
    await send([answer('a', { questionId: 'math-1-q2', userAnswer: 'True', notSure: true })]);
    setDay('2026-11-20');
    const attempt = await givenAttempt();
    await sendAnswer(attempt, 'math-1-q1', '3');
    await complete(attempt, { completedAt: MISSED_AT, score: 0, correctAnswers: 0 });

    setDay('2026-11-24');
    expect((await due()).toSorted()).toEqual(['q:math-1-q1', 'q:math-1-q2']);
  });

  it('waits with a test that is not finished', async () => {
    setDay('2026-11-20');
    const attempt = await givenAttempt();
    await sendAnswer(attempt, 'math-1-q1', '3');

    setDay('2026-11-24');
    expect(await due()).toEqual([]);
  });

  it('asks again after days that grow with each right answer, and on the next day after a miss', async () => {
    await send([answer('a', WRONG)]);
    const gaps: number[] = [];
    let day = new Date('2026-11-21T12:00:00Z');
    for (const [index, userAnswer] of ['4', '4', '4', '3'].entries()) {
      vi.setSystemTime(day);
      expect(await due()).toEqual(['q:math-1-q1']);
      await send([reviewed(`r${index}`, { userAnswer })]);
      expect(await due()).toEqual([]);

      let gap = 0;
      while ((await due()).length === 0) {
        gap += 1;
        vi.setSystemTime(day.getTime() + gap * 24 * 60 * 60 * 1000);
      }
      gaps.push(gap);
      day = new Date();
    }

    expect(gaps[1]).toBeGreaterThan(gaps[0] ?? 0);
    expect(gaps[2]).toBeGreaterThan(gaps[1] ?? 0);
    expect(gaps[3]).toBeLessThan(gaps[2] ?? 0);
  });

  it('says what comes on the days that follow', async () => {
    await send([answer('a', WRONG), answer('b', { questionId: 'math-1-q2', userAnswer: 'False' })]);
    setDay('2026-11-20');

    expect((await review()).body.ahead).toEqual([{ on: '2026-11-21', count: 2 }]);
  });

  it('asks as it was missed what was edited or deleted since', async () => {
    await send([answer('a', WRONG), answer('b', { questionId: 'math-1-q3', userAnswer: 'Bergen' })]);
    await server.db
      .update(questions)
      .set({ questionText: 'What is 2 + 3?' })
      .where(eq(questions.id, 'math-1-q1'));
    await server.db.delete(questions).where(eq(questions.id, 'math-1-q3'));
    server.app.content.clear();

    const { body } = await review();
    const texts = body.cards.map(
      (card: { question: { questionText: string } }) => card.question.questionText,
    );
    expect(texts.toSorted()).toEqual(['The capital of Norway is …', 'What is 2 + 2?']);

    const [card] = body.cards;
    const { question } = card;
    const stored = await send([
      reviewed('r', { questionId: question.id, testVersion: question.testVersion, userAnswer: 'Oslo' }),
      reviewed('s', { questionId: 'math-1-q3', testVersion: question.testVersion, userAnswer: 'Oslo' }),
    ]);
    expect(stored.body.refused).toEqual([]);
  });

  it('drops what belongs to a test that is gone, or is a mock exam by now', async () => {
    await send([answer('a', WRONG)]);
    await server.db.update(practiceTests).set({ sealed: true }).where(eq(practiceTests.id, 'math-1'));
    server.app.content.clear();
    expect(await due()).toEqual([]);

    await server.db.delete(practiceTests).where(eq(practiceTests.id, 'math-1'));
    server.app.content.clear();
    expect(await due()).toEqual([]);
  });

  it('counts days in the time zone of the learner', async () => {
    await send([answer('a', { ...WRONG, answeredAt: '2026-11-20T03:00:00.000Z' })]);
    vi.setSystemTime(new Date('2026-11-20T07:00:00Z'));

    expect(await due('?timeZone=UTC')).toEqual([]);
    // There it was the evening of the 19th.
    expect(await due('?timeZone=America/Chicago')).toEqual(['q:math-1-q1']);
  });

  it('asks at the change of the clocks as on any other day', async () => {
    // In Chicago the clock went back on November 1, 2026.
    await send([answer('a', { ...WRONG, answeredAt: '2026-11-01T04:30:00.000Z' })]);

    vi.setSystemTime(new Date('2026-11-01T04:59:59Z'));
    expect(await due('?timeZone=America/Chicago')).toEqual([]);
    vi.setSystemTime(new Date('2026-11-01T05:00:00Z'));
    expect(await due('?timeZone=America/Chicago')).toEqual(['q:math-1-q1']);

    await send([reviewed('r', { userAnswer: '3' })]);
    vi.setSystemTime(new Date('2026-11-02T05:59:59Z'));
    expect(await due('?timeZone=America/Chicago')).toEqual([]);
    vi.setSystemTime(new Date('2026-11-02T06:00:00Z'));
    expect(await due('?timeZone=America/Chicago')).toEqual(['q:math-1-q1']);
  });
});

describe('flash cards', () => {
  it('brings the cards of a deck, a few new ones a day', async () => {
    const fronts = Array.from({ length: 14 }, (_, index) => `word ${index}`);
    expect(await addDeck(fronts)).toMatchObject({ status: 200, body: { deckId: 'words', cards: 14 } });

    const { body } = await review();
    expect(body.due).toBe(10);
    expect(body.cards[0]).toEqual({
      kind: 'flash_card',
      cardId: 'f:words/word 0',
      deckId: 'words',
      front: 'word 0',
      memory: null,
    });

    await rate([rating('1', 'word 0'), rating('2', 'word 1', { rating: 'again' })]);
    expect((await review()).body).toMatchObject({ askedToday: 2, due: 8 });

    setDay('2026-11-22');
    expect((await due())[0]).toBe('f:words/word 1');
  });

  it('takes a rating that is sent again once, and from two devices each', async () => {
    await addDeck(['a', 'b']);
    const ratings = [rating('1', 'a'), rating('2', 'b')];

    expect(await rate(ratings)).toMatchObject({ status: 201, body: { stored: 2 } });
    const known = (await review()).body;
    expect(await rate([...ratings, ratings[0] ?? {}])).toMatchObject({ status: 201, body: { stored: 0 } });
    expect((await review()).body).toEqual(known);
  });

  it('never says that a card was rated in the future', async () => {
    await rate([rating('1', 'a', { ratedAt: '2190-01-01T00:00:00.000Z' })]);
    const [row] = await server.db.select().from(reviewRatings);

    expect(row?.ratedAt.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('renews, tells and removes a deck, and knows its cards when it comes back', async () => {
    await addDeck(['a', 'b']);
    await rate([rating('1', 'a', { rating: 'easy' })]);
    await addDeck(['a', 'c', 'c']);
    const url = '/api/users/guest/review/decks';

    expect((await server.call({ url, guest: GUEST })).body).toEqual([{ deckId: 'words', cards: 2 }]);
    expect(await due()).toEqual(['f:words/c']);

    const removal = { method: 'DELETE', url: `${url}/words`, guest: GUEST } as const;
    expect((await server.call(removal)).status).toBe(204);
    expect((await server.call(removal)).status).toBe(204);
    expect((await server.call({ url, guest: GUEST })).body).toEqual([]);
    expect(await due()).toEqual([]);

    await addDeck(['a']);
    expect(await due()).toEqual([]);
  });
});

it('asks no more than the cap on a day, and moves the rest', async () => {
  await addDeck(Array.from({ length: 45 }, (_, index) => `word ${index}`));
  setDay('2026-11-10');
  await rate(
    Array.from({ length: 45 }, (_, index) => rating(`r${index}`, `word ${index}`, { rating: 'again' })),
  );
  setDay('2026-11-21');
  await send([answer('a', WRONG)]);

  const { body } = await review();
  expect(body).toMatchObject({ due: 20, moved: 26 });
  expect(body.cards).toHaveLength(20);
  expect(body.ahead).toEqual([
    { on: '2026-11-22', count: 20 },
    { on: '2026-11-23', count: 6 },
  ]);

  const first = body.cards.filter(({ kind }: { kind: string }) => kind === 'flash_card').slice(0, 5);
  await rate(first.map(({ front }: { front: string }) => rating(`s${front}`, front)));
  expect((await review()).body).toMatchObject({ askedToday: 5, due: 15, moved: 26 });
});

it('tells the summary that goes with the cards', async () => {
  await send([answer('a', WRONG)]);
  const {
    cards: _cards,
    ahead: _ahead,
    examOn: _exam,
    usualSeconds: _usual,
    ...summary
  } = (await review()).body;

  expect((await server.call({ url: '/api/users/guest/review/summary', guest: GUEST })).body).toEqual(summary);
});

describe('whose it is', () => {
  it('has nothing for a visitor who has done nothing, and gives none of it to another', async () => {
    await send([answer('a', WRONG)]);
    await addDeck(['a']);

    expect((await review('', OTHER_GUEST)).body).toMatchObject({ due: 0, cards: [], moved: 0 });
    expect((await server.call({ url: '/api/users/guest/review' })).body).toMatchObject({ due: 0, cards: [] });
    const decks = await server.call({ url: '/api/users/guest/review/decks', guest: OTHER_GUEST });
    expect(decks.body).toEqual([]);
  });

  it('answers 404 for another person', async () => {
    const url = '/api/users/somebody/review';
    const calls = [
      review('', GUEST, 'somebody'),
      server.call({ url: `${url}/summary`, guest: GUEST }),
      server.call({ url: `${url}/decks`, guest: GUEST }),
      rate([rating('1', 'a')], GUEST, 'somebody'),
      addDeck(['a'], GUEST, 'somebody'),
      server.call({ method: 'DELETE', url: `${url}/decks/words`, guest: GUEST }),
    ];

    for (const { status, body } of await Promise.all(calls)) {
      expect(status).toBe(404);
      expect(body.code).toBe('not_found');
    }
  });

  it('gives a visitor without a cookie one, and keeps the rating under it', async () => {
    const { headers } = await server.call({
      method: 'POST',
      url: '/api/users/guest/review/ratings',
      body: { ratings: [rating('1', 'a')] },
    });

    expect(String(headers['set-cookie'])).toMatch(/^guest=/);
  });
});

describe('bad input', () => {
  it.each([
    ['no ratings', () => rate([]), 'ratings'],
    ['too many', () => rate(Array.from({ length: 101 }, (_, index) => rating(`r${index}`, 'a'))), 'ratings'],
    ['a rating that is none', () => rate([rating('1', 'a', { rating: 'perfect' })]), 'ratings/0/rating'],
    ['a time that is none', () => rate([rating('1', 'a', { ratedAt: 'today' })]), 'ratings/0/ratedAt'],
    ['a character that no database stores', () => rate([rating('1', '\0')]), 'ratings/0/cardId'],
    ['a deck without cards', () => addDeck([]), 'cards'],
    ['a card without a front', () => addDeck(['']), 'cards/0'],
    ['a zone with characters of an address', () => review('?timeZone=..%2Fetc'), 'timeZone'],
    ['a zone that is none', () => review('?timeZone=Mars%2FOlympus'), 'timeZone'],
  ])('refuses %s with 400 and the field', async (_name, call, path) => {
    const { status, body } = await call();

    expect(status).toBe(400);
    expect(body.code).toBe('invalid_request');
    expect(body.issues.map((issue: { path: string }) => issue.path.replaceAll('.', '/'))).toContain(path);
  });

  it('takes 50 decks, and says so for one more', async () => {
    for (let index = 0; index < 50; index += 1) await addDeck(['a'], GUEST, 'guest', `deck-${index}`);

    expect(await addDeck(['a'], GUEST, 'guest', 'deck-50')).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'deckId' }] },
    });
    expect((await addDeck(['b'], GUEST, 'guest', 'deck-49')).status).toBe(200);
  });
});

import { describe, expect, it } from 'vitest';

import { GUEST, OTHER_GUEST } from '../../testing/use-app.ts';
import { useAttempts } from '../../testing/use-attempts.ts';
import { usePractice } from '../../testing/use-practice.ts';
import { givenAnswer, givenRating, setDay, useReview, WRONG } from '../../testing/use-review.ts';

const { server } = useAttempts();
const { send } = usePractice(server);
const { review, rate, addDeck } = useReview(server);

it('asks no more than the cap on a day, and moves the rest', async () => {
  await addDeck(Array.from({ length: 45 }, (_, index) => `word ${index}`));
  setDay('2026-11-10');
  await rate(
    Array.from({ length: 45 }, (_, index) => givenRating(`r${index}`, `word ${index}`, { rating: 'again' })),
  );
  setDay('2026-11-21');
  await send([givenAnswer('a', WRONG)]);

  const { body } = await review();
  expect(body).toMatchObject({ due: 20, moved: 26 });
  expect(body.cards).toHaveLength(20);
  expect(body.ahead).toEqual([
    { on: '2026-11-22', count: 20 },
    { on: '2026-11-23', count: 6 },
  ]);

  const first = body.cards.filter(({ kind }: { kind: string }) => kind === 'flash_card').slice(0, 5);
  await rate(first.map(({ front }: { front: string }) => givenRating(`s${front}`, front)));
  expect((await review()).body).toMatchObject({ askedToday: 5, due: 15, moved: 26 });
});

it('tells the summary that goes with the cards', async () => {
  await send([givenAnswer('a', WRONG)]);
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
    await send([givenAnswer('a', WRONG)]);
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
      rate([givenRating('1', 'a')], GUEST, 'somebody'),
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
      body: { ratings: [givenRating('1', 'a')] },
    });

    expect(String(headers['set-cookie'])).toMatch(/^guest=/);
  });
});

describe('bad input', () => {
  it.each([
    ['no ratings', () => rate([]), 'ratings'],
    [
      'too many',
      () => rate(Array.from({ length: 101 }, (_, index) => givenRating(`r${index}`, 'a'))),
      'ratings',
    ],
    ['a rating that is none', () => rate([givenRating('1', 'a', { rating: 'perfect' })]), 'ratings/0/rating'],
    ['a time that is none', () => rate([givenRating('1', 'a', { ratedAt: 'today' })]), 'ratings/0/ratedAt'],
    ['a character that no database stores', () => rate([givenRating('1', '\0')]), 'ratings/0/cardId'],
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

import { describe, expect, it } from 'vitest';

import { reviewRatings } from '#database/schema.ts';

import { GUEST } from '../../testing/use-app.ts';
import { useAttempts } from '../../testing/use-attempts.ts';
import { givenRating, setDay, useReview } from '../../testing/use-review.ts';

const { server } = useAttempts();
const { review, due, rate, addDeck } = useReview(server);

describe('a review of flash cards', () => {
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

    await rate([givenRating('1', 'word 0'), givenRating('2', 'word 1', { rating: 'again' })]);
    expect((await review()).body).toMatchObject({ askedToday: 2, due: 8 });

    setDay('2026-11-22');
    expect((await due())[0]).toBe('f:words/word 1');
  });

  it('takes a rating that is sent again once, and from two devices each', async () => {
    await addDeck(['a', 'b']);
    const ratings = [givenRating('1', 'a'), givenRating('2', 'b')];

    expect(await rate(ratings)).toMatchObject({ status: 201, body: { stored: 2 } });
    const known = (await review()).body;
    expect(await rate([...ratings, ratings[0] ?? {}])).toMatchObject({ status: 201, body: { stored: 0 } });
    expect((await review()).body).toEqual(known);
  });

  it('never says that a card was rated in the future', async () => {
    await rate([givenRating('1', 'a', { ratedAt: '2190-01-01T00:00:00.000Z' })]);
    const [row] = await server.db.select().from(reviewRatings);

    expect(row?.ratedAt.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('renews, tells and removes a deck, and knows its cards when it comes back', async () => {
    await addDeck(['a', 'b']);
    await rate([givenRating('1', 'a', { rating: 'easy' })]);
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

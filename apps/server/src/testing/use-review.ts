import { afterEach, beforeEach, vi } from 'vitest';

import { GUEST, type useApp } from './use-app.ts';
import { givenPracticeAnswer } from './use-practice.ts';

type More = Parameters<typeof givenPracticeAnswer>[1];

/** The calls of a review, and a calendar of its own: it is noon of November 21, 2026. */
export function useReview(server: ReturnType<typeof useApp>) {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    setDay('2026-11-21');
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const review = (query = '', guest = GUEST, userId = 'guest') =>
    server.call({ url: `/api/users/${userId}/review${query}`, guest });
  const due = async (query?: string, guest?: string) =>
    (await review(query, guest)).body.cards.map(({ cardId }: { cardId: string }) => cardId);
  const rate = (ratings: readonly object[], guest = GUEST, userId = 'guest') =>
    server.call({
      method: 'POST',
      url: `/api/users/${userId}/review/ratings`,
      body: { ratings },
      guest,
    });
  const addDeck = (cards: unknown, guest = GUEST, userId = 'guest', deckId = 'words') =>
    server.call({
      method: 'PUT',
      url: `/api/users/${userId}/review/decks/${deckId}`,
      body: { cards },
      guest,
    });

  return { review, due, rate, addDeck };
}

export function setDay(date: string): void {
  vi.setSystemTime(new Date(`${date}T12:00:00Z`));
}

/** What makes an answer wrong. */
export const WRONG = { userAnswer: '3' };
export const MISSED_AT = '2026-11-20T10:00:00.000Z';

/** An answer on the day before. */
export function givenAnswer(id: string, more: More = {}) {
  return givenPracticeAnswer(id, { sessionId: id, answeredAt: MISSED_AT, ...more });
}

/** An answer in a review, now. */
export function givenReviewed(id: string, more: More = {}) {
  return givenAnswer(id, { kind: 'review', answeredAt: new Date().toISOString(), ...more });
}

/** A rating of a card of the deck `words`, now. */
export function givenRating(id: string, front: string, more: object = {}) {
  return {
    id,
    cardId: `f:words/${front}`,
    rating: 'good',
    seconds: 8,
    ratedAt: new Date().toISOString(),
    ...more,
  };
}

import type { Review } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { dateOfDay, localDay, PLACEHOLDER_USER_ID } from '@second-bell/domain';
import { queryOptions } from '@tanstack/react-query';

import { call } from '#lib/api-client.ts';
import { isPassing } from '#lib/failure-message.ts';
import { keepReviewDue } from '#lib/review-due.ts';
import { keep, readKept } from '#lib/storage.ts';
import { ownTimeZone } from '#lib/time-zone.ts';

import { allWaiting, sendWaiting } from './outbox.ts';

/** What is asked today. `isOffline`: as this device has kept it, less what was answered since. */
export type LoadedReview = Review & { isOffline: boolean };

const KEY = 'second-bell.review';

export function reviewQuery() {
  return queryOptions({
    queryKey: ['/api/users', PLACEHOLDER_USER_ID, 'review'],
    queryFn: loadReview,
    // Asked anew at each visit: something may have been missed, or reviewed on another device.
    gcTime: 0,
    staleTime: 0,
  });
}

/** What waits here goes first, or the server would ask it again. Without a connection, the device's own copy is asked. */
async function loadReview(): Promise<LoadedReview> {
  await sendWaiting();
  const query = { timeZone: ownTimeZone() };
  try {
    const review = await call(calls.review.review, { params: { userId: PLACEHOLDER_USER_ID }, query });
    keep(KEY, review);
    keepReviewDue(review);

    return withoutWaiting(review, false);
  } catch (error) {
    const kept = readKept(KEY);
    if (!isPassing(error) || !isReview(kept) || kept.today !== today()) throw error;

    return withoutWaiting(kept, true);
  }
}

/** The copy is of the morning: what was answered meanwhile is out of it, sent or not. */
export function forgetCard(cardId: string): void {
  const kept = readKept(KEY);
  if (!isReview(kept)) return;
  const cards = kept.cards.filter((card) => card.cardId !== cardId);
  const minutes = Math.ceil((kept.minutes * cards.length) / Math.max(1, kept.cards.length));
  const review = { ...kept, cards, minutes, due: cards.length, askedToday: kept.askedToday + 1 };
  keep(KEY, review);
  keepReviewDue(review);
}

function withoutWaiting(review: Review, isOffline: boolean): LoadedReview {
  const waiting = new Set(allWaiting().map(({ cardId }) => cardId));
  const cards = review.cards.filter(({ cardId }) => !waiting.has(cardId));

  return { ...review, cards, due: cards.length, isOffline };
}

function today(): string {
  return dateOfDay(localDay(new Date(), ownTimeZone()));
}

/** Only this file writes it. What something else wrote there is none of ours. */
function isReview(value: unknown): value is Review {
  return (
    typeof value === 'object' &&
    value !== null &&
    'cards' in value &&
    Array.isArray(value.cards) &&
    'today' in value
  );
}

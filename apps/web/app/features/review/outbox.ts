import type { CardRating, PracticeAnswer } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { PLACEHOLDER_USER_ID } from '@second-bell/domain';

import { call } from '#lib/api-client.ts';
import { createOutbox } from '#lib/outbox.ts';

/** What was answered here and is not known to have reached the server: a question, or the rating of a flash card. */
export type Waiting = { cardId: string } & (
  | { kind: 'answer'; body: PracticeAnswer }
  | { kind: 'rating'; body: CardRating }
);

const outbox = createOutbox<Waiting>('second-bell.review-answer.', { atOnce: 50, post });
const params = { userId: PLACEHOLDER_USER_ID };

export const { waiting: allWaiting, send: sendWaiting } = outbox;

/** Keeps an answer until the server has it. */
export function keepWaiting(waiting: Waiting): void {
  const at = waiting.kind === 'answer' ? waiting.body.answeredAt : waiting.body.ratedAt;
  outbox.keep(waiting.body.id, at, waiting);
}

async function post(all: readonly Waiting[]): Promise<void> {
  const answers = all.flatMap((waiting) => (waiting.kind === 'answer' ? [waiting.body] : []));
  const ratings = all.flatMap((waiting) => (waiting.kind === 'rating' ? [waiting.body] : []));
  await Promise.all([
    answers.length > 0 && call(calls.practiceAnswers.store, { params, body: { answers } }),
    ratings.length > 0 && call(calls.review.rate, { params, body: { ratings } }),
  ]);
}

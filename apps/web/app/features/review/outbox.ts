import type { CardRating, PracticeAnswer } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { PLACEHOLDER_USER_ID } from '@second-bell/domain';

import { ApiError, call } from '#lib/api-client.ts';
import { isPassing } from '#lib/failure-message.ts';
import { logFailure } from '#lib/log-failure.ts';
import { forget, keep, readKept, withStorage } from '#lib/storage.ts';

/** What was answered here and is not known to have reached the server: a question, or the rating of a flash card. */
export type Waiting = { cardId: string } & (
  | { kind: 'answer'; body: PracticeAnswer }
  | { kind: 'rating'; body: CardRating }
);

const PREFIX = 'second-bell.review-answer.';
const AT_ONCE = 50;
const params = { userId: PLACEHOLDER_USER_ID };

/** Where the browser keeps nothing, this page does, until it is closed. */
const here = new Map<string, Waiting>();
let sending: Promise<boolean> | undefined;

/** Keeps an answer until the server has it. Each under a key of its own, so that two tabs lose none of each other's. */
export function keepWaiting(waiting: Waiting): void {
  here.set(waiting.body.id, waiting);
  keep(PREFIX + waiting.body.id, waiting);
}

/** All that wait on this device, also those of other tabs, the earliest first. */
export function allWaiting(): Waiting[] {
  const keys = withStorage((storage) => Object.keys(storage).filter((key) => key.startsWith(PREFIX))) ?? [];
  const kept = keys.map(readKept).filter(isWaiting);
  const all = new Map([...here.values(), ...kept].map((waiting) => [waiting.body.id, waiting]));

  return [...all.values()].toSorted((a, b) => momentOf(a).localeCompare(momentOf(b)));
}

/** Sends all that wait; answers whether none is left. The server takes each once, so that a lost reply does no harm. */
export async function sendWaiting(): Promise<boolean> {
  sending ??= sendAll().finally(() => {
    sending = undefined;
  });

  return sending;
}

async function sendAll(): Promise<boolean> {
  const all = allWaiting();
  const answers = all
    .flatMap((waiting) => (waiting.kind === 'answer' ? [waiting.body] : []))
    .slice(0, AT_ONCE);
  const ratings = all
    .flatMap((waiting) => (waiting.kind === 'rating' ? [waiting.body] : []))
    .slice(0, AT_ONCE);
  if (all.length === 0) return true;

  const sent = await Promise.all([
    answers.length === 0 ||
      send(answers, () => call(calls.practiceAnswers.store, { params, body: { answers } })),
    ratings.length === 0 || send(ratings, () => call(calls.review.rate, { params, body: { ratings } })),
  ]);
  if (sent.includes(false)) return false;

  return sendAll();
}

/** What the server will never take is given up: the rest must not wait for it. */
async function send(bodies: readonly { id: string }[], request: () => Promise<unknown>): Promise<boolean> {
  try {
    await request();
  } catch (error) {
    if (isPassing(error) || isSignedOut(error)) return false;
    logFailure('Answers of a review were refused', error);
  }
  for (const { id } of bodies) {
    here.delete(id);
    forget(PREFIX + id);
  }

  return true;
}

/** The next call comes from a guest, or from somebody who has signed in again. */
function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

function momentOf(waiting: Waiting): string {
  return waiting.kind === 'answer' ? waiting.body.answeredAt : waiting.body.ratedAt;
}

/** Only this file writes it. What something else wrote there is none of ours. */
function isWaiting(value: unknown): value is Waiting {
  return (
    typeof value === 'object' && value !== null && 'kind' in value && 'body' in value && 'cardId' in value
  );
}

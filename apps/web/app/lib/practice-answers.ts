import type { PracticeAnswer } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { PLACEHOLDER_USER_ID } from '@second-bell/domain';

import { call } from './api-client.ts';
import { createOutbox } from './outbox.ts';

/** What was answered in practice, on its way to the server. One body stays far below what the server takes of a guest. */
const outbox = createOutbox<PracticeAnswer>('second-bell.practice-answer.', {
  atOnce: 20,
  post: (answers) =>
    call(calls.practiceAnswers.store, {
      params: { userId: PLACEHOLDER_USER_ID },
      body: { answers },
      keepalive: true,
    }),
});

/** Keeps an answer. While a test is under way nothing of it is sent to a server (spec section 4). */
export function recordPracticeAnswer(answer: PracticeAnswer): void {
  outbox.keep(answer.id, answer.answeredAt, answer);
}

/** Sends what waits, from this visit and from earlier ones. Where the server is not reached, it waits on. */
export async function sendPracticeAnswers(): Promise<void> {
  await outbox.send();
}

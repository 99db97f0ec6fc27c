import type { PracticeAnswer } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { PLACEHOLDER_USER_ID } from '@second-bell/domain';

import { call } from './api-client.ts';
import { isPassing } from './failure-message.ts';
import { keep, readKept } from './storage.ts';

/*
 * What was answered in practice, on its way to the server: kept on the device until the server has it, in its order. An
 * answer has an id of its own, so nothing has to be remembered of what was sent and not acknowledged.
 */

const KEY = 'second-bell.practice-answers';
/** Some 400 bytes each: of all that a browser keeps for a site, a quarter. */
const MOST_KEPT = 3_000;
/** One body stays far below what the server takes of a guest. */
const AT_ONCE = 20;

/** What this page has recorded and not sent: all there is where the browser keeps nothing. */
const recorded = new Map<string, PracticeAnswer>();
let sending: Promise<void> | undefined;

/** Keeps an answer. While a test is under way nothing of it is sent to a server (spec section 4). */
export function recordPracticeAnswer(answer: PracticeAnswer): void {
  recorded.set(answer.id, answer);
  keep(KEY, read().slice(-MOST_KEPT));
}

/** Sends what waits, from this visit and from earlier ones. Where the server is not reached, it waits on. */
export function sendPracticeAnswers(): Promise<void> {
  sending ??= sendAll().finally(() => {
    sending = undefined;
  });

  return sending;
}

async function sendAll(): Promise<void> {
  for (let batch = read().slice(0, AT_ONCE); batch.length > 0; batch = read().slice(0, AT_ONCE)) {
    const isDone = await send(batch);
    if (!isDone) return;
    const ids = new Set(batch.map(({ id }) => id));
    ids.forEach((id) => recorded.delete(id));
    keep(
      KEY,
      read().filter(({ id }) => !ids.has(id)),
    );
  }
}

/** Answers whether these need not be sent again. One that the server can make nothing of does not hold up the others. */
async function send(answers: PracticeAnswer[]): Promise<boolean> {
  try {
    await call(calls.practiceAnswers.store, {
      params: { userId: PLACEHOLDER_USER_ID },
      body: { answers },
      keepalive: true,
    });

    return true;
  } catch (error) {
    if (isPassing(error)) return false;
    if (answers.length === 1) return true;
  }
  for (const answer of answers) if (!(await send([answer]))) return false;

  return true;
}

/** In its order, with what other tabs have kept: whoever comes first sends it. */
function read(): PracticeAnswer[] {
  const kept = readKept(KEY);
  // Only this file writes there.
  const known = Array.isArray(kept) ? (kept as PracticeAnswer[]) : [];
  const ids = new Set(known.map(({ id }) => id));

  return [...known, ...[...recorded.values()].filter(({ id }) => !ids.has(id))];
}

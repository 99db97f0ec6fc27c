import { type Attempt, type AttemptLogReply, EVENTS_MAX, type SendEvents } from '@second-bell/contract';
import { type AttemptEvent, type AttemptState, eventKey, stateOfAttempt } from '@second-bell/domain';

import type { Db } from '#database/connect.ts';
import { transact } from '#database/retry.ts';

import { AppError, notFound } from '../../app-error.ts';
import type { Versions } from '../test-versions/test-versions.service.ts';
import * as repo from './attempt-log.repo.ts';
import { presentAttempt } from './attempts.presenter.ts';
import { type AttemptRow, findAttempt, lockAttempt } from './attempts.repo.ts';
import { type Caller, isListable } from './caller.ts';

/** Of one attempt: a thousand times what a test of 50 questions takes. */
const MAX_BYTES = 2_000_000;
const OPEN_ATTEMPTS_SHOWN = 20;

type Source = { db: Db; versions: Versions };
type Stored = { number: number; body: string };

/**
 * Stores events, each once, and answers those that the caller does not know. An attempt that is completed takes in no
 * more: what it was graded by stays as it was.
 */
export async function sendEvents(
  { db, versions }: Source,
  caller: Caller,
  id: string,
  { events, known }: SendEvents,
): Promise<AttemptLogReply> {
  return transact(db, async (tx) => {
    const attempt = await lockAttempt(tx, id, caller);
    if (!attempt) throw notFound('Test attempt', id);

    const stored = await repo.findEvents(tx, id);
    const storedKeys = new Set(stored.map(eventKey));
    const news = attempt.completed ? [] : unknownOf(events as AttemptEvent[], storedKeys);
    const limitSeconds = await limitOf(tx, versions, attempt);
    if (news.length === 0) return replyOf(attempt, { events: stored, known, limitSeconds });

    const rows = news.map((event, index) => ({
      attemptId: id,
      number: stored.length + index + 1,
      writer: event.writer,
      seq: event.seq,
      body: JSON.stringify(event),
    }));
    refuseTooMany([...stored, ...rows]);
    await repo.insertEvents(tx, rows);

    const state = stateOfAttempt([...stored, ...rows].map(eventOf));
    const settled = settle(attempt, state, limitSeconds);
    await repo.updateLogState(tx, id, settled);
    // The caller knows what it has just sent.
    const sent = new Set(events.map(eventKey));
    const others = stored.filter((row) => !sent.has(eventKey(row)));

    return {
      ...replyOf({ ...attempt, ...settled }, { events: others, known, limitSeconds }),
      known: stored.length + rows.length,
    };
  });
}

export async function readEvents(
  { db, versions }: Source,
  caller: Caller,
  id: string,
): Promise<AttemptLogReply> {
  const attempt = await findAttempt(db, id, caller);
  if (!attempt) throw notFound('Test attempt', id);
  const limitSeconds = await limitOf(db, versions, attempt);

  return replyOf(attempt, { events: await repo.findEvents(db, id), known: 0, limitSeconds });
}

export async function getOpenAttempts(db: Db, caller: Caller, userId: string): Promise<Attempt[]> {
  if (!isListable(caller, userId)) return [];
  const rows = await repo.findOpenAttempts(db, userId, { ...caller, limit: OPEN_ATTEMPTS_SHOWN });

  return rows.map((row) => presentAttempt(row));
}

/** What the learner marked, as the log of an attempt tells by now; null where there is none. */
export async function getMarks(db: Db, id: string): Promise<Pick<AttemptRow, 'flagged' | 'unsure'>> {
  const stored = await repo.findEvents(db, id);
  if (stored.length === 0) return { flagged: null, unsure: null };
  const { flag, unsure } = stateOfAttempt(stored.map(eventOf)).marks;

  return { flagged: [...flag], unsure: [...unsure] };
}

/** Each once, also where a call brings it twice. */
function unknownOf(events: readonly AttemptEvent[], storedKeys: ReadonlySet<string>): AttemptEvent[] {
  const unique = new Map(events.map((event) => [eventKey(event), event]));

  return [...unique].flatMap(([key, event]) => (storedKeys.has(key) ? [] : [event]));
}

function refuseTooMany(rows: readonly Pick<Stored, 'body'>[]): void {
  const bytes = rows.reduce((sum, { body }) => sum + body.length, 0);
  if (rows.length <= EVENTS_MAX && bytes <= MAX_BYTES) return;

  throw new AppError(
    'too_large',
    `An attempt holds at most ${EVENTS_MAX} events of ${MAX_BYTES} bytes together`,
  );
}

/**
 * The attempt's clock after new events (decision 32): the largest figure of time used counts, and no more than has passed
 * since the start. A running test has a deadline; one that is paused or closed has none.
 */
function settle(attempt: AttemptRow, state: AttemptState, limitSeconds: number | null): repo.LogState {
  const now = Date.now();
  const passedMs = Math.max(0, now - attempt.startedAt.getTime());
  const elapsedMs = Math.max(attempt.elapsedMs, Math.min(state.elapsedMs, passedMs));
  const isRunning = state.pausedBy === null && state.closing === null;
  const deadline =
    isRunning && limitSeconds !== null
      ? new Date(now + Math.max(0, (limitSeconds + attempt.extraSeconds) * 1000 - elapsedMs))
      : null;

  return { elapsedMs, deadline, lastEventAt: new Date(now) };
}

/** Null without a limit, and for an attempt of an earlier form, of which the version is not known. */
async function limitOf(
  db: Db,
  versions: Versions,
  { versionId, extraTime }: AttemptRow,
): Promise<number | null> {
  if (versionId === null || extraTime === 'untimed') return null;

  return (await versions.get(db, versionId)).timeLimit * 60;
}

type Shown = { events: readonly Stored[]; known: number; limitSeconds: number | null };

function replyOf(attempt: AttemptRow, { events, known, limitSeconds }: Shown): AttemptLogReply {
  const { startedAt, extraSeconds, elapsedMs, deadline, completed } = attempt;

  return {
    events: events.filter(({ number }) => number > known).map(eventOf),
    known: Math.max(known, ...events.map(({ number }) => number)),
    completed,
    clock: {
      now: new Date().toISOString(),
      startedAt: startedAt.toISOString(),
      limitSeconds,
      extraSeconds,
      elapsedMs,
      deadline: deadline?.toISOString() ?? null,
    },
  };
}

/** What was checked by the contract when it came in. */
function eventOf({ body }: Pick<Stored, 'body'>): AttemptEvent {
  return JSON.parse(body) as AttemptEvent;
}

import { setTimeout } from 'node:timers/promises';

import { AppError } from '../app-error.ts';
import type { Db } from './connect.ts';

/** What PostgreSQL says of a transaction that did nothing wrong and may simply be tried again: serialization, deadlock. */
const TRANSIENT = new Set(['40001', '40P01']);

const MAX_TRIES = 5;
const PAUSE_MILLISECONDS = 20;
const RETRY_AFTER_SECONDS = 2;

/**
 * A transaction that is tried again where the database broke it off for the sake of another one. So `work` may run more
 * than once, each time from the start, and must keep nothing from a run that failed.
 *
 * The order of locks leaves no deadlock that is known (decision 15). Where tries do not help, 503: nothing was changed.
 */
export async function transact<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return retried(() => db.transaction(work));
}

/** The same for work that brings its own transaction, as a single statement does. */
export async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isTransient(error)) throw error;
      if (tries === MAX_TRIES) throw busy();
      // Of two that met, one should come back first.
      await setTimeout(Math.random() * PAUSE_MILLISECONDS * 2 ** tries);
    }
  }
}

/** Drizzle wraps what the driver throws. */
function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;

  return ('code' in error && TRANSIENT.has(String(error.code))) || isTransient(error.cause);
}

function busy(): AppError {
  const message =
    'Many people are at work here right now. Nothing was changed. Wait a moment, then try again.';

  return new AppError('busy', message, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

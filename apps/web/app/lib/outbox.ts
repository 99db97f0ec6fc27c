import { ApiError } from './api-client.ts';
import { isPassing } from './failure-message.ts';
import { logFailure } from './log-failure.ts';
import { forget, keep, keptKeys, readKept } from './storage.ts';

/** What waits on this device until the server has it. */
export type Outbox<T> = {
  /** `at`: the moment of it, ISO 8601, by which it is sent in its turn. */
  keep: (id: string, at: string, item: T) => void;
  /** All that wait, also those of other tabs and earlier visits, the earliest first. */
  waiting: () => T[];
  /** Sends all that wait; answers whether none is left. */
  send: () => Promise<boolean>;
};

type OutboxOptions<T> = {
  /** So many go at once. */
  atOnce: number;
  /** The server takes each item once, by its id, so that a lost reply does no harm. */
  post: (items: T[]) => Promise<unknown>;
};

type Kept<T> = { id: string; at: string; item: T };

/** Some 400 bytes each: of all that a browser keeps for a site, a quarter. */
const MOST_KEPT = 3_000;

/** Keeps each item under a key of its own, the prefix and its id: two tabs lose none of each other's. */
export function createOutbox<T>(prefix: string, { atOnce, post }: OutboxOptions<T>): Outbox<T> {
  /** Where the browser keeps nothing, this page does, until it is closed. */
  const here = new Map<string, Kept<T>>();
  let sending: Promise<boolean> | undefined;

  function read(): Kept<T>[] {
    const kept = keptKeys(prefix)
      .map(readKept)
      .filter((value) => isKept<T>(value));
    const all = new Map([...kept, ...here.values()].map((one) => [one.id, one]));

    return [...all.values()].toSorted((a, b) => a.at.localeCompare(b.at));
  }

  function drop(items: readonly Kept<T>[]): void {
    for (const { id } of items) {
      here.delete(id);
      forget(prefix + id);
    }
  }

  async function sendAll(): Promise<boolean> {
    for (let batch = read().slice(0, atOnce); batch.length > 0; batch = read().slice(0, atOnce)) {
      if (!(await sendSome(batch))) return false;
    }

    return true;
  }

  /** Answers whether these need not be sent again. One that the server will never take does not hold up the others. */
  async function sendSome(batch: Kept<T>[]): Promise<boolean> {
    try {
      await post(batch.map(({ item }) => item));
    } catch (error) {
      if (isPassing(error) || isSignedOut(error)) return false;
      if (batch.length > 1) return sendEach(batch);
      logFailure('What waited on this device was refused', error);
    }
    drop(batch);

    return true;
  }

  async function sendEach(batch: Kept<T>[]): Promise<boolean> {
    for (const one of batch) if (!(await sendSome([one]))) return false;

    return true;
  }

  return {
    keep: (id, at, item) => {
      here.set(id, { id, at, item });
      keep(prefix + id, { id, at, item });
      if (keptKeys(prefix).length > MOST_KEPT) drop(read().slice(0, -MOST_KEPT));
    },
    waiting: () => read().map(({ item }) => item),
    send: () =>
      (sending ??= sendAll().finally(() => {
        sending = undefined;
      })),
  };
}

/** The next call comes from a guest, or from somebody who has signed in again. */
function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Only this file writes it. What something else wrote there is none of ours. */
function isKept<T>(value: unknown): value is Kept<T> {
  return typeof value === 'object' && value !== null && 'id' in value && 'at' in value && 'item' in value;
}

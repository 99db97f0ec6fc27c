import { setTimeout } from 'node:timers/promises';

import { sql } from 'drizzle-orm';

import type { Db } from './db.ts';
import { isOfReplicaAlone } from './failures.ts';

/** In milliseconds. */
const LIMITS = {
  /** How often it is looked how far the replica has come. */
  look: 500,
  /** A replica that is further behind is not read. */
  lag: 10_000,
  /** One that has not answered by then is not there. */
  answer: 2_000,
};

/**
 * A copy of the database that follows it, for reads that may lag (decision 64).
 *
 * It is read only while it is known to have all that was committed at a moment that lies behind the last change of content
 * and not longer ago than the limit. To know that, a place in the primary's log is noted, and the replica is asked until
 * it has come that far.
 */
export class Replica {
  readonly #primary: Db;
  readonly #copy: Db;
  readonly #limits: typeof LIMITS;
  readonly #stopping = new AbortController();
  readonly #watching: Promise<void>;
  /** All that was committed by then is there (`performance.now()`). */
  #caughtUpAt = -Infinity;
  #noted: { at: number; place: string } | undefined;

  constructor(primary: Db, copy: Db, limits: Partial<typeof LIMITS> = {}) {
    this.#primary = primary;
    this.#copy = copy;
    this.#limits = { ...LIMITS, ...limits };
    this.#watching = this.#watch();
  }

  /** Whether it has all that was committed by `since`, a moment of `performance.now()`, and is not too far behind. */
  has(since: number): boolean {
    return this.#caughtUpAt >= since && performance.now() - this.#caughtUpAt <= this.#limits.lag;
  }

  /**
   * Reads from the replica, or from the primary where the replica may lack what was committed by `since`. A read that the
   * replica could not answer is made again on the primary, so `work` must do nothing but read.
   */
  async read<T>(since: number, work: (db: Db) => Promise<T>): Promise<T> {
    if (!this.has(since)) return work(this.#primary);
    try {
      return await work(this.#copy);
    } catch (error) {
      if (!isOfReplicaAlone(error)) throw error;
      this.#caughtUpAt = -Infinity;

      return work(this.#primary);
    }
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#watching;
  }

  async #watch(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      // Without an answer in time it counts as away; what was asked ends by itself (`pool.ts`).
      const isAnswered = await Promise.race([
        this.#look().then(
          () => true,
          () => false,
        ),
        setTimeout(this.#limits.answer, false, { signal, ref: false }).catch(() => true),
      ]);
      if (!isAnswered) this.#caughtUpAt = -Infinity;
      await setTimeout(this.#limits.look, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  async #look(): Promise<void> {
    // Noted too long ago, it says nothing any more; and after a failover it may be a place of another log.
    const isOld = this.#noted && performance.now() - this.#noted.at > this.#limits.lag;
    const noted = !this.#noted || isOld ? await this.#noteNow() : this.#noted;
    this.#noted = noted;
    if (!(await hasReplayed(this.#copy, noted.place))) return;
    this.#caughtUpAt = noted.at;
    this.#noted = undefined;
  }

  async #noteNow(): Promise<{ at: number; place: string }> {
    const at = performance.now();

    return { at, place: await placeInLog(this.#primary) };
  }
}

async function placeInLog(db: Db): Promise<string> {
  const [row] = await db
    .select({ place: sql<string>`pg_current_wal_lsn()::text` })
    .from(sql`(values (1)) one`);

  return row?.place ?? '';
}

/** One that has become a primary has all of it too, in its own log. */
async function hasReplayed(db: Db, place: string): Promise<boolean> {
  const has = sql<boolean>`coalesce(
    case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end >= ${place}::pg_lsn,
    false)`;
  const [row] = await db.select({ has }).from(sql`(values (1)) one`);

  return row?.has ?? false;
}

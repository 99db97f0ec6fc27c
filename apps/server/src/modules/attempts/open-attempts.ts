import { LRUCache } from 'lru-cache';

import type { Db } from '#database/connect.ts';

import { findOpenAttempts, type OpenAttempt } from './answers.repo.ts';

/** More than are under way at once in a large school, at some 300 bytes each. */
const MAX_KEPT = 20_000;

/**
 * What is known of attempts under way, so that an answer needs no look at its attempt first. It may be out of date:
 * `storeGraded` stores only where it still holds.
 */
export class OpenAttempts {
  readonly #kept = new LRUCache<string, OpenAttempt>({ max: MAX_KEPT });

  remember({ id, versionId, guestId, unclaimed, sealed, allTypes }: OpenAttempt): void {
    this.#kept.set(id, { id, versionId, guestId, unclaimed, sealed, allTypes });
  }

  forget(id: string): void {
    this.#kept.delete(id);
  }

  /** These attempts by their ids, where they are open: as they are known here, else as the database has them. */
  async find(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, OpenAttempt>> {
    const known = ids.map((id) => this.#kept.get(id)).filter((attempt) => attempt !== undefined);
    const unknown = known.length < ids.length ? ids.filter((id) => !this.#kept.has(id)) : [];
    const found = unknown.length > 0 ? await findOpenAttempts(db, unknown) : [];
    for (const attempt of found) this.remember(attempt);

    return new Map([...known, ...found].map((attempt) => [attempt.id, attempt]));
  }
}

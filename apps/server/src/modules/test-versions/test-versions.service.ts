import type { VersionContent } from '@second-bell/domain';
import { LRUCache } from 'lru-cache';

import type { Db } from '#database/connect.ts';

import { notFound } from '../../app-error.ts';
import type { ContentCache } from '../../content-cache.ts';
import { type Draft, draftOf } from './draft.ts';
import * as repo from './test-versions.repo.ts';

const MAX_BYTES = 16 * 1024 * 1024;

/** Where content is read from, and where what was made of it is kept. */
type Source = { db: Db; content: ContentCache };

/** The practice test as a new attempt would take it. Throws 404 as the exam that it is to the caller. */
export async function getDraft({ db, content }: Source, practiceTestId: string): Promise<Draft> {
  return content.get(`draft/${practiceTestId}`, async () => {
    const value = await readDraft(db, practiceTestId);
    if (!value) throw notFound('Exam', practiceTestId);

    return { value, bytes: sizeOf(value.content) };
  });
}

/** The same without a cache, for work that passes through many tests once; undefined where the test is gone. */
export async function readDraft(db: Db, practiceTestId: string): Promise<Draft | undefined> {
  const rows = await repo.findDraft(db, practiceTestId);

  return rows && draftOf(rows);
}

/** The versions that attempts refer to, those that were asked for lately kept. They never change. */
export class Versions {
  readonly #kept = new LRUCache<string, VersionContent>({ maxSize: MAX_BYTES, sizeCalculation: sizeOf });

  /**
   * Callers that ask at once each load for themselves: one that waited, within its transaction, for another's load would
   * wait for ever on the embedded database, where that load waits for the transaction.
   */
  async get(db: Db, id: string): Promise<VersionContent> {
    const kept = this.#kept.get(id);
    if (kept) return kept;

    const row = await repo.findVersion(db, id);
    if (!row) throw new Error(`An attempt refers to the version ${id}, which is not there`);
    this.#kept.set(id, row.content);

    return row.content;
  }

  /** Several of them, by their ids. */
  async getAll(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, VersionContent>> {
    const contents = new Map<string, VersionContent>();
    for (const id of new Set(ids)) contents.set(id, await this.get(db, id));

    return contents;
  }
}

function sizeOf(content: VersionContent): number {
  return JSON.stringify(content).length;
}

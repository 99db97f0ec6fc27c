import { RESTORE_DAYS } from '@second-bell/contract';
import { v7 as uuidv7 } from 'uuid';

import type { Db } from '#database/connect.ts';

import * as repo from './snapshots.repo.ts';

export const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** Deletes a row with all below it, and keeps it whole for 30 days. Answers how much went with it. */
export async function deleteWithSnapshot(
  tx: Db,
  { kind, id, deletedBy }: { kind: repo.ContentKind; id: string; deletedBy: string },
): Promise<{ practiceTestCount: number; questionCount: number }> {
  const counts = await repo.insertSnapshot(tx, { id: uuidv7(), kind, contentId: id, deletedBy });
  await repo.deleteContentRow(tx, kind, id);
  await repo.deleteOlderThan(tx, restorableSince());

  return counts;
}

/** The same for all questions of a practice test, which stays: an import replaces them. Answers how many there were. */
export async function deleteQuestionsWithSnapshot(
  tx: Db,
  practiceTestId: string,
  deletedBy: string,
): Promise<number> {
  const count = await repo.insertSnapshotOfQuestions(tx, { id: uuidv7(), practiceTestId, deletedBy });
  await repo.deleteQuestionsOf(tx, practiceTestId);
  await repo.deleteOlderThan(tx, restorableSince());

  return count;
}

/** What was deleted before this moment is gone for good. */
export function restorableSince(): Date {
  return new Date(Date.now() - RESTORE_DAYS * DAY_MILLISECONDS);
}

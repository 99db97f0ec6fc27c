import { RESTORE_DAYS } from '@second-bell/contract';
import { v7 as uuidv7 } from 'uuid';

import type { Db } from '#database/connect.ts';

import { findIdsInOrder, QUESTIONS_OF } from './ordering.repo.ts';
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

type DeletedQuestions = {
  practiceTestId: string;
  title: string;
  deletedBy: string;
  questions: readonly { id: string; passageId: string | null }[];
};

/** The same for questions of a practice test, all at once: they come back together. Their passages stay for others. */
export async function deleteQuestionsWithSnapshot(tx: Db, deleted: DeletedQuestions): Promise<void> {
  const ids = deleted.questions.map(({ id }) => id);
  const passageIds = new Set(deleted.questions.flatMap(({ passageId }) => passageId ?? []));
  await repo.insertSnapshotOfQuestions(tx, { id: uuidv7(), ids, ...deleted }, [...passageIds]);
  await repo.deleteQuestions(tx, ids);
  await repo.deleteOlderThan(tx, restorableSince());
}

/** The same for all questions and passages of a practice test: an import replaces them. Answers how many there were. */
export async function clearWithSnapshot(tx: Db, practiceTestId: string, deletedBy: string): Promise<number> {
  const ids = await findIdsInOrder(tx, QUESTIONS_OF, practiceTestId);
  const passageIds = await repo.findPassageIds(tx, practiceTestId);
  if (ids.length > 0) {
    const title = `The ${ids.length} questions that an import replaced`;
    const row = { id: uuidv7(), practiceTestId, title, deletedBy, ids };
    await repo.insertSnapshotOfQuestions(tx, row, passageIds);
  }
  await repo.deleteQuestions(tx, ids);
  await repo.deletePassages(tx, passageIds);
  await repo.deleteOlderThan(tx, restorableSince());

  return ids.length;
}

/** What was deleted before this moment is gone for good. */
export function restorableSince(): Date {
  return new Date(Date.now() - RESTORE_DAYS * DAY_MILLISECONDS);
}

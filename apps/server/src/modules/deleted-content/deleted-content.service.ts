import { type DeletedContent, RESTORE_DAYS } from '@second-bell/contract';
import { v7 as uuidv7 } from 'uuid';

import type { Db } from '#database/connect.ts';
import { changeAtDesk, type Desk } from '#modules/administration/desk.ts';
import {
  findIdsInOrder,
  openGap,
  placeInOrder,
  type OrderedList,
  QUESTIONS_OF,
  SUBJECTS_OF,
  TESTS_OF,
} from '#modules/administration/ordering.repo.ts';

import { AppError } from '../../app-error.ts';
import * as repo from './deleted-content.repo.ts';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** How each kind hangs in the order of its parent; the column names are those of the snapshot's rows. */
const PLACES: Record<
  repo.ContentKind,
  { table: string; parent?: { column: string; list: OrderedList; what: string } }
> = {
  product: { table: 'products' },
  subject: { table: 'subjects', parent: { column: 'product_id', list: SUBJECTS_OF, what: 'product' } },
  practice_test: {
    table: 'practice_tests',
    parent: { column: 'subject_id', list: TESTS_OF, what: 'subject' },
  },
  question: {
    table: 'questions',
    parent: { column: 'practice_test_id', list: QUESTIONS_OF, what: 'practice test' },
  },
};

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

export async function getDeletedContent(db: Db): Promise<DeletedContent[]> {
  const rows = await repo.findDeleted(db, restorableSince());

  return rows.map((row) => ({
    ...row,
    deletedAt: row.deletedAt.toISOString(),
    restorableUntil: new Date(row.deletedAt.getTime() + RESTORE_DAYS * DAY_MILLISECONDS).toISOString(),
  }));
}

/** Puts back what was deleted. 404 where it is restored or too old; 409 where its place is gone. */
export async function restoreContent(
  desk: Desk,
  id: string,
): Promise<Pick<DeletedContent, 'kind' | 'title' | 'place'>> {
  return changeAtDesk(desk, async (tx) => {
    const row = await repo.lockDeleted(tx, id);
    if (!row || row.deletedAt < restorableSince()) {
      throw new AppError(
        'not_found',
        'This is no longer here to restore. It may have been restored already.',
      );
    }

    const { kind, title, place } = row;
    const root = row.snapshot[PLACES[kind].table]?.[0] ?? {};
    await makePlace(tx, kind, root);
    await repo.insertRows(tx, row.snapshot);
    await repo.removeDeleted(tx, id);
    await closeRanks(tx, kind, root);

    return {
      result: { kind, title, place },
      audit: {
        action: 'restored',
        kind,
        entityId: String(root['id']),
        title,
        details: { practiceTestCount: row.practiceTestCount, questionCount: row.questionCount },
      },
    };
  });
}

async function makePlace(tx: Db, kind: repo.ContentKind, root: Record<string, unknown>): Promise<void> {
  if (kind === 'product' && (await repo.isProductNameTaken(tx, String(root['name'])))) {
    throw new AppError('conflict', `There is a product named ${String(root['name'])} now. Rename it first.`);
  }
  const { parent } = PLACES[kind];
  if (!parent) return;

  const parentId = String(root[parent.column]);
  if (!(await repo.parentExists(tx, kind, parentId))) {
    throw new AppError('conflict', `The ${parent.what} it stood in was deleted too. Restore that first.`);
  }
  await openGap(tx, parent.list, { parentId, displayOrder: Number(root['display_order']) });
}

/** Several questions that come back at once may share their places with newer ones: then each gets a place of its own. */
async function closeRanks(tx: Db, kind: repo.ContentKind, root: Record<string, unknown>): Promise<void> {
  if (kind !== 'question') return;

  const parentId = String(root['practice_test_id']);
  await placeInOrder(tx, QUESTIONS_OF, await findIdsInOrder(tx, QUESTIONS_OF, parentId));
}

function restorableSince(): Date {
  return new Date(Date.now() - RESTORE_DAYS * DAY_MILLISECONDS);
}

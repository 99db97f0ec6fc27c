import { type DeletedContent, type ErrorCode, RESTORE_DAYS } from '@second-bell/contract';

import type { Db } from '#database/connect.ts';
import { changeAtDesk, type Desk } from '#modules/desk/desk.ts';
import {
  findIdsInOrder,
  openGap,
  placeInOrder,
  type OrderedList,
  QUESTIONS_OF,
  SUBJECTS_OF,
  TESTS_OF,
} from '#modules/desk/ordering.repo.ts';
import type { ContentKind } from '#modules/desk/snapshots.repo.ts';
import { DAY_MILLISECONDS, restorableSince } from '#modules/desk/snapshots.service.ts';

import { AppError } from '../../app-error.ts';
import * as repo from './deleted-content.repo.ts';

/** How each kind hangs in the order of its parent; the column names are those of the snapshot's rows. */
const PLACES: Record<
  ContentKind,
  { table: string; parent?: { column: string; list: OrderedList; what: string; deleted: ErrorCode } }
> = {
  product: { table: 'products' },
  subject: {
    table: 'subjects',
    parent: { column: 'product_id', list: SUBJECTS_OF, what: 'product', deleted: 'product_deleted' },
  },
  practice_test: {
    table: 'practice_tests',
    parent: { column: 'subject_id', list: TESTS_OF, what: 'subject', deleted: 'subject_deleted' },
  },
  question: {
    table: 'questions',
    parent: {
      column: 'practice_test_id',
      list: QUESTIONS_OF,
      what: 'practice test',
      deleted: 'practice_test_deleted',
    },
  },
};

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
        'not_restorable',
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

async function makePlace(tx: Db, kind: ContentKind, root: Record<string, unknown>): Promise<void> {
  if (kind === 'product' && (await repo.isProductNameTaken(tx, String(root['name'])))) {
    throw new AppError(
      'restored_name_taken',
      `There is a product named ${String(root['name'])} now. Rename it first.`,
    );
  }
  const { parent } = PLACES[kind];
  if (!parent) return;

  const parentId = String(root[parent.column]);
  if (!(await repo.parentExists(tx, kind, parentId))) {
    throw new AppError(parent.deleted, `The ${parent.what} it stood in was deleted too. Restore that first.`);
  }
  await openGap(tx, parent.list, { parentId, displayOrder: Number(root['display_order']) });
}

/** Several questions that come back at once may share their places with newer ones: then each gets a place of its own. */
async function closeRanks(tx: Db, kind: ContentKind, root: Record<string, unknown>): Promise<void> {
  if (kind !== 'question') return;

  const parentId = String(root['practice_test_id']);
  await placeInOrder(tx, QUESTIONS_OF, await findIdsInOrder(tx, QUESTIONS_OF, parentId));
}

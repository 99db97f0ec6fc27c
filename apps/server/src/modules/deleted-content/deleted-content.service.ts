import { type DeletedContent, type ErrorCode, RESTORE_DAYS } from '@second-bell/contract';

import type { Db } from '#database/connect.ts';
import { changeAtDesk, type Desk } from '#modules/desk/desk.ts';
import { lockList, lockPracticeTest, lockProduct, lockSubject } from '#modules/desk/locks.repo.ts';
import {
  findIdsInOrder,
  placeInOrder,
  type OrderedList,
  PRODUCTS,
  QUESTIONS_OF,
  SUBJECTS_OF,
  TESTS_OF,
} from '#modules/desk/ordering.repo.ts';
import type { ContentKind } from '#modules/desk/snapshots.repo.ts';
import { DAY_MILLISECONDS, restorableSince } from '#modules/desk/snapshots.service.ts';

import { AppError } from '../../app-error.ts';
import * as repo from './deleted-content.repo.ts';

/** The list that each kind stands in, and what holds it; the names are those of the snapshot's rows. */
const PLACES = {
  product: { table: 'products', list: PRODUCTS },
  subject: {
    table: 'subjects',
    list: SUBJECTS_OF,
    parent: { column: 'product_id', lock: lockProduct, what: 'product', deleted: 'product_deleted' },
  },
  practice_test: {
    table: 'practice_tests',
    list: TESTS_OF,
    parent: { column: 'subject_id', lock: lockSubject, what: 'subject', deleted: 'subject_deleted' },
  },
  question: {
    table: 'questions',
    list: QUESTIONS_OF,
    parent: {
      column: 'practice_test_id',
      lock: lockPracticeTest,
      what: 'practice test',
      deleted: 'practice_test_deleted',
    },
  },
} as const satisfies Record<ContentKind, Place>;

type Row = Record<string, unknown>;
type Parent = {
  column: string;
  lock: (tx: Db, id: string) => Promise<object | undefined>;
  what: string;
  deleted: ErrorCode;
};
type Place = { table: string; list: OrderedList; parent?: Parent };

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

    const { kind, title, place, snapshot } = row;
    const roots = snapshot[PLACES[kind].table] ?? [];
    const parentId = await holdPlace(tx, PLACES[kind], roots[0] ?? {});
    const ids = await findIdsInOrder(tx, PLACES[kind].list, parentId);
    await repo.insertRows(tx, snapshot);
    await placeInOrder(tx, PLACES[kind].list, withRows(ids, roots));
    await repo.removeDeleted(tx, id);

    return {
      result: { kind, title, place },
      audit: {
        action: 'restored',
        kind,
        entityId: String(roots[0]?.['id']),
        title,
        details: { practiceTestCount: row.practiceTestCount, questionCount: row.questionCount },
      },
    };
  });
}

/** Holds the list that the rows come back to, and answers whose it is. Throws 409 where there is no place for them. */
async function holdPlace(tx: Db, { parent }: Place, root: Row): Promise<string | undefined> {
  if (!parent) {
    await lockList(tx, 'products');
    const name = String(root['name']);
    if (!(await repo.isProductNameTaken(tx, name))) return undefined;

    const message = `There is a product named ${name} now. Rename it first.`;
    throw new AppError('restored_name_taken', message, { current: { name } });
  }
  const parentId = String(root[parent.column]);
  if (await parent.lock(tx, parentId)) return parentId;

  throw new AppError(parent.deleted, `The ${parent.what} it stood in was deleted too. Restore that first.`);
}

/** The list with the rows back at their old places, from the first to the last: each finds those before it in theirs. */
function withRows(ids: readonly string[], rows: readonly Row[]): string[] {
  const list = [...ids];
  const inOrder = rows.toSorted((a, b) => Number(a['display_order']) - Number(b['display_order']));
  for (const row of inOrder) list.splice(Number(row['display_order']), 0, String(row['id']));

  return list;
}

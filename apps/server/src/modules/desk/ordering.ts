import type { Db } from '#database/connect.ts';

import { AppError } from '../../app-error.ts';
import { findIdsInOrder, type OrderedList, placeInOrder } from './ordering.repo.ts';

/** Puts a list into the order given. 409 where the ids are not exactly those of the list: someone changed it meanwhile. */
export async function reorder(
  tx: Db,
  list: OrderedList,
  { parentId, ids }: { parentId?: string; ids: readonly string[] },
): Promise<void> {
  const current = new Set(await findIdsInOrder(tx, list, parentId));
  const given = new Set(ids);
  const isSame =
    given.size === ids.length && given.size === current.size && ids.every((id) => current.has(id));
  if (!isSame) {
    throw new AppError(
      'order_changed',
      'Someone changed this list meanwhile. Load it again, then set the order.',
    );
  }

  await placeInOrder(tx, list, ids);
}

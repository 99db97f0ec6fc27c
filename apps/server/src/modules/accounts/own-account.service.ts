import type { Db } from '#database/connect.ts';
import { transact } from '#database/retry.ts';

import { AppError } from '../../app-error.ts';
import * as users from './users.repo.ts';

export async function rename(db: Db, userId: string, name: string): Promise<users.User> {
  return transact(db, async (tx) => {
    await requireUser(tx, userId);

    return users.updateUser(tx, userId, { name: name.trim() });
  });
}

/** Held until the transaction ends; the account may have been deleted elsewhere at this moment. */
async function requireUser(tx: Db, userId: string): Promise<users.User> {
  const user = await users.lockUser(tx, userId);
  if (!user) throw new AppError('unauthorized', 'This account is no longer there');

  return user;
}

import type { Progress } from '@second-bell/contract';

import type { Db } from '#database/connect.ts';

import { sumByTest, sumByTopic } from './progress.repo.ts';

/** Summed up by the database, so that a learner with hundreds of attempts waits no longer than one with two. */
export async function getProgress(db: Db, guestId: string, userId: string): Promise<Progress> {
  const [topics, tests] = await Promise.all([
    sumByTopic(db, userId, guestId),
    sumByTest(db, userId, guestId),
  ]);

  return { topics, tests };
}

import type { Progress } from '@second-bell/contract';

import type { Db } from '#database/connect.ts';

import { type Caller, isListable } from './caller.ts';
import { sumByTest, sumByTopic } from './progress.repo.ts';

/** Summed up by the database, so that a learner with hundreds of attempts waits no longer than one with two. */
export async function getProgress(db: Db, caller: Caller, userId: string): Promise<Progress> {
  if (!isListable(caller, userId)) return { topics: [], tests: [] };

  const [topics, tests] = await Promise.all([sumByTopic(db, userId, caller), sumByTest(db, userId, caller)]);

  return { topics, tests };
}

import type { ItemHealth } from '@second-bell/contract';

import type { Db } from '#database/connect.ts';

import type { App } from '../../app-instance.ts';
import { type Draft } from '../test-versions/draft.ts';
import { getDraft } from '../test-versions/test-versions.service.ts';
import { missingIn, presentItemHealth } from './item-health.presenter.ts';
import * as repo from './item-health.repo.ts';

/**
 * How the questions of a practice test work, by the attempts that count.
 *
 * Kept until content changes, which drops all that is kept, or an attempt is completed or graded anew, which gives
 * another key.
 */
export async function getItemHealth(
  { db, content }: Pick<App, 'db' | 'content'>,
  practiceTestId: string,
): Promise<ItemHealth> {
  const draft = await getDraft({ db, content }, practiceTestId);
  const sign = await repo.findSign(db, await repo.findVersionIds(db, practiceTestId));

  return content.get(`item-health/${practiceTestId}/${draft.versionId}/${sign}`, async () => {
    const value = await computeItemHealth(db, practiceTestId, draft);

    return { value, bytes: JSON.stringify(value).length };
  });
}

/** All of it as it is at one moment: an attempt that is completed meanwhile is in every figure or in none. */
async function computeItemHealth(db: Db, id: string, draft: Draft): Promise<ItemHealth> {
  return db.transaction(
    async (tx) => {
      const versionIds = await repo.findVersionIds(tx, id);
      const tallies = await repo.tallyAnswers(tx, versionIds);

      return presentItemHealth(draft, {
        test: await repo.sumUpTest(tx, versionIds),
        hasOwnTimes: await repo.hasOwnTimes(tx, versionIds),
        tallies,
        offered: await repo.countOffered(tx, versionIds),
        medians: await repo.findMedianSeconds(tx, versionIds),
        earlier: await repo.findEarlierQuestions(tx, id, missingIn(draft, tallies)),
      });
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

import type { PracticeSet, PracticeSetWish, SetQuestion } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { PLACEHOLDER_USER_ID } from '@second-bell/domain';
import { queryOptions } from '@tanstack/react-query';

import { practiceSetPath } from '#copy/site-links.ts';
import { loadSoon } from '#ui/load-soon.ts';

import { call } from './api-client.ts';
import { randomName } from './random-name.ts';

/** A page that only offers a run does not need it. */
const loadLog = () => import('./attempt-log/open-log.ts');

/** A set of questions that is practised on this device, as its run keeps it. */
export type PracticeRunHeader = {
  title: string;
  questions: readonly SetQuestion[];
  /** Null where there is no limit. */
  limitSeconds: number | null;
  /** Questions that were missed before: how many of them are right now is told at the end. */
  toFix: readonly string[];
};

/** The key that a set's run is kept under. */
export function practiceRunKey(setId: string): string {
  return `set:${setId}`;
}

/** The questions of a set; asked for ahead, it also begins without a network. */
export function practiceSetQuery(wish: PracticeSetWish) {
  return queryOptions({
    queryKey: ['practice-set', JSON.stringify(wish)],
    queryFn: () => {
      loadSoon(loadLog);

      return makePracticeSet(wish);
    },
    // Another time, other questions.
    gcTime: 0,
  });
}

export function makePracticeSet(wish: PracticeSetWish): Promise<PracticeSet> {
  return call(calls.practiceSets.make, { params: { userId: PLACEHOLDER_USER_ID }, body: wish });
}

/** Begins a run over a set; answers the path of its page. */
export async function beginPracticeRun(header: PracticeRunHeader): Promise<string> {
  const setId = randomName();
  const key = practiceRunKey(setId);
  const { beginLog } = await loadLog();
  await beginLog({ key, logId: key, header });

  return practiceSetPath(setId);
}

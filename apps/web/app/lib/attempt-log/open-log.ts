import type { AttemptEvent } from '@second-bell/domain';

import { forgetOpenTest, readOpenTest } from '../open-tests.ts';
import { expectReviews } from '../review-due.ts';
import { AttemptLog } from './attempt-log.ts';
import { forgetRun, keepEvent, keepRun, type KeptRun, readEvents, readRun } from './device-store.ts';

/** A run that this page works on: what it is about, and its log. */
export type OpenLog<Header> = { key: string; header: Header; log: AttemptLog };

/** Begins a run, with what is known of it from elsewhere. It takes the place of an earlier one under the same key. */
export async function beginLog<Header>(
  run: KeptRun<Header>,
  events: readonly AttemptEvent[] = [],
): Promise<OpenLog<Header>> {
  expectReviews();
  await keepRun(run);
  await Promise.all(events.map((event) => keepEvent(run.logId, event)));

  return openOf(run, events);
}

/** The run that is under way under a key, opened by this page; null where there is none. */
export async function openLog<Header>(key: string): Promise<OpenLog<Header> | null> {
  const kept = await readRun(key);

  // Only the page of the key writes there.
  return kept ? openOf(kept.run as KeptRun<Header>, kept.events) : null;
}

/** This page becomes the one to work on. Answers whether the run is still under way. */
export async function takeOver({ key, log }: OpenLog<unknown>): Promise<boolean> {
  const kept = await readRun(key);
  if (kept?.run.logId !== log.id) return false;

  log.merge(kept.events);
  log.append({ type: 'opened' });

  return true;
}

/** Takes in what other tabs wrote while this page could not listen. */
export async function catchUp(log: AttemptLog): Promise<void> {
  log.merge(await readEvents(log.id));
}

export async function endLog({ key, log }: OpenLog<unknown>): Promise<void> {
  log.isEnded = true;
  forgetOpenTest(key);
  await forgetRun({ key, logId: log.id });
}

function openOf<Header>(
  { key, logId, header }: KeptRun<Header>,
  events: readonly AttemptEvent[],
): OpenLog<Header> {
  const log = new AttemptLog(logId, events, readOpenTest(key)?.elapsedMs);
  log.append({ type: 'opened' });

  return { key, header, log };
}

import type { QuestionWithKey } from '@second-bell/contract';
import type { AttemptEvent } from '@second-bell/domain';
import { queryOptions } from '@tanstack/react-query';

import { beginLog, type OpenLog, openLog } from '#lib/attempt-log/open-log.ts';
import { type PracticeRunHeader, practiceRunKey } from '#lib/practice-run.ts';
import { parseJson } from '#lib/storage.ts';

/** A run of practice, whatever its header tells of it. */
export type OpenPractice = OpenLog<unknown>;
export type OpenSet = OpenLog<PracticeRunHeader>;

/** A set as this device keeps it; null where it does not, or has ended. */
export function openSetQuery(setId: string) {
  return queryOptions({
    queryKey: ['open-set', setId],
    queryFn: () => openLog<PracticeRunHeader>(practiceRunKey(setId)),
    gcTime: 0,
  });
}

/** The same questions once more; the run before must have ended. */
export async function beginSetAgain({ key, header }: OpenSet): Promise<void> {
  await beginLog({ key, logId: `${key}:${Date.now()}`, header });
}

/** A practice of a test, as this device kept it, or a new one. */
export function openPracticeQuery(testId: string, questions: readonly QuestionWithKey[]) {
  return queryOptions({
    queryKey: ['open-practice', testId],
    queryFn: () => openPractice(testId, questions),
    // Opened anew at each visit: another tab may have gone on with it.
    gcTime: 0,
  });
}

async function openPractice(testId: string, questions: readonly QuestionWithKey[]): Promise<OpenPractice> {
  const key = `student:${testId}`;
  const kept = await openLog<null>(key);
  if (kept) return kept;

  const run = { key, logId: `${key}:${Date.now()}`, header: null };
  const open = await beginLog(run, await readEarlier(testId, questions));
  forgetEarlier(testId);

  return open;
}

/** What a tab kept of a test before there was a log. Carried over once. */
async function readEarlier(testId: string, questions: readonly QuestionWithKey[]): Promise<AttemptEvent[]> {
  const text = withSession((session) => session.getItem(earlierKey(testId))) ?? null;
  if (text === null) return [];

  // Hardly anybody has one: its schema is no part of what all load.
  const { eventsOfEarlierPractice } = await import('./earlier-practice.ts');

  return eventsOfEarlierPractice(parseJson(text), questions);
}

function forgetEarlier(testId: string): void {
  withSession((session) => session.removeItem(earlierKey(testId)));
}

/** Undefined where the browser blocks site data. */
function withSession<T>(access: (session: Storage) => T): T | undefined {
  try {
    return access(sessionStorage);
  } catch {
    return undefined;
  }
}

function earlierKey(testId: string): string {
  return `second-bell:student-test:${testId}`;
}

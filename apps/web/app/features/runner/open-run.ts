import type { ExamQuestion } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { queryOptions } from '@tanstack/react-query';

import { call } from '#lib/api-client.ts';
import { beginLog, type OpenLog, openLog } from '#lib/attempt-log/open-log.ts';
import { isNotFound } from '#lib/failure-message.ts';
import { readOpenTest } from '#lib/open-tests.ts';
import { forget, readKept } from '#lib/storage.ts';

import type { RunHeader } from './model.ts';
import type { Resumable } from './resume.ts';
import { SHORT_ABSENCE_MS } from './use-absence.ts';

export type OpenRun = OpenLog<RunHeader>;

/** The run of an exam that is under way on this device, opened by this page; null where there is none. */
export function openRunQuery(examId: string) {
  return queryOptions({
    queryKey: ['open-run', examId],
    queryFn: () => openRun(examId),
    // Opened anew at each visit: another tab may have gone on with it.
    gcTime: 0,
  });
}

/** Begins the keys of runs of timed tests. */
export const RUN_KEY_PREFIX = 'runner:';

function keyOf(examId: string): string {
  return RUN_KEY_PREFIX + examId;
}

export function beginRun(header: RunHeader): Promise<OpenRun> {
  return beginLog({ key: keyOf(header.exam.id), logId: header.attemptId, header });
}

/** Goes on here with what was begun elsewhere. */
export async function resumeRun({ header, events }: Resumable): Promise<OpenRun> {
  const run = { key: keyOf(header.exam.id), logId: header.attemptId, header };
  const open = await beginLog(run, events);
  if (open.log.view().state.pausedBy !== null) open.log.append({ type: 'resumed' });

  return open;
}

async function openRun(examId: string): Promise<OpenRun | null> {
  const run = (await openLog<RunHeader>(keyOf(examId))) ?? (await carryOver(examId));
  if (run !== null) settleAbsence(run);

  return run;
}

/** A reload goes on at once; after a longer absence the test stands still until the learner says so. */
function settleAbsence({ key, log }: OpenRun): void {
  const { pausedBy, closing } = log.view().state;
  if (closing !== null || pausedBy === 'learner') return;

  const awayMs = Date.now() - (readOpenTest(key)?.seenAt ?? 0);
  const isShort = awayMs >= 0 && awayMs <= SHORT_ABSENCE_MS;
  if (isShort && pausedBy === 'absence') log.append({ type: 'resumed' });
  if (!isShort && pausedBy === null) log.append({ type: 'paused', by: 'absence' });
}

/** A run that an earlier version of this site kept. */
async function carryOver(examId: string): Promise<OpenRun | null> {
  const key = `second-bell.run.${examId}`;
  const kept = readKept(key);
  if (kept === undefined) return null;

  // Hardly anybody has one: its schema is no part of what all load.
  const { eventsOfEarlierRun, readEarlierRun } = await import('./earlier-run.ts');
  const earlier = readEarlierRun(kept);
  if (earlier === null) return null;

  const [exam, questions] = await Promise.all([
    call(calls.exams.exam, { params: { examId } }),
    questionsOf(earlier.attemptId, examId),
  ]);
  const begun = inOrder(earlier.questionIds, questions);
  // All of its questions are gone: there is nothing to go on with, but its end is still sent.
  if (begun.length === 0 && earlier.closing === null) return null;

  const run = await beginLog<RunHeader>(
    {
      key: keyOf(examId),
      logId: earlier.attemptId,
      header: { attemptId: earlier.attemptId, exam, questions: begun },
    },
    eventsOfEarlierRun(earlier, questions, Date.now()),
  );
  forget(key);

  return run;
}

/** As they were when the attempt was begun; as they are now where the server no longer knows it. */
async function questionsOf(attemptId: string, examId: string): Promise<ExamQuestion[]> {
  try {
    return await call(calls.attempts.questions, { params: { id: attemptId } });
  } catch (error) {
    if (!isNotFound(error)) throw error;

    return call(calls.exams.questions, { params: { examId }, query: { types: 'all' } });
  }
}

function inOrder(ids: readonly string[], questions: readonly ExamQuestion[]): ExamQuestion[] {
  const byId = new Map(questions.map((question) => [question.id, question]));

  return ids.flatMap((id) => byId.get(id) ?? []);
}

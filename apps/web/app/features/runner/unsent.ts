import { stateOfAttempt } from '@second-bell/domain';

import { type KeptRun, readEvents, readRuns } from '#lib/attempt-log/device-store.ts';
import { endLog, openLog } from '#lib/attempt-log/open-log.ts';

import { tellTestsSent } from '#lib/tests-sent.ts';

import { claimsOf } from './claims.ts';
import { deliver } from './deliver.ts';
import { type RunHeader, runOf } from './model.ts';
import { RUN_KEY_PREFIX } from './open-run.ts';
import { resultPayload } from './submission.ts';
import { LogSync } from './sync.ts';

/** A timed test that was handed in and waits on this device to be sent. */
export type Unsent = {
  key: string;
  title: string;
  questionCount: number;
  /** Null where this device cannot know: the keys of a sealed test come with the completed attempt. */
  result: { score: number; correctAnswers: number } | null;
};

/** One page at a time: who else would send the same comes too late anyway. */
const SENDING_LOCK = 'second-bell.sending';

/** Those with a score to tell: a test that was left has none. */
export async function readUnsent(): Promise<Unsent[]> {
  const closed = await readClosed();
  const scored = closed.filter(({ run }) => run.closing?.kind === 'submit');

  return Promise.all(scored.map(unsentOf));
}

/** Sends what waits on this device. Throws where one could not be sent; the others are. */
export async function sendUnsent(): Promise<void> {
  if (!('locks' in navigator)) return sendAll();

  await navigator.locks.request(SENDING_LOCK, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await sendAll();
  });
}

async function sendAll(): Promise<void> {
  const closed = await readClosed();
  const sent = await Promise.allSettled(closed.map(({ key }) => sendOne(key)));
  if (sent.some(({ status }) => status === 'fulfilled')) tellTestsSent();

  const failed = sent.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

async function sendOne(key: string): Promise<void> {
  const open = await openLog<RunHeader>(key);
  if (open === null) return;

  await deliver(open, new LogSync(open.log, open.header.attemptId), () => undefined);
  await endLog(open);
}

async function readClosed() {
  const runs = (await readRuns()).filter(({ key }) => key.startsWith(RUN_KEY_PREFIX));
  const read = await Promise.all(runs.map(readClosedRun));

  return read.filter(({ run }) => run.closing !== null);
}

async function readClosedRun({ key, logId, header: kept }: KeptRun) {
  // Only the page of the key writes there.
  const header = kept as RunHeader;

  return { key, header, run: runOf(header, stateOfAttempt(await readEvents(logId))) };
}

async function unsentOf({ key, header, run }: Awaited<ReturnType<typeof readClosedRun>>): Promise<Unsent> {
  const { exam, questions } = header;
  const unsent = { key, title: exam.title, questionCount: questions.length };
  if (exam.sealed || run.closing === null) return { ...unsent, result: null };

  const claims = await claimsOf(questions, run.answers, exam.scoringRule);
  const answered = questions
    .filter(({ id }) => run.answers[id] !== undefined)
    .map(({ id }) => ({ questionId: id, isCorrect: claims.get(id)?.isCorrect === true }));
  const { score, correctAnswers } = resultPayload(
    { closing: run.closing, questionIds: run.questionIds },
    answered,
    claims,
  );

  return { ...unsent, result: { score, correctAnswers } };
}

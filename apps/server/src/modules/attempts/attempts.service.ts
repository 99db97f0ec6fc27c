import { randomUUID } from 'node:crypto';

import type { Attempt, CompleteAttempt, ExamQuestion, StartAttempt, UserAnswer } from '@second-bell/contract';
import {
  extraSecondsOf,
  isCovered,
  itemInVersion,
  maxPointsOfAll,
  scorePercent,
  scoringRuleOf,
  takenQuestions,
} from '@second-bell/domain';

import type { Db } from '#database/connect.ts';
import { transact } from '#database/retry.ts';

import type { App } from '../../app-instance.ts';
import { AppError, notFound } from '../../app-error.ts';
import { presentExamQuestions } from '../exams/exams.presenter.ts';
import { holdVersion } from '../test-versions/test-versions.repo.ts';
import { getDraft, type Versions } from '../test-versions/test-versions.service.ts';
import { findAnswers, sumAnswers } from './answers.repo.ts';
import { getMarks } from './attempt-log.service.ts';
import { presentAttempt, presentReviewed } from './attempts.presenter.ts';
import * as repo from './attempts.repo.ts';
import { type Caller, isListable } from './caller.ts';
import type { OpenAttempts } from './open-attempts.ts';

type Reading = { db: Db; versions: Versions };

/** Whose attempt it becomes. `isNew`: the guest's cookie goes out with this answer, and may never come back. */
type Starter = { guestId: string; isNew: boolean };

/** Begins an attempt on the content as it is now, stored as a version where none is equal to it yet. */
export async function startAttempt(
  source: Pick<App, 'db' | 'content'> & { openAttempts: OpenAttempts },
  { guestId, isNew }: Starter,
  start: StartAttempt,
): Promise<Attempt> {
  const draft = await getDraft(source, start.examId);
  const { content, versionId } = draft;
  const { types, extraTime = 'none' } = start;
  const allTypes = types === 'all';
  const questions = takenQuestions(content, allTypes);

  const row = await transact(source.db, async (tx) => {
    await holdVersion(tx, { id: versionId, content });

    return repo.insertAttempt(tx, {
      // Random from end to end: for a client that keeps no cookies, the id is the secret.
      id: randomUUID(),
      userId: start.userId,
      guestId,
      unclaimed: isNew,
      examId: content.practiceTestId,
      examTitle: draft.title,
      examType: draft.product,
      examSubject: draft.subject,
      versionId,
      sealed: content.sealed,
      passingScore: content.passingScore,
      totalQuestions: start.totalQuestions,
      questionCount: questions.length,
      allTypes,
      maxPoints: maxPointsOfAll(questions, scoringRuleOf(content)),
      extraTime,
      extraSeconds: extraSecondsOf(content.timeLimit * 60, extraTime),
    });
  });
  source.openAttempts.remember({ ...row, versionId });

  return presentAttempt(row);
}

/**
 * Completes an attempt with the server's own grade where stored answers cover the claim, else as reported.
 *
 * A repeat of the stored result is answered with the stored row; a different result is a conflict.
 */
export async function completeAttempt(
  db: Db,
  caller: Caller,
  id: string,
  claim: CompleteAttempt,
): Promise<Attempt> {
  return transact(db, async (tx) => {
    const attempt = await repo.lockAttempt(tx, id, caller);
    if (!attempt) throw notFound('Test attempt', id);
    refuseImpossible(attempt, claim);
    if (attempt.completed) return presentWithCorrections(tx, sameResult(attempt, claim));

    const { stored, correct, points } = await sumAnswers(tx, id);
    const verified = isVerified(attempt, claim, stored);
    const row = await repo.markCompleted(tx, id, {
      completedAt: new Date(claim.completedAt),
      timeSpent: claim.timeSpent,
      correctAnswers: verified ? correct : claim.correctAnswers,
      score: verified ? scorePercent(points, attempt.maxPoints ?? attempt.totalQuestions) : claim.score,
      points: verified ? points : null,
      verified,
      reportedCorrectAnswers: claim.correctAnswers,
      reportedScore: claim.score,
      ...(await getMarks(tx, id)),
      // One that was begun before its guest had a cookie is found in their list from now on.
      ...(caller.guestId !== undefined && { guestId: caller.guestId, unclaimed: false }),
    });

    return presentAttempt(row);
  });
}

/** Whether the server's own grade stands for a claim: it must be about as many questions as the version has. */
function isVerified(attempt: repo.AttemptRow, claim: CompleteAttempt, stored: number): boolean {
  const { totalQuestions, questionCount } = attempt;

  return totalQuestions === questionCount && isCovered({ ...claim, totalQuestions }, stored);
}

function refuseImpossible({ totalQuestions }: repo.AttemptRow, { correctAnswers }: CompleteAttempt): void {
  if (correctAnswers <= totalQuestions) return;

  const message = `At most ${totalQuestions}, the number of questions of this attempt`;
  throw new AppError('invalid_request', `Invalid request: correctAnswers: ${message}`, {
    issues: [{ path: 'correctAnswers', message }],
  });
}

function sameResult(attempt: repo.AttemptRow, claim: CompleteAttempt): repo.AttemptRow {
  const isSame =
    attempt.reportedCorrectAnswers === claim.correctAnswers &&
    attempt.reportedScore === claim.score &&
    attempt.timeSpent === claim.timeSpent;
  if (!isSame) throw new AppError('conflict', 'This test attempt is already completed with another result');

  return attempt;
}

export async function getAttempt(db: Db, caller: Caller, id: string): Promise<Attempt> {
  return presentWithCorrections(db, await requireAttempt(db, caller, id));
}

export async function getAttemptsOfUser(db: Db, caller: Caller, userId: string): Promise<Attempt[]> {
  if (!isListable(caller, userId)) return [];
  const rows = await repo.findAttemptsOfUser(db, userId, caller);

  return presentAll(db, rows);
}

async function presentWithCorrections(db: Db, row: repo.AttemptRow): Promise<Attempt> {
  return presentAttempt(row, await repo.findCorrections(db, [row.id]));
}

async function presentAll(db: Db, rows: readonly repo.AttemptRow[]): Promise<Attempt[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const corrections = Map.groupBy(await repo.findCorrections(db, ids), ({ attemptId }) => attemptId);

  return rows.map((row) => presentAttempt(row, corrections.get(row.id)));
}

/** With what was given beside what is right, part by part, where the version is known. */
export async function getAnswers(
  { db, versions }: Reading,
  caller: Caller,
  attemptId: string,
): Promise<UserAnswer[]> {
  const attempt = await requireAttempt(db, caller, attemptId);
  const rows = await findAnswers(db, attemptId);
  const { versionId } = attempt;
  const content = versionId === null ? undefined : await versions.get(db, versionId);
  const items = new Map(content?.questions.map((question) => [question.id, itemInVersion(question)]));

  return rows.map((row) => presentReviewed(row, items.get(row.questionId), attempt));
}

/** The questions as they were when the attempt was begun; of a sealed test, with keys once it is completed. */
export async function getAttemptQuestions(
  { db, versions }: Reading,
  caller: Caller,
  id: string,
): Promise<ExamQuestion[]> {
  const { versionId, sealed, completed, examSubject, allTypes } = await requireAttempt(db, caller, id);
  if (versionId === null) throw notFound('The questions of the test attempt', id);

  return presentExamQuestions(await versions.get(db, versionId), {
    versionId,
    subject: examSubject,
    isOpened: completed || !sealed,
    allTypes,
  });
}

async function requireAttempt(db: Db, caller: Caller, id: string): Promise<repo.AttemptRow> {
  const row = await repo.findAttempt(db, id, caller);
  if (!row) throw notFound('Test attempt', id);

  return row;
}

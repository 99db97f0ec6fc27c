import type { Attempt, CompleteAttempt, StartAttempt, UserAnswer } from '@second-bell/contract';
import { isCovered, scorePercent } from '@second-bell/domain';
import { v7 as uuidv7 } from 'uuid';

import type { Db } from '#database/connect.ts';

import { AppError, notFound } from '../../app-error.ts';
import { getExam } from '../exams/exams.service.ts';
import { presentAnswer, presentAttempt } from './attempts.presenter.ts';
import * as repo from './attempts.repo.ts';

export async function startAttempt(db: Db, guestId: string, start: StartAttempt): Promise<Attempt> {
  const exam = await getExam(db, start.examId);
  const row = await repo.insertAttempt(db, {
    id: uuidv7(),
    userId: start.userId,
    guestId,
    examId: exam.id,
    examTitle: exam.title,
    examType: exam.type,
    examSubject: exam.subject,
    totalQuestions: start.totalQuestions,
  });

  return presentAttempt(row);
}

/**
 * Completes an attempt with the server's own grade where stored answers cover the claim, else as reported.
 *
 * A repeat of the stored result is answered with the stored row; a different result is a conflict.
 */
export async function completeAttempt(
  db: Db,
  guestId: string,
  id: string,
  claim: CompleteAttempt,
): Promise<Attempt> {
  return db.transaction(async (tx) => {
    const attempt = await repo.lockAttempt(tx, id, guestId);
    if (!attempt) throw notFound('Test attempt', id);
    refuseImpossible(attempt, claim);
    if (attempt.completed) return presentAttempt(sameResult(attempt, claim));

    const { stored, correct } = await repo.countAnswers(tx, id);
    const verified = isCovered({ ...claim, totalQuestions: attempt.totalQuestions }, stored);
    const row = await repo.markCompleted(tx, id, {
      completedAt: new Date(claim.completedAt),
      timeSpent: claim.timeSpent,
      correctAnswers: verified ? correct : claim.correctAnswers,
      score: verified ? scorePercent(correct, attempt.totalQuestions) : claim.score,
      verified,
      reportedCorrectAnswers: claim.correctAnswers,
      reportedScore: claim.score,
    });

    return presentAttempt(row);
  });
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

export async function getAttempt(db: Db, guestId: string, id: string): Promise<Attempt> {
  const row = await repo.findAttempt(db, id, guestId);
  if (!row) throw notFound('Test attempt', id);

  return presentAttempt(row);
}

export async function getAttemptsOfUser(db: Db, guestId: string, userId: string): Promise<Attempt[]> {
  const rows = await repo.findAttemptsOfUser(db, userId, guestId);

  return rows.map(presentAttempt);
}

export async function getAnswers(db: Db, guestId: string, attemptId: string): Promise<UserAnswer[]> {
  await getAttempt(db, guestId, attemptId);
  const rows = await repo.findAnswers(db, attemptId);

  return rows.map(presentAnswer);
}

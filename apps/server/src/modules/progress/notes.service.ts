import type { QuestionNote } from '@second-bell/contract';

import type { Db } from '#database/connect.ts';

import { AppError } from '../../app-error.ts';
import * as repo from './notes.repo.ts';

/** More than there are questions: who writes more of them is a program. */
const NOTES_MAX = 5_000;

export async function setNote(
  db: Db,
  ownerId: string,
  questionId: string,
  note: QuestionNote,
): Promise<QuestionNote> {
  if ((await repo.countNotes(db, ownerId)) >= NOTES_MAX) {
    throw new AppError('too_large', `Notes are kept on at most ${NOTES_MAX} questions`);
  }
  await repo.upsertNote(db, ownerId, questionId, note);

  return note;
}

export async function setGoal(
  db: Db,
  ownerId: string,
  daysPerWeek: number,
): Promise<{ daysPerWeek: number }> {
  await repo.upsertGoal(db, ownerId, daysPerWeek);

  return { daysPerWeek };
}

import type { QuestionNote } from '@second-bell/contract';
import { eq, sql } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { questionNotes, weeklyGoals } from '#database/schema.ts';

export type NoteRow = typeof questionNotes.$inferSelect;

export async function findNotes(db: Db, ownerId: string): Promise<NoteRow[]> {
  return db.select().from(questionNotes).where(eq(questionNotes.ownerId, ownerId));
}

export async function countNotes(db: Db, ownerId: string): Promise<number> {
  return db.$count(questionNotes, eq(questionNotes.ownerId, ownerId));
}

export async function upsertNote(
  db: Db,
  ownerId: string,
  questionId: string,
  note: QuestionNote,
): Promise<void> {
  await db
    .insert(questionNotes)
    .values({ ownerId, questionId, ...note })
    .onConflictDoUpdate({
      target: [questionNotes.ownerId, questionNotes.questionId],
      set: { ...note, changedAt: sql`now()` },
    });
}

export async function findGoal(db: Db, ownerId: string): Promise<number | undefined> {
  const [row] = await db.select().from(weeklyGoals).where(eq(weeklyGoals.ownerId, ownerId));

  return row?.daysPerWeek;
}

export async function upsertGoal(db: Db, ownerId: string, daysPerWeek: number): Promise<void> {
  await db
    .insert(weeklyGoals)
    .values({ ownerId, daysPerWeek })
    .onConflictDoUpdate({ target: weeklyGoals.ownerId, set: { daysPerWeek, changedAt: sql`now()` } });
}

import { and, eq, inArray } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { practiceAnswers } from '#database/schema.ts';

export type PracticeAnswerRow = typeof practiceAnswers.$inferSelect;
export type NewPracticeAnswer = Omit<PracticeAnswerRow, 'receivedAt'>;

/** Those of an owner that are stored already, by the ids that a client gave them. */
export async function findByIds(db: Db, ownerId: string, ids: string[]): Promise<PracticeAnswerRow[]> {
  return db
    .select()
    .from(practiceAnswers)
    .where(and(eq(practiceAnswers.ownerId, ownerId), inArray(practiceAnswers.id, ids)));
}

/** Which questions were answered in these runs. */
export async function findAnsweredInSessions(tx: Db, ownerId: string, sessionIds: string[]) {
  const { sessionId, questionId } = practiceAnswers;

  return tx
    .selectDistinct({ sessionId, questionId })
    .from(practiceAnswers)
    .where(and(eq(practiceAnswers.ownerId, ownerId), inArray(sessionId, sessionIds)));
}

/** One that another call has stored meanwhile stays as it is. */
export async function insertPracticeAnswers(tx: Db, rows: NewPracticeAnswer[]): Promise<void> {
  await tx.insert(practiceAnswers).values(rows).onConflictDoNothing();
}

import { and, asc, count, desc, eq, inArray, or, sql } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { answers, attempts, rescoredAttempts, rescores } from '#database/schema.ts';

import type { Caller } from './caller.ts';

/** Of a PostgreSQL `integer`. */
const INTEGER_MAX = 2_147_483_647;

/** Nobody takes so many tests; a program may begin as many. */
const MAX_LISTED = 1_000;

export type AttemptRow = typeof attempts.$inferSelect;
export type AnswerRow = typeof answers.$inferSelect;
export type NewAttempt = typeof attempts.$inferInsert;
/** An answer as it is stored, without its moment, which the database gives. */
export type StoredAnswer = Omit<AnswerRow, 'answeredAt'>;
export type CorrectionRow = Awaited<ReturnType<typeof findCorrections>>[number];
export type AttemptResult = Pick<
  AttemptRow,
  | 'completedAt'
  | 'timeSpent'
  | 'correctAnswers'
  | 'score'
  | 'verified'
  | 'reportedCorrectAnswers'
  | 'reportedScore'
> &
  Partial<Pick<AttemptRow, 'guestId' | 'unclaimed'>>;

/** One attempt as this caller may see it: their own, or one begun without a cookie, whose id is the secret. */
export function isInScope(attempt: AttemptRow, { guestId }: Caller): boolean {
  return attempt.unclaimed || attempt.guestId === guestId;
}

/** The same as a condition. */
const inScope = (id: string, { guestId }: Caller) =>
  and(
    eq(attempts.id, id),
    guestId === undefined
      ? eq(attempts.unclaimed, true)
      : or(eq(attempts.guestId, guestId), eq(attempts.unclaimed, true)),
  );

/** The attempts of a user id in this caller's scope: without a cookie, those that were begun without one. */
export const ofUser = (userId: string, { guestId }: Caller) =>
  and(
    eq(attempts.userId, userId),
    guestId === undefined ? eq(attempts.unclaimed, true) : eq(attempts.guestId, guestId),
  );

export async function insertAttempt(db: Db, attempt: NewAttempt): Promise<AttemptRow> {
  const [row] = await db.insert(attempts).values(attempt).returning();
  if (!row) throw new Error('The insert of an attempt returned no row');

  return row;
}

export async function findAttempt(db: Db, id: string, caller: Caller): Promise<AttemptRow | undefined> {
  const [row] = await db.select().from(attempts).where(inScope(id, caller));

  return row;
}

/** Holds the row until the transaction ends, so that no answer is stored while the attempt is being graded. */
export async function lockAttempt(tx: Db, id: string, caller: Caller): Promise<AttemptRow | undefined> {
  const [row] = await tx.select().from(attempts).where(inScope(id, caller)).for('update');

  return row;
}

/** Holds the rows against completion while answers are stored. In id order, so that two batches cannot block each other. */
export async function holdAttempts(tx: Db, ids: string[]): Promise<AttemptRow[]> {
  return tx.select().from(attempts).where(inArray(attempts.id, ids)).orderBy(asc(attempts.id)).for('share');
}

export async function markCompleted(tx: Db, id: string, result: AttemptResult): Promise<AttemptRow> {
  const [row] = await tx
    .update(attempts)
    .set({
      completed: true,
      measuredSeconds: sql`least(extract(epoch from now() - ${attempts.startedAt}), ${INTEGER_MAX})::int`,
      ...result,
    })
    .where(eq(attempts.id, id))
    .returning();
  if (!row) throw new Error(`Attempt ${id} vanished while it was locked`);

  return row;
}

export async function findAttemptsOfUser(db: Db, userId: string, caller: Caller): Promise<AttemptRow[]> {
  return db
    .select()
    .from(attempts)
    .where(ofUser(userId, caller))
    .orderBy(desc(attempts.startedAt), desc(attempts.id))
    .limit(MAX_LISTED);
}

/** The corrections that changed the scores of these attempts, in the order of time. */
export async function findCorrections(db: Db, ids: string[]) {
  const { attemptId, questionNumber, changedScore, rescoreId } = rescoredAttempts;

  return db
    .select({ attemptId, questionNumber, questionId: rescores.questionId, at: rescores.at })
    .from(rescoredAttempts)
    .innerJoin(rescores, eq(rescores.id, rescoreId))
    .where(and(inArray(attemptId, ids), eq(changedScore, true)))
    .orderBy(asc(rescores.at));
}

export async function findAnswers(db: Db, attemptId: string): Promise<AnswerRow[]> {
  return db
    .select()
    .from(answers)
    .where(eq(answers.attemptId, attemptId))
    .orderBy(asc(answers.answeredAt), asc(answers.id));
}

export async function countAnswers(tx: Db, attemptId: string): Promise<{ stored: number; correct: number }> {
  const [row] = await tx
    .select({ stored: count(), correct: sql<number>`count(*) filter (where ${answers.isCorrect})::int` })
    .from(answers)
    .where(eq(answers.attemptId, attemptId));

  return row ?? { stored: 0, correct: 0 };
}

export async function findStoredAnswers(
  tx: Db,
  keys: { attemptId: string; questionId: string }[],
): Promise<AnswerRow[]> {
  return tx
    .select()
    .from(answers)
    .where(
      or(
        ...keys.map(({ attemptId, questionId }) =>
          and(eq(answers.attemptId, attemptId), eq(answers.questionId, questionId)),
        ),
      ),
    );
}

/** A question answered again while the attempt is open takes the new answer. */
export async function upsertAnswers(tx: Db, rows: StoredAnswer[]): Promise<void> {
  if (rows.length === 0) return;

  await tx
    .insert(answers)
    .values(rows)
    .onConflictDoUpdate({
      target: [answers.attemptId, answers.questionId],
      set: {
        userAnswer: sql`excluded.user_answer`,
        optionId: sql`excluded.option_id`,
        isCorrect: sql`excluded.is_correct`,
        timeSpent: sql`excluded.time_spent`,
        answeredAt: sql`now()`,
      },
    });
}

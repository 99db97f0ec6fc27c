import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { attempts, rescoredAttempts, rescores } from '#database/schema.ts';

import type { Caller } from './caller.ts';

/** Of a PostgreSQL `integer`. */
const INTEGER_MAX = 2_147_483_647;

/** Nobody takes so many tests; a program may begin as many. */
const MAX_LISTED = 1_000;

export type AttemptRow = typeof attempts.$inferSelect;
export type NewAttempt = typeof attempts.$inferInsert;
export type CorrectionRow = Awaited<ReturnType<typeof findCorrections>>[number];
export type AttemptResult = Pick<
  AttemptRow,
  | 'completedAt'
  | 'timeSpent'
  | 'correctAnswers'
  | 'score'
  | 'points'
  | 'verified'
  | 'reportedCorrectAnswers'
  | 'reportedScore'
  | 'flagged'
  | 'unsure'
> &
  Partial<Pick<AttemptRow, 'guestId' | 'unclaimed'>>;

/** `isInScope` as a condition on one attempt. */
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

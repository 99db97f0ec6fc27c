import { and, asc, count, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { answers, attempts } from '#database/schema.ts';

export type AnswerRow = typeof answers.$inferSelect;
/** An answer as it is stored, without its moment, which the database gives. */
export type StoredAnswer = Omit<AnswerRow, 'answeredAt'>;
/** What answers of an attempt that is under way are taken and graded by. */
export type OpenAttempt = {
  id: string;
  versionId: string;
  guestId: string;
  unclaimed: boolean;
  sealed: boolean;
  allTypes: boolean;
};
/** An answer in words to a question that is worth 1 point: all that there is to store of it. */
export type GradedAnswer = Omit<StoredAnswer, 'userId' | 'response' | 'points' | 'maxPoints'> & {
  attempt: OpenAttempt;
};
export type HeldAttempt = Awaited<ReturnType<typeof holdAttempts>>[number];

const KEY = [answers.attemptId, answers.questionId];
/** A question answered again while the attempt is open takes the new answer. */
const REPLACED = {
  userAnswer: sql`excluded.user_answer`,
  optionId: sql`excluded.option_id`,
  response: sql`excluded.response`,
  isCorrect: sql`excluded.is_correct`,
  points: sql`excluded.points`,
  maxPoints: sql`excluded.max_points`,
  timeSpent: sql`excluded.time_spent`,
  answeredAt: sql`now()`,
};

export async function findAnswers(db: Db, attemptId: string): Promise<AnswerRow[]> {
  return db
    .select()
    .from(answers)
    .where(eq(answers.attemptId, attemptId))
    .orderBy(asc(answers.answeredAt), asc(answers.id));
}

export type AnswerSums = { stored: number; correct: number; points: number };

export async function sumAnswers(tx: Db, attemptId: string): Promise<AnswerSums> {
  const [row] = await tx
    .select({
      stored: count(),
      correct: sql<number>`count(*) filter (where ${answers.isCorrect})::int`,
      points: sql<number>`coalesce(sum(coalesce(${answers.points}, ${answers.isCorrect}::int)), 0)::int`,
    })
    .from(answers)
    .where(eq(answers.attemptId, attemptId));

  return row ?? { stored: 0, correct: 0, points: 0 };
}

export async function findOpenAttempts(db: Db, ids: string[]): Promise<OpenAttempt[]> {
  const { id, versionId, guestId, unclaimed, sealed, allTypes, completed } = attempts;

  return db
    .select({ id, versionId: sql<string>`${versionId}`, guestId, unclaimed, sealed, allTypes })
    .from(attempts)
    .where(and(inArray(id, ids), eq(completed, false), isNotNull(versionId)));
}

/**
 * Stores what is new or changed, where its attempt is still as it was graded by, in one statement, which is a
 * transaction of its own. Answers what it stored, with the ids; an answer that is not among them may be a repeat, or its
 * attempt has changed. Takes each question of an attempt once.
 *
 * The attempts are held in the order of their ids, and the rows written in that of their keys, so that two batches cannot
 * block each other. Whoever holds an attempt (completion, a corrected score) is waited for, and what they changed is seen.
 */
export async function storeGraded(db: Db, graded: readonly GradedAnswer[]) {
  const rows = graded.map(({ attempt, ...answer }) => ({ ...attempt, ...answer }));
  const attemptIds = [...new Set(graded.map(({ attemptId }) => attemptId))];

  // A text that is always the same, however many answers there are: nothing of it is put together anew.
  const sent = sql`
    select sent.id, held.id, sent."questionId", held.user_id, sent."userAnswer", sent."optionId", null::jsonb,
      sent."isCorrect", null::integer, null::integer, sent."timeSpent", now()
    from json_to_recordset(${JSON.stringify(rows)}::json) as sent (
      id text, "attemptId" text, "questionId" text, "userAnswer" text, "optionId" text, "isCorrect" boolean,
      "timeSpent" integer, "versionId" text, "guestId" text, unclaimed boolean, sealed boolean
    )
    join (
      select id, user_id, version_id, guest_id, unclaimed, sealed from ${attempts}
      where id = any(${sql.param(attemptIds)}::text[]) and not completed
      order by id for share
    ) as held on (held.id, held.version_id, held.guest_id, held.unclaimed, held.sealed)
      = (sent."attemptId", sent."versionId", sent."guestId", sent.unclaimed, sent.sealed)
    order by held.id, sent."questionId"`;

  return db
    .insert(answers)
    .select(sent)
    .onConflictDoUpdate({
      target: KEY,
      set: REPLACED,
      setWhere: sql`${answers.userAnswer} <> excluded.user_answer`,
    })
    .returning({ id: answers.id, attemptId: answers.attemptId, questionId: answers.questionId });
}

/** Holds the rows against completion while answers are stored. In id order, so that two batches cannot block each other. */
export async function holdAttempts(tx: Db, ids: string[]) {
  const { id, userId, examId, versionId, guestId, unclaimed, sealed, allTypes, completed } = attempts;

  return tx
    .select({ id, userId, examId, versionId, guestId, unclaimed, sealed, allTypes, completed })
    .from(attempts)
    .where(inArray(id, ids))
    .orderBy(asc(id))
    .for('share');
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

export async function upsertAnswers(tx: Db, rows: StoredAnswer[]): Promise<void> {
  if (rows.length === 0) return;

  await tx.insert(answers).values(rows).onConflictDoUpdate({ target: KEY, set: REPLACED });
}

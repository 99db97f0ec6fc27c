import { and, asc, count, desc, eq, exists, gt, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Db } from '#database/connect.ts';
import {
  answers,
  attempts,
  questions,
  rescoredAttempts,
  rescores,
  versionQuestions,
} from '#database/schema.ts';

export type QuestionRow = typeof questions.$inferSelect;
export type RescoreRow = typeof rescores.$inferSelect;
export type RescoredAttempt = typeof rescoredAttempts.$inferSelect;
export type AttemptState = Awaited<ReturnType<typeof findAttempts>>[number];
export type AnswerState = Awaited<ReturnType<typeof findAnswersTo>>[number];

/** A statement takes at most 65,535 parameters. */
const ROWS_PER_INSERT = 5_000;

export async function findQuestion(db: Db, id: string): Promise<QuestionRow | undefined> {
  const [row] = await db.select().from(questions).where(eq(questions.id, id));

  return row;
}

/** The versions that have the question and were taken. */
export async function findTakenVersions(db: Db, questionId: string): Promise<string[]> {
  const taken = db.select().from(attempts).where(eq(attempts.versionId, versionQuestions.versionId));
  const rows = await db
    .select({ id: versionQuestions.versionId })
    .from(versionQuestions)
    .where(and(eq(versionQuestions.questionId, questionId), exists(taken)))
    .orderBy(asc(versionQuestions.versionId));

  return rows.map(({ id }) => id);
}

export async function findAttempts(db: Db, versionIds: readonly string[]) {
  return attemptsWhere(db, inArray(attempts.versionId, [...versionIds]));
}

/** The same, held until the transaction ends: in id order, as all who hold several do. */
export async function lockAttempts(tx: Db, versionIds: readonly string[]): Promise<AttemptState[]> {
  return attemptsWhere(tx, inArray(attempts.versionId, [...versionIds])).for('update');
}

export async function lockRescoredAttempts(tx: Db, rescoreId: string): Promise<AttemptState[]> {
  const mine = tx
    .select({ id: rescoredAttempts.attemptId })
    .from(rescoredAttempts)
    .where(eq(rescoredAttempts.rescoreId, rescoreId));

  return attemptsWhere(tx, inArray(attempts.id, mine)).for('update');
}

function attemptsWhere(db: Db, condition: ReturnType<typeof inArray>) {
  const { id, versionId, completed, verified, allTypes, totalQuestions, passingScore } = attempts;
  const { correctAnswers, score, points, maxPoints } = attempts;
  const taken = { id, versionId, completed, verified, allTypes, totalQuestions, passingScore };

  return db
    .select({ ...taken, correctAnswers, score, points, maxPoints })
    .from(attempts)
    .where(condition)
    .orderBy(asc(id));
}

/** With `allTypes`, only those that take every type of question. */
export async function countFinished(
  db: Db,
  versionIds: readonly string[],
  { allTypes = false }: { allTypes?: boolean } = {},
): Promise<number> {
  if (versionIds.length === 0) return 0;
  const ofVersions = inArray(attempts.versionId, [...versionIds]);

  return db.$count(
    attempts,
    and(ofVersions, eq(attempts.completed, true), allTypes ? eq(attempts.allTypes, true) : undefined),
  );
}

/** What these attempts answered to one question. */
export async function findAnswersTo(db: Db, questionId: string, attemptIds: readonly string[]) {
  const { attemptId, userAnswer, response, isCorrect, points, maxPoints } = answers;

  return db
    .select({ attemptId, userAnswer, response, isCorrect, points, maxPoints })
    .from(answers)
    .where(and(isOneOf(attemptId, attemptIds), eq(answers.questionId, questionId)));
}

/** A verdict on an answer; `isCorrect` is null where there is no answer to judge. */
type Verdict = {
  attemptId: string;
  isCorrect: boolean | null;
  answerPoints: number | null;
  answerMaxPoints: number | null;
};

export async function setVerdicts(tx: Db, questionId: string, all: readonly Verdict[]): Promise<void> {
  const verdicts = all.filter(({ isCorrect }) => isCorrect !== null);
  const column = (name: keyof Verdict) => sql.param(verdicts.map((verdict) => verdict[name]));
  await tx.execute(sql`
    update ${answers} set is_correct = new.is_correct, points = new.points, max_points = new.max_points
    from unnest(${column('attemptId')}::text[], ${column('isCorrect')}::boolean[],
      ${column('answerPoints')}::integer[], ${column('answerMaxPoints')}::integer[])
      as new(attempt_id, is_correct, points, max_points)
    where ${answers.attemptId} = new.attempt_id and ${answers.questionId} = ${questionId}
      and (${answers.isCorrect}, ${answers.points}, ${answers.maxPoints})
        is distinct from (new.is_correct, new.points, new.max_points)`);
}

type Result = {
  id: string;
  versionId: string;
  correctAnswers: number;
  score: number | null;
  points: number | null;
  maxPoints: number | null;
};

export async function setResults(tx: Db, results: readonly Result[]): Promise<void> {
  const column = (name: keyof Result) => sql.param(results.map((result) => result[name]));
  await tx.execute(sql`
    update ${attempts} set version_id = new.version_id, correct_answers = new.correct_answers, score = new.score,
      points = new.points, max_points = new.max_points
    from unnest(${column('id')}::text[], ${column('versionId')}::text[], ${column('correctAnswers')}::integer[],
      ${column('score')}::integer[], ${column('points')}::integer[], ${column('maxPoints')}::integer[])
      as new(id, version_id, correct_answers, score, points, max_points)
    where ${attempts.id} = new.id`);
}

export async function insertRescore(
  tx: Db,
  row: typeof rescores.$inferInsert,
  touched: readonly RescoredAttempt[],
): Promise<void> {
  await tx.insert(rescores).values(row);
  for (let start = 0; start < touched.length; start += ROWS_PER_INSERT) {
    await tx.insert(rescoredAttempts).values(touched.slice(start, start + ROWS_PER_INSERT));
  }
}

/** The latest correction of a question that was not undone, with the number of its attempts. */
export async function findLastRescore(db: Db, questionId: string) {
  const { id, at, administrator, reason } = rescores;
  const [row] = await db
    .select({ id, at, administrator, reason, attempts: count(rescoredAttempts.attemptId) })
    .from(rescores)
    .leftJoin(rescoredAttempts, eq(rescoredAttempts.rescoreId, id))
    .where(and(eq(rescores.questionId, questionId), isNull(rescores.undoneAt)))
    .groupBy(id)
    .orderBy(desc(at))
    .limit(1);

  return row;
}

export async function lockRescore(tx: Db, id: string): Promise<RescoreRow | undefined> {
  const [row] = await tx.select().from(rescores).where(eq(rescores.id, id)).for('update');

  return row;
}

export async function findRescoredAttempts(tx: Db, rescoreId: string): Promise<RescoredAttempt[]> {
  return tx.select().from(rescoredAttempts).where(eq(rescoredAttempts.rescoreId, rescoreId));
}

/** Whether a later correction changed some of the same attempts. */
export async function isOverlaid(tx: Db, id: string): Promise<boolean> {
  const earlier = alias(rescores, 'earlier');
  const mine = alias(rescoredAttempts, 'mine');
  const rows = await tx
    .select({ id: rescores.id })
    .from(earlier)
    .innerJoin(mine, eq(mine.rescoreId, earlier.id))
    .innerJoin(rescoredAttempts, eq(rescoredAttempts.attemptId, mine.attemptId))
    .innerJoin(rescores, eq(rescores.id, rescoredAttempts.rescoreId))
    .where(and(eq(earlier.id, id), gt(rescores.at, earlier.at)))
    .limit(1);

  return rows.length > 0;
}

/** Keeps that it was made and undone; what it had changed is forgotten. */
export async function markUndone(tx: Db, id: string, undoneBy: string): Promise<void> {
  await tx
    .update(rescores)
    .set({ undoneAt: sql`now()`, undoneBy })
    .where(eq(rescores.id, id));
  await tx.delete(rescoredAttempts).where(eq(rescoredAttempts.rescoreId, id));
}

/** One array instead of a parameter for each value. */
function isOneOf(column: typeof answers.attemptId, values: readonly string[]) {
  return sql`${column} = any(${sql.param([...values])}::text[])`;
}

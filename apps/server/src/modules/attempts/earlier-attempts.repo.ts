import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { answers, attempts } from '#database/schema.ts';

export type EarlierAttempt = Pick<typeof attempts.$inferSelect, 'id' | 'totalQuestions' | 'completed'>;
export type EarlierAnswer = Pick<
  typeof answers.$inferSelect,
  'attemptId' | 'questionId' | 'userAnswer' | 'isCorrect'
>;

/** Neither pinned to a version nor known to be of an earlier form: as attempts were before there were versions. */
const isUnsettled = and(isNull(attempts.versionId), eq(attempts.earlierForm, false));

export async function findUnsettledExams(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ examId: attempts.examId }).from(attempts).where(isUnsettled);

  return rows.map(({ examId }) => examId);
}

export async function lockUnsettled(tx: Db, examId: string, limit: number): Promise<EarlierAttempt[]> {
  return tx
    .select({ id: attempts.id, totalQuestions: attempts.totalQuestions, completed: attempts.completed })
    .from(attempts)
    .where(and(isUnsettled, eq(attempts.examId, examId)))
    .orderBy(asc(attempts.id))
    .limit(limit)
    .for('update');
}

export async function findAnswersOf(tx: Db, attemptIds: readonly string[]): Promise<EarlierAnswer[]> {
  const { attemptId, questionId, userAnswer, isCorrect } = answers;

  return tx
    .select({ attemptId, questionId, userAnswer, isCorrect })
    .from(answers)
    .where(inArray(attemptId, [...attemptIds]));
}

export async function pinToVersion(
  tx: Db,
  ids: readonly string[],
  version: { versionId: string; questionCount: number; passingScore: number },
): Promise<void> {
  await tx
    .update(attempts)
    .set(version)
    .where(inArray(attempts.id, [...ids]));
}

export async function markEarlierForm(tx: Db, ids: readonly string[]): Promise<void> {
  await tx
    .update(attempts)
    .set({ earlierForm: true })
    .where(inArray(attempts.id, [...ids]));
}

/** Which option each answer of these attempts chose, known by its question and its text. */
export async function setOptionIds(
  tx: Db,
  attemptIds: readonly string[],
  options: readonly { questionId: string; text: string; optionId: string }[],
): Promise<void> {
  const column = (name: 'questionId' | 'text' | 'optionId') =>
    sql`${sql.param(options.map((option) => option[name]))}::text[]`;
  await tx.execute(sql`
    update ${answers} set option_id = known.option_id
    from unnest(${column('questionId')}, ${column('text')}, ${column('optionId')})
      as known(question_id, user_answer, option_id)
    where ${answers.attemptId} = any(${sql.param([...attemptIds])}::text[])
      and ${answers.questionId} = known.question_id and ${answers.userAnswer} = known.user_answer`);
}

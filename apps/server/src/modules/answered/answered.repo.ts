import type { PracticeKind } from '@second-bell/contract';
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';

import type { Db } from '#database/connect.ts';
import { answers, attempts, practiceAnswers, versionQuestions } from '#database/schema.ts';

/** `test`: in a timed test that was completed, and graded by the server. */
type AnsweredKind = 'test' | PracticeKind;

/** What of an owner's answers is asked for. Several conditions hold together. */
export type AnsweredFilter = {
  /** Of the newest answer to a question: not right, marked as not sure, one of the two, or flagged. */
  only?: 'missed' | 'unsure' | 'missed_or_unsure' | 'flagged' | undefined;
  examType?: string | undefined;
  examSubject?: string | undefined;
  /** One of them. */
  topics?: readonly string[] | undefined;
};

export type LatestAnswer = Awaited<ReturnType<typeof findLatestAnswers>>[number];

/**
 * Everything that an owner answered and that counts: one row per question of a completed test and of a run of practice, of
 * which the first answer counts. The one place that knows where answers are kept; `maxPoints` 0: nobody judges it.
 *
 * To be selected from, and joined, as a subquery `answered`.
 */
export function answeredBy(db: Db, ownerId: string) {
  return unionAll(answeredInTests(db, ownerId), answeredInPractice(db, ownerId)).as('answered');
}

function answeredInTests(db: Db, ownerId: string) {
  // Found by the key of `answers` whatever the planner believes, which `offset` keeps from making one join of it: the
  // embedded database keeps no statistics, and would read the answers of everyone.
  const given = sql`(select * from ${answers} where ${answers.attemptId} = ${attempts.id} offset 0) as given`;

  return db
    .select({
      kind: sql<AnsweredKind>`'test'`.as('kind'),
      sessionId: sql<string>`${attempts.id}`.as('session_id'),
      practiceTestId: sql<string>`${attempts.examId}`.as('practice_test_id'),
      versionId: sql<string | null>`${attempts.versionId}`.as('version_id'),
      questionId: sql<string>`given.question_id`.as('question_id'),
      examType: sql<string>`${attempts.examType}`.as('exam_type'),
      examSubject: sql<string>`${attempts.examSubject}`.as('exam_subject'),
      topic: sql<string | null>`${versionQuestions.topic}`.as('topic'),
      isCorrect: sql<boolean>`given.is_correct`.as('is_correct'),
      points: sql<number>`coalesce(given.points, given.is_correct::int)`.as('points'),
      maxPoints: sql<number>`coalesce(given.max_points, 1)`.as('max_points'),
      notSure: sql<boolean>`coalesce(jsonb_exists(${attempts.unsure}, given.question_id), false)`.as(
        'not_sure',
      ),
      flagged: sql<boolean>`coalesce(jsonb_exists(${attempts.flagged}, given.question_id), false)`.as(
        'flagged',
      ),
      seconds: sql<number>`given.time_spent`.as('seconds'),
      answeredAt: answeredAt(sql`${attempts.completedAt}`),
    })
    .from(attempts)
    .innerJoinLateral(given, sql`true`)
    .leftJoin(
      versionQuestions,
      and(
        eq(versionQuestions.versionId, attempts.versionId),
        eq(versionQuestions.questionId, sql`given.question_id`),
      ),
    )
    .where(and(eq(attempts.guestId, ownerId), eq(attempts.completed, true), eq(attempts.verified, true)));
}

function answeredInPractice(db: Db, ownerId: string) {
  const { points, maxPoints, isCorrect, timeSpent } = practiceAnswers;

  return db
    .select({
      kind: sql<AnsweredKind>`${practiceAnswers.kind}`.as('kind'),
      sessionId: sql<string>`${practiceAnswers.sessionId}`.as('session_id'),
      practiceTestId: sql<string>`${practiceAnswers.practiceTestId}`.as('practice_test_id'),
      versionId: sql<string | null>`${practiceAnswers.versionId}`.as('version_id'),
      questionId: sql<string>`${practiceAnswers.questionId}`.as('question_id'),
      examType: sql<string>`${practiceAnswers.examType}`.as('exam_type'),
      examSubject: sql<string>`${practiceAnswers.examSubject}`.as('exam_subject'),
      topic: sql<string | null>`${practiceAnswers.topic}`.as('topic'),
      isCorrect: sql<boolean>`${isCorrect}`.as('is_correct'),
      points: sql<number>`coalesce(${points}, ${isCorrect}::int)`.as('points'),
      maxPoints: sql<number>`coalesce(${maxPoints}, 1)`.as('max_points'),
      notSure: sql<boolean>`${practiceAnswers.notSure}`.as('not_sure'),
      flagged: sql<boolean>`false`.as('flagged'),
      seconds: sql<number>`${timeSpent}`.as('seconds'),
      answeredAt: answeredAt(sql`${practiceAnswers.answeredAt}`),
    })
    .from(practiceAnswers)
    .where(and(eq(practiceAnswers.ownerId, ownerId), eq(practiceAnswers.again, false)));
}

function answeredAt(moment: SQL) {
  return sql<Date>`${moment}`.mapWith(practiceAnswers.answeredAt).as('answered_at');
}

/** The newest answer to each question, newest first, with how often it was answered, and how often not right. */
export async function findLatestAnswers(
  db: Db,
  ownerId: string,
  { limit, only, ...filter }: AnsweredFilter & { limit: number },
) {
  const answered = answeredBy(db, ownerId);
  const ofQuestion = sql`(partition by ${answered.questionId})`;
  const latest = db
    .selectDistinctOn([answered.questionId], {
      ...columnsOf(answered),
      times: sql<number>`(count(*) over ${ofQuestion})::int`.as('times'),
      misses: sql<number>`(count(*) filter (where ${isMissed(answered)}) over ${ofQuestion})::int`.as(
        'misses',
      ),
    })
    .from(answered)
    .where(matches(answered, filter))
    .orderBy(answered.questionId, desc(answered.answeredAt), answered.sessionId)
    .as('latest');
  const { times, misses } = latest;

  return db
    .select({ ...columnsOf(latest), times, misses })
    .from(latest)
    .where(only && CONDITIONS[only](latest))
    .orderBy(desc(latest.answeredAt), latest.questionId)
    .limit(limit);
}

type Answered = Omit<ReturnType<typeof answeredBy>, '_'>;

/** Not right, where somebody judges it. */
function isMissed({ isCorrect, maxPoints }: Pick<Answered, 'isCorrect' | 'maxPoints'>) {
  return sql`(not ${isCorrect} and ${maxPoints} > 0)`;
}

const CONDITIONS: Record<NonNullable<AnsweredFilter['only']>, (answered: Answered) => SQL | undefined> = {
  missed: isMissed,
  unsure: ({ notSure }) => sql`${notSure}`,
  missed_or_unsure: (answered) => or(isMissed(answered), sql`${answered.notSure}`),
  flagged: ({ flagged }) => sql`${flagged}`,
};

function matches(answered: Answered, { examType, examSubject, topics }: AnsweredFilter) {
  return and(
    examType === undefined ? undefined : eq(answered.examType, examType),
    examSubject === undefined ? undefined : eq(answered.examSubject, examSubject),
    topics === undefined ? undefined : inArray(answered.topic, [...topics]),
  );
}

function columnsOf(answered: Answered) {
  return {
    kind: answered.kind,
    sessionId: answered.sessionId,
    practiceTestId: answered.practiceTestId,
    versionId: answered.versionId,
    questionId: answered.questionId,
    examType: answered.examType,
    examSubject: answered.examSubject,
    topic: answered.topic,
    isCorrect: answered.isCorrect,
    points: answered.points,
    maxPoints: answered.maxPoints,
    notSure: answered.notSure,
    flagged: answered.flagged,
    seconds: answered.seconds,
    answeredAt: answered.answeredAt,
  };
}

import { and, asc, countDistinct, desc, eq, gt, sql } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { attempts, practiceTests } from '#database/schema.ts';

import { answeredBy } from '../answered/answered.repo.ts';

type Answered = ReturnType<typeof answeredBy>;
export type SessionRow = Awaited<ReturnType<typeof findSessions>>[number];

const sumsOf = (answered: Answered) => ({
  answered: sql<number>`count(*)::int`.as('answered_count'),
  correct: sql<number>`(count(*) filter (where ${answered.isCorrect}))::int`.as('correct_count'),
  points: sql<number>`sum(${answered.points})::int`.as('points_sum'),
  maxPoints: sql<number>`sum(${answered.maxPoints})::int`.as('max_points_sum'),
});

/** The middle one: a learner who went for a coffee once is no slower for it. */
const medianSeconds = (answered: Answered) =>
  sql<number>`coalesce(round(percentile_cont(0.5) within group (order by ${answered.seconds})), 0)::int`;

/** What somebody judges, of one exam where one is named. */
const counted = (answered: Answered, exam: string | undefined) =>
  and(gt(answered.maxPoints, 0), exam === undefined ? undefined : eq(answered.examType, exam));

/** Days are numbered from 1970-01-01, as the calendar of the time zone has them. */
export async function sumByDay(db: Db, ownerId: string, exam: string | undefined, timeZone: string) {
  const answered = answeredBy(db, ownerId);
  const day = sql<number>`((${answered.answeredAt} at time zone ${timeZone})::date - date '1970-01-01')`;
  const byDay = db
    .select({ day: day.as('day'), ...columnsForSums(answered) })
    .from(answered)
    .where(counted(answered, exam))
    .as('by_day');

  return db
    .select({
      day: byDay.day,
      answered: sql<number>`count(*)::int`,
      correct: sql<number>`(count(*) filter (where ${byDay.isCorrect}))::int`,
      points: sql<number>`sum(${byDay.points})::int`,
      maxPoints: sql<number>`sum(${byDay.maxPoints})::int`,
      timeSpent: sql<number>`least(sum(${byDay.seconds}), 2147483647)::int`,
    })
    .from(byDay)
    .groupBy(byDay.day)
    .orderBy(asc(byDay.day));
}

function columnsForSums({ isCorrect, points, maxPoints, seconds }: Answered) {
  return { isCorrect, points, maxPoints, seconds };
}

export async function sumByTopic(db: Db, ownerId: string, exam: string | undefined) {
  const answered = answeredBy(db, ownerId);
  const { topic, examType, examSubject } = answered;

  return db
    .select({ topic, examType, examSubject, ...sumsOf(answered), medianSeconds: medianSeconds(answered) })
    .from(answered)
    .where(counted(answered, exam))
    .groupBy(topic, examType, examSubject)
    .orderBy(asc(examType), asc(examSubject), asc(topic));
}

export async function findMedianSeconds(db: Db, ownerId: string, exam: string | undefined): Promise<number> {
  const answered = answeredBy(db, ownerId);
  const [row] = await db
    .select({ median: medianSeconds(answered) })
    .from(answered)
    .where(counted(answered, exam));

  return row?.median ?? 0;
}

type Page = { exam: string | undefined; subject: string | undefined; limit: number; offset: number };

/** Each test and each run of practice as one row, the last one first. */
export async function findSessions(db: Db, ownerId: string, { limit, offset, ...scope }: Page) {
  const answered = answeredBy(db, ownerId);
  const theOne = (column: Answered['examSubject']) =>
    sql<string | null>`case when count(distinct ${column}) = 1 then min(${column}) end`;
  const sums = db
    .select({
      sessionId: answered.sessionId,
      kind: sql<SessionKind>`min(${answered.kind})`.as('session_kind'),
      onlyTestId: theOne(answered.practiceTestId).as('only_test_id'),
      examType: sql<string>`min(${answered.examType})`.as('session_exam'),
      onlySubject: theOne(answered.examSubject).as('only_subject'),
      ...sumsOf(answered),
      timeSpent: sql<number>`least(sum(${answered.seconds}), 2147483647)::int`.as('time_sum'),
      endedAt: sql<Date>`max(${answered.answeredAt})`.mapWith(attempts.startedAt).as('ended_at'),
    })
    .from(answered)
    .where(inScope(answered, scope))
    .groupBy(answered.sessionId)
    .as('sums');

  return db
    .select({
      sessionId: sums.sessionId,
      kind: sums.kind,
      practiceTestId: sums.onlyTestId,
      title: sql<string | null>`coalesce(${attempts.examTitle}, ${practiceTests.title})`,
      score: attempts.score,
      examType: sums.examType,
      examSubject: sql<string>`coalesce(${sums.onlySubject}, '')`,
      answered: sums.answered,
      correct: sums.correct,
      points: sums.points,
      maxPoints: sums.maxPoints,
      timeSpent: sums.timeSpent,
      endedAt: sums.endedAt,
    })
    .from(sums)
    .leftJoin(attempts, and(eq(sums.kind, 'test'), eq(attempts.id, sums.sessionId)))
    .leftJoin(practiceTests, eq(practiceTests.id, sums.onlyTestId))
    .orderBy(desc(sums.endedAt), desc(sums.sessionId))
    .limit(limit)
    .offset(offset);
}

export async function countSessions(
  db: Db,
  ownerId: string,
  scope: Pick<Page, 'exam' | 'subject'>,
): Promise<number> {
  const answered = answeredBy(db, ownerId);
  const [row] = await db
    .select({ total: countDistinct(answered.sessionId) })
    .from(answered)
    .where(inScope(answered, scope));

  return row?.total ?? 0;
}

type SessionKind = 'test' | 'learn' | 'set' | 'review';

function inScope(answered: Answered, { exam, subject }: Pick<Page, 'exam' | 'subject'>) {
  return and(
    exam === undefined ? undefined : eq(answered.examType, exam),
    subject === undefined ? undefined : eq(answered.examSubject, subject),
  );
}

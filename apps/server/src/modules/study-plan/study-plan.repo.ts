import { and, asc, count, desc, eq, isNotNull, sql } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { practiceTests, products, questions, studyPlans, subjects } from '#database/schema.ts';
import { answeredBy } from '#modules/answered/answered.repo.ts';

export type PlanRow = typeof studyPlans.$inferSelect;
export type TopicOfTest = Awaited<ReturnType<typeof findTopicsOfProduct>>[number];
export type PractisedTopic = Awaited<ReturnType<typeof findPractised>>[number];

export async function findPlan(db: Db, ownerId: string): Promise<PlanRow | undefined> {
  const [row] = await db.select().from(studyPlans).where(eq(studyPlans.ownerId, ownerId));

  return row;
}

export async function findPlanByToken(db: Db, token: string): Promise<PlanRow | undefined> {
  const [row] = await db.select().from(studyPlans).where(eq(studyPlans.calendarToken, token));

  return row;
}

/** A plan for another exam begins anew: what was practised before `changedAt` counts for it no more. */
export async function savePlan(db: Db, plan: Omit<PlanRow, 'startedAt' | 'calendarToken'>): Promise<PlanRow> {
  const { ownerId: _owner, ...settings } = plan;
  const isSame = sql`${studyPlans.productId} = excluded.product_id`;
  const [row] = await db
    .insert(studyPlans)
    .values({ ...plan, startedAt: plan.changedAt })
    .onConflictDoUpdate({
      target: studyPlans.ownerId,
      set: {
        ...settings,
        startedAt: sql`case when ${isSame} then ${studyPlans.startedAt} else excluded.started_at end`,
      },
    })
    .returning();
  if (!row) throw new Error('A plan that was saved is not there');

  return row;
}

export async function deletePlan(db: Db, ownerId: string): Promise<void> {
  await db.delete(studyPlans).where(eq(studyPlans.ownerId, ownerId));
}

/** Null ends the address. Answers whether there is a plan. */
export async function setCalendarToken(db: Db, ownerId: string, token: string | null): Promise<boolean> {
  const rows = await db
    .update(studyPlans)
    .set({ calendarToken: token })
    .where(eq(studyPlans.ownerId, ownerId))
    .returning({ ownerId: studyPlans.ownerId });

  return rows.length > 0;
}

export async function findProductName(db: Db, productId: string): Promise<string | undefined> {
  const [row] = await db.select({ name: products.name }).from(products).where(eq(products.id, productId));

  return row?.name;
}

/** How many questions of which topic each test of a product asks; mock exams left out, most questions of a topic first. */
export async function findTopicsOfProduct(db: Db, productId: string) {
  const amount = count(questions.id);

  return db
    .select({
      subjectId: subjects.id,
      subject: subjects.name,
      practiceTestId: practiceTests.id,
      timeLimit: practiceTests.timeLimit,
      topic: questions.topic,
      questions: amount,
    })
    .from(questions)
    .innerJoin(practiceTests, eq(practiceTests.id, questions.practiceTestId))
    .innerJoin(subjects, eq(subjects.id, practiceTests.subjectId))
    .where(and(eq(subjects.productId, productId), eq(practiceTests.sealed, false)))
    .groupBy(practiceTests.id, subjects.id, questions.topic)
    .orderBy(
      asc(subjects.displayOrder),
      asc(subjects.id),
      desc(amount),
      asc(practiceTests.id),
      asc(questions.topic),
    );
}

/**
 * What a learner answered of an exam, by subject and topic: in all, and what it took since a moment. `testedSince`: in a
 * timed test. Review has time of its own in a plan, so it is told apart.
 */
export async function findPractised(
  db: Db,
  ownerId: string,
  { examType, since }: { examType: string; since: Date },
) {
  const answered = answeredBy(db, ownerId);
  const { examSubject, topic, isCorrect, maxPoints, kind, seconds, answeredAt } = answered;
  const isSince = sql`${answeredAt} >= ${since.toISOString()}::timestamptz`;
  const secondsWhere = (condition: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${seconds}) filter (where ${isSince} and ${condition}), 0)::int`;

  return db
    .select({
      examSubject,
      topic,
      answered: sql<number>`(count(*) filter (where ${maxPoints} > 0))::int`,
      correct: sql<number>`(count(*) filter (where ${isCorrect}))::int`,
      practisedSeconds: secondsWhere(sql`${kind} in ('learn', 'set')`),
      otherSeconds: secondsWhere(sql`${kind} not in ('learn', 'set')`),
      testedSince: sql<boolean>`coalesce(bool_or(${isSince} and ${kind} = 'test'), false)`,
    })
    .from(answered)
    .where(and(eq(answered.examType, examType), isNotNull(examSubject)))
    .groupBy(examSubject, topic);
}

/** How many seconds were spent on anything since a moment: answers of every exam, since the day has only so many minutes. */
export async function sumSecondsSince(db: Db, ownerId: string, since: Date): Promise<number> {
  const answered = answeredBy(db, ownerId);
  const [row] = await db
    .select({ seconds: sql<number>`coalesce(sum(${answered.seconds}), 0)::int` })
    .from(answered)
    .where(sql`${answered.answeredAt} >= ${since.toISOString()}::timestamptz`);

  return row?.seconds ?? 0;
}

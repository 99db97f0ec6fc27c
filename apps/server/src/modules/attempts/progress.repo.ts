import type { Progress } from '@second-bell/contract';
import { and, asc, count, eq, sql } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { answers, attempts, versionQuestions } from '#database/schema.ts';

import { ofUser } from './attempts.repo.ts';
import type { Caller } from './caller.ts';

/*
 * Each attempt's answers are summed up in a lateral subquery, so that they are found by the key of `answers` whatever
 * the planner believes: the embedded database keeps no statistics, and a plain join reads the answers of everyone.
 */

const countsIn = (userId: string, caller: Caller) =>
  and(ofUser(userId, caller), eq(attempts.completed, true), eq(attempts.verified, true));

const ofAttempt = eq(answers.attemptId, attempts.id);
const correctAnswers = sql<number>`count(*) filter (where ${answers.isCorrect})`;
const points = sql<number>`sum(coalesce(${answers.points}, ${answers.isCorrect}::int))`;
const maxPoints = sql<number>`sum(coalesce(${answers.maxPoints}, 1))`;

/** The topic is that of the version which was answered. */
export async function sumByTopic(db: Db, userId: string, caller: Caller): Promise<Progress['topics']> {
  const { examType, examSubject } = attempts;
  const sums = db
    .select({
      topic: versionQuestions.topic,
      answered: count().as('answered'),
      correct: correctAnswers.as('correct'),
      points: points.as('answer_points'),
      maxPoints: maxPoints.as('answer_max_points'),
      seconds: sql<number>`sum(${answers.timeSpent})`.as('seconds'),
    })
    .from(answers)
    .leftJoin(
      versionQuestions,
      and(
        eq(versionQuestions.versionId, attempts.versionId),
        eq(versionQuestions.questionId, answers.questionId),
      ),
    )
    .where(ofAttempt)
    .groupBy(versionQuestions.topic)
    .as('sums');

  return db
    .select({
      topic: sums.topic,
      examType,
      examSubject,
      answered: sql<number>`sum(${sums.answered})::int`,
      correct: sql<number>`sum(${sums.correct})::int`,
      points: sql<number>`sum(${sums.points})::int`,
      maxPoints: sql<number>`sum(${sums.maxPoints})::int`,
      // A mean and not a sum: it always fits the column's own type.
      secondsPerAnswer: sql<number>`round(sum(${sums.seconds}) / sum(${sums.answered}))::int`,
    })
    .from(attempts)
    .innerJoinLateral(sums, sql`true`)
    .where(countsIn(userId, caller))
    .groupBy(sums.topic, examType, examSubject)
    .orderBy(asc(examType), asc(examSubject), asc(sums.topic));
}

/** Per test, named as it was when it was last taken. */
export async function sumByTest(db: Db, userId: string, caller: Caller): Promise<Progress['tests']> {
  const sums = db
    .select({
      answered: count().as('answered'),
      correct: correctAnswers.as('correct'),
      points: points.as('answer_points'),
      maxPoints: maxPoints.as('answer_max_points'),
    })
    .from(answers)
    .where(ofAttempt)
    .as('sums');
  const newest = (column: 'examTitle' | 'examType' | 'examSubject') =>
    sql<string>`(array_agg(${attempts[column]} order by ${attempts.startedAt} desc))[1]`;

  return (
    db
      .select({
        examId: attempts.examId,
        examTitle: newest('examTitle'),
        examType: newest('examType'),
        examSubject: newest('examSubject'),
        attempts: count(),
        answered: sql<number>`sum(${sums.answered})::int`,
        correct: sql<number>`sum(${sums.correct})::int`,
        points: sql<number>`sum(${sums.points})::int`,
        maxPoints: sql<number>`sum(${sums.maxPoints})::int`,
        secondsPerAnswer: sql<number>`round(sum(${attempts.timeSpent}) / sum(${sums.answered}))::int`,
      })
      .from(attempts)
      .innerJoinLateral(sums, sql`true`)
      .where(countsIn(userId, caller))
      .groupBy(attempts.examId)
      // An attempt is verified by its answers: without any left, there is nothing to share its time out over.
      .having(sql`sum(${sums.answered}) > 0`)
      .orderBy(asc(attempts.examId))
  );
}

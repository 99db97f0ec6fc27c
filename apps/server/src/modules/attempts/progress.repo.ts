import type { Progress } from '@second-bell/contract';
import { and, asc, count, eq, sql } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { answers, attempts, questions } from '#database/schema.ts';

/*
 * Each attempt's answers are summed up in a lateral subquery, so that they are found by the key of `answers` whatever
 * the planner believes: the embedded database keeps no statistics, and a plain join reads the answers of everyone.
 */

const countsIn = (userId: string, guestId: string) =>
  and(
    eq(attempts.userId, userId),
    eq(attempts.guestId, guestId),
    eq(attempts.completed, true),
    eq(attempts.verified, true),
  );

const ofAttempt = eq(answers.attemptId, attempts.id);
const correctAnswers = sql<number>`count(*) filter (where ${answers.isCorrect})`;

/** The topic is what the question says today: an answer whose question is gone has none. */
export async function sumByTopic(db: Db, userId: string, guestId: string): Promise<Progress['topics']> {
  const { examType, examSubject } = attempts;
  const sums = db
    .select({
      topic: questions.topic,
      answered: count().as('answered'),
      correct: correctAnswers.as('correct'),
      seconds: sql<number>`sum(${answers.timeSpent})`.as('seconds'),
    })
    .from(answers)
    .leftJoin(questions, eq(questions.id, answers.questionId))
    .where(ofAttempt)
    .groupBy(questions.topic)
    .as('sums');

  return db
    .select({
      topic: sums.topic,
      examType,
      examSubject,
      answered: sql<number>`sum(${sums.answered})::int`,
      correct: sql<number>`sum(${sums.correct})::int`,
      // A mean and not a sum: it always fits the column's own type.
      secondsPerAnswer: sql<number>`round(sum(${sums.seconds}) / sum(${sums.answered}))::int`,
    })
    .from(attempts)
    .innerJoinLateral(sums, sql`true`)
    .where(countsIn(userId, guestId))
    .groupBy(sums.topic, examType, examSubject)
    .orderBy(asc(examType), asc(examSubject), asc(sums.topic));
}

/** Per test, named as it was when it was last taken. */
export async function sumByTest(db: Db, userId: string, guestId: string): Promise<Progress['tests']> {
  const sums = db
    .select({ answered: count().as('answered'), correct: correctAnswers.as('correct') })
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
        secondsPerAnswer: sql<number>`round(sum(${attempts.timeSpent}) / sum(${sums.answered}))::int`,
      })
      .from(attempts)
      .innerJoinLateral(sums, sql`true`)
      .where(countsIn(userId, guestId))
      .groupBy(attempts.examId)
      // An attempt is verified by its answers: without any left, there is nothing to share its time out over.
      .having(sql`sum(${sums.answered}) > 0`)
      .orderBy(asc(attempts.examId))
  );
}

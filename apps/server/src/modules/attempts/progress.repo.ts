import type { Progress } from '@second-bell/contract';
import { and, asc, count, eq, sql } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { answers, attempts, questions } from '#database/schema.ts';

const countsIn = (userId: string, guestId: string) =>
  and(
    eq(attempts.userId, userId),
    eq(attempts.guestId, guestId),
    eq(attempts.completed, true),
    eq(attempts.verified, true),
  );

const correctAnswers = sql<number>`count(*) filter (where ${answers.isCorrect})::int`;

/** The topic is what the question says today: an answer whose question is gone has none. */
export async function sumByTopic(db: Db, userId: string, guestId: string): Promise<Progress['topics']> {
  const { examType, examSubject } = attempts;

  return db
    .select({
      topic: questions.topic,
      examType,
      examSubject,
      answered: count(),
      correct: correctAnswers,
      // Means and not sums: they always fit the column's own type.
      secondsPerAnswer: sql<number>`round(avg(${answers.timeSpent}))::int`,
    })
    .from(attempts)
    .innerJoin(answers, eq(answers.attemptId, attempts.id))
    .leftJoin(questions, eq(questions.id, answers.questionId))
    .where(countsIn(userId, guestId))
    .groupBy(questions.topic, examType, examSubject)
    .orderBy(asc(examType), asc(examSubject), asc(questions.topic));
}

/** Per test, named as it was when it was last taken. */
export async function sumByTest(db: Db, userId: string, guestId: string): Promise<Progress['tests']> {
  const taken = db
    .select({
      examId: attempts.examId,
      examTitle: attempts.examTitle,
      examType: attempts.examType,
      examSubject: attempts.examSubject,
      startedAt: attempts.startedAt,
      timeSpent: attempts.timeSpent,
      answered: count().as('answered'),
      correct: correctAnswers.as('correct'),
    })
    .from(attempts)
    .innerJoin(answers, eq(answers.attemptId, attempts.id))
    .where(countsIn(userId, guestId))
    .groupBy(attempts.id)
    .as('taken');
  const newest = (column: typeof taken.examTitle | typeof taken.examType | typeof taken.examSubject) =>
    sql<string>`(array_agg(${column} order by ${taken.startedAt} desc))[1]`;

  return db
    .select({
      examId: taken.examId,
      examTitle: newest(taken.examTitle),
      examType: newest(taken.examType),
      examSubject: newest(taken.examSubject),
      attempts: count(),
      answered: sql<number>`sum(${taken.answered})::int`,
      correct: sql<number>`sum(${taken.correct})::int`,
      secondsPerAnswer: sql<number>`round(sum(${taken.timeSpent}) / sum(${taken.answered}))::int`,
    })
    .from(taken)
    .groupBy(taken.examId)
    .orderBy(asc(taken.examId));
}

import type { AnswerTally, VersionQuestion } from '@second-bell/domain';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { answers, attempts, testVersions, versionQuestions } from '#database/schema.ts';

/** Whether a test's answers come with times of their own is told by this many of its newest attempts. */
const ATTEMPTS_FOR_TIMES = 100;

/**
 * The versions of a test. They are asked for first: by their names the database knows how many attempts they have, and
 * so how to go about it.
 */
export async function findVersionIds(db: Db, practiceTestId: string): Promise<string[]> {
  const rows = await db
    .select({ id: testVersions.id })
    .from(testVersions)
    .where(eq(testVersions.practiceTestId, practiceTestId));

  return rows.map(({ id }) => id);
}

/** Only these attempts say something of a test: finished, and graded by the server. */
const countedOf = (db: Db, versionIds: string[]) =>
  db
    .select({
      id: attempts.id,
      versionId: attempts.versionId,
      completedAt: attempts.completedAt,
      timeSpent: attempts.timeSpent,
      score: attempts.score,
      correctAnswers: attempts.correctAnswers,
      allTypes: attempts.allTypes,
      questionCount: sql<number>`coalesce(${attempts.questionCount}, ${attempts.totalQuestions})`.as(
        'question_count',
      ),
    })
    .from(attempts)
    .where(
      and(inArray(attempts.versionId, versionIds), eq(attempts.completed, true), eq(attempts.verified, true)),
    )
    .as('counted');

/** Another text whenever an attempt at the test is completed or graded anew: what was counted before no longer holds. */
export async function findSign(db: Db, versionIds: string[]): Promise<string> {
  const counted = countedOf(db, versionIds);
  const [row] = await db
    .select({
      sign: sql<string>`concat_ws('/', count(*), sum(${counted.correctAnswers}), max(${counted.completedAt}))`,
    })
    .from(counted);

  return row?.sign ?? '';
}

/** Score in percent, time in seconds; null where there is no attempt. */
export async function sumUpTest(db: Db, versionIds: string[]) {
  const counted = countedOf(db, versionIds);
  const [row] = await db
    .select({
      attempts: count(),
      meanScore: sql<number | null>`avg(${counted.score})::float8`,
      medianSeconds: sql<number | null>`percentile_disc(0.5) within group (order by ${counted.timeSpent})`,
    })
    .from(counted);

  return row ?? { attempts: 0, meanScore: null, medianSeconds: null };
}

/**
 * How often each option of each question was chosen, and how those who did fared in the rest of the test (0 to 1).
 *
 * The answers are read once and counted by question, option and right answers: a few thousand counts, of which the rest
 * is made. `best` are those with a rest that at most a third of all who answered the question surpass.
 */
export async function tallyAnswers(
  db: Db,
  versionIds: string[],
): Promise<(AnswerTally & { questionId: string })[]> {
  const { questionId, optionId, isCorrect } = answers;
  const counted = countedOf(db, versionIds);
  const { correctAnswers, questionCount } = counted;
  const rest = sql<
    number | null
  >`(${correctAnswers} - ${isCorrect}::int)::float8 / nullif(${questionCount} - 1, 0)`;
  const counts = db
    .select({ questionId, optionId, isCorrect, rest: rest.as('rest'), n: sql<number>`count(*)`.as('n') })
    .from(answers)
    .innerJoin(counted, eq(counted.id, answers.attemptId))
    .groupBy(questionId, optionId, isCorrect, correctAnswers, questionCount)
    .as('counts');
  const ofQuestion = sql`partition by ${counts.questionId}`;
  const ranked = db
    .select({
      questionId: counts.questionId,
      optionId: counts.optionId,
      isCorrect: counts.isCorrect,
      rest: counts.rest,
      n: counts.n,
      all: sql<number>`sum(${counts.n}) over (${ofQuestion})`.as('all_answers'),
      better:
        sql<number>`coalesce(sum(${counts.n}) over (${ofQuestion} order by ${counts.rest} desc groups between unbounded preceding and 1 preceding), 0)`.as(
          'better',
        ),
    })
    .from(counts)
    .as('ranked');
  const sum = (what: ReturnType<typeof sql>) => sql<number | null>`sum(${ranked.n} * ${what})::float8`;

  return db
    .select({
      questionId: ranked.questionId,
      optionId: ranked.optionId,
      isCorrect: ranked.isCorrect,
      answered: sql<number>`sum(${ranked.n})::int`,
      best: sql<number>`coalesce(sum(${ranked.n}) filter (where ${ranked.better} * 3 < ${ranked.all}), 0)::int`,
      restSum: sum(sql`${ranked.rest}`),
      restSquares: sum(sql`${ranked.rest} * ${ranked.rest}`),
    })
    .from(ranked)
    .groupBy(ranked.questionId, ranked.optionId, ranked.isCorrect);
}

/** The median of each question's times, by counting how often each time occurs instead of sorting all answers. */
export async function findMedianSeconds(db: Db, versionIds: string[]) {
  const counted = countedOf(db, versionIds);
  const times = db
    .select({
      questionId: answers.questionId,
      seconds: answers.timeSpent,
      n: sql<number>`count(*)`.as('n'),
    })
    .from(answers)
    .innerJoin(counted, eq(counted.id, answers.attemptId))
    .groupBy(answers.questionId, answers.timeSpent)
    .as('times');
  const ofQuestion = sql`partition by ${times.questionId}`;
  const ranked = db
    .select({
      questionId: times.questionId,
      seconds: times.seconds,
      upTo: sql<number>`sum(${times.n}) over (${ofQuestion} order by ${times.seconds})`.as('up_to'),
      all: sql<number>`sum(${times.n}) over (${ofQuestion})`.as('all_answers'),
    })
    .from(times)
    .as('ranked');

  return db
    .select({ questionId: ranked.questionId, medianSeconds: sql<number>`min(${ranked.seconds})` })
    .from(ranked)
    .where(sql`${ranked.upTo} * 2 >= ${ranked.all}`)
    .groupBy(ranked.questionId);
}

/**
 * How many counted attempts held each question, and how many of them take questions of every type. A test has few versions:
 * their attempts are counted, then their questions.
 */
export async function countOffered(db: Db, versionIds: string[]) {
  const counted = countedOf(db, versionIds);
  const taken = db
    .select({
      versionId: counted.versionId,
      n: sql<number>`count(*)`.as('n'),
      nAll: sql<number>`count(*) filter (where ${counted.allTypes})`.as('n_all'),
    })
    .from(counted)
    .groupBy(counted.versionId)
    .as('taken');

  return db
    .select({
      questionId: versionQuestions.questionId,
      offered: sql<number>`sum(${taken.n})::int`,
      offeredAll: sql<number>`sum(${taken.nAll})::int`,
    })
    .from(taken)
    .innerJoin(versionQuestions, eq(versionQuestions.versionId, taken.versionId))
    .groupBy(versionQuestions.questionId);
}

/**
 * Whether most of the newest attempts hold times that differ from answer to answer. The runner measures a whole test and
 * gives each answer the same share of it: such times say nothing of one question.
 */
export async function hasOwnTimes(db: Db, versionIds: string[]): Promise<boolean> {
  const counted = countedOf(db, versionIds);
  const differs = db
    .select({
      own: sql<boolean>`coalesce(min(${answers.timeSpent}) < max(${answers.timeSpent}), false)`.as('own'),
    })
    .from(answers)
    .where(eq(answers.attemptId, counted.id));
  const newest = db
    .select({ own: sql<boolean>`(${differs})`.as('own') })
    .from(counted)
    .orderBy(desc(counted.completedAt), desc(counted.id))
    .limit(ATTEMPTS_FOR_TIMES)
    .as('newest');
  const [row] = await db
    .select({ most: sql<boolean>`count(*) filter (where ${newest.own}) * 2 > count(*)` })
    .from(newest);

  return row?.most ?? false;
}

/** These questions as the test's versions have them, from the newest version to the oldest. */
export async function findEarlierQuestions(
  db: Db,
  practiceTestId: string,
  questionIds: string[],
): Promise<VersionQuestion[]> {
  if (questionIds.length === 0) return [];
  const rows = await db
    .select({
      question: sql<VersionQuestion>`${testVersions.content} -> 'questions' -> ${versionQuestions.position}`,
    })
    .from(testVersions)
    .innerJoin(versionQuestions, eq(versionQuestions.versionId, testVersions.id))
    .where(
      and(eq(testVersions.practiceTestId, practiceTestId), inArray(versionQuestions.questionId, questionIds)),
    )
    .orderBy(desc(testVersions.createdAt), desc(testVersions.id));

  return rows.map(({ question }) => question);
}

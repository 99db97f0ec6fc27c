import { specTypeNames } from '@second-bell/question-types';
import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { passages, practiceTests, products, questions, subjects } from '#database/schema.ts';

export type SubjectRow = typeof subjects.$inferSelect;
export type PracticeTestRow = typeof practiceTests.$inferSelect;
export type QuestionRow = typeof questions.$inferSelect;
export type PassageRow = typeof passages.$inferSelect;
export type TopicRow = Awaited<ReturnType<typeof findTopics>>[number];
export type QuestionWithPassage = { question: QuestionRow; passage: PassageRow | null };

export async function findProducts(db: Db) {
  return db.select().from(products).orderBy(asc(products.displayOrder), asc(products.id));
}

export async function productExists(db: Db, id: string): Promise<boolean> {
  return (await db.$count(products, eq(products.id, id))) > 0;
}

export async function subjectExists(db: Db, id: string): Promise<boolean> {
  return (await db.$count(subjects, eq(subjects.id, id))) > 0;
}

export async function practiceTestExists(db: Db, id: string): Promise<boolean> {
  return (await db.$count(practiceTests, eq(practiceTests.id, id))) > 0;
}

/** How a practice test is offered; undefined where it is not there. */
export async function findPracticeTest(
  db: Db,
  id: string,
): Promise<Pick<PracticeTestRow, 'sealed'> | undefined> {
  const [row] = await db
    .select({ sealed: practiceTests.sealed })
    .from(practiceTests)
    .where(eq(practiceTests.id, id));

  return row;
}

export async function findSubjects(db: Db, productId: string): Promise<SubjectRow[]> {
  return db
    .select()
    .from(subjects)
    .where(eq(subjects.productId, productId))
    .orderBy(asc(subjects.displayOrder), asc(subjects.id));
}

export type CountedTest = { test: PracticeTestRow; totalQuestions: number; allQuestions: number };

/** Tests with the number of their questions: of the types that the spec names, and of all. */
async function findCounted(db: Db, condition: SQL | undefined): Promise<CountedTest[]> {
  return db
    .select({
      test: practiceTests,
      totalQuestions: sql<number>`count(*) filter (where ${inArray(questions.questionType, specTypeNames)})::int`,
      allQuestions: count(questions.id),
    })
    .from(practiceTests)
    .leftJoin(questions, eq(questions.practiceTestId, practiceTests.id))
    .where(condition)
    .groupBy(practiceTests.id)
    .orderBy(asc(practiceTests.displayOrder), asc(practiceTests.id));
}

export async function findOpenPracticeTests(db: Db, subjectId: string): Promise<CountedTest[]> {
  return findCounted(db, and(eq(practiceTests.subjectId, subjectId), eq(practiceTests.sealed, false)));
}

export async function findSealedPracticeTests(db: Db): Promise<CountedTest[]> {
  return findCounted(db, eq(practiceTests.sealed, true));
}

/** Each test once per topic of its questions, most questions first; null stands for those without one. */
export async function findTopics(db: Db) {
  const questionCount = count(questions.id);

  return db
    .select({
      practiceTestId: practiceTests.id,
      title: practiceTests.title,
      sealed: practiceTests.sealed,
      subjectId: subjects.id,
      examSubject: subjects.name,
      productId: products.id,
      examType: products.name,
      topic: questions.topic,
      questions: questionCount,
    })
    .from(practiceTests)
    .innerJoin(subjects, eq(subjects.id, practiceTests.subjectId))
    .innerJoin(products, eq(products.id, subjects.productId))
    .leftJoin(questions, eq(questions.practiceTestId, practiceTests.id))
    .groupBy(practiceTests.id, subjects.id, products.id, questions.topic)
    .orderBy(
      asc(products.displayOrder),
      asc(products.id),
      asc(subjects.displayOrder),
      asc(subjects.id),
      asc(practiceTests.displayOrder),
      asc(practiceTests.id),
      desc(questionCount),
      asc(questions.topic),
    );
}

export async function findQuestions(db: Db, practiceTestId: string): Promise<QuestionWithPassage[]> {
  return db
    .select({ question: questions, passage: passages })
    .from(questions)
    .leftJoin(passages, eq(passages.id, questions.passageId))
    .where(eq(questions.practiceTestId, practiceTestId))
    .orderBy(asc(questions.displayOrder), asc(questions.id));
}

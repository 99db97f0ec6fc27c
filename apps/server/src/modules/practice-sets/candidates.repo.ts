import { and, eq, inArray } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { practiceTests, products, questions, subjects } from '#database/schema.ts';

export type CandidateRow = Awaited<ReturnType<typeof findCandidates>>[number];

export type Wanted = {
  /** The product's name. */
  exam?: string | undefined;
  subjects?: readonly string[] | undefined;
  topics?: readonly string[] | undefined;
  difficulty?: 'easy' | 'medium' | 'hard' | undefined;
  ids?: readonly string[] | undefined;
  /** Of the same practice tests' subjects: their ids. */
  subjectIds?: readonly string[] | undefined;
};

/** Questions that may come into a set, never of a sealed test. All that is wanted holds together. */
export async function findCandidates(db: Db, wanted: Wanted) {
  const isOneOf = (column: Parameters<typeof inArray>[0], values: readonly string[] | undefined) =>
    values && inArray(column, [...values]);

  return db
    .select({
      id: questions.id,
      practiceTestId: questions.practiceTestId,
      topic: questions.topic,
      subjectId: subjects.id,
      examType: products.name,
      examSubject: subjects.name,
    })
    .from(questions)
    .innerJoin(practiceTests, eq(practiceTests.id, questions.practiceTestId))
    .innerJoin(subjects, eq(subjects.id, practiceTests.subjectId))
    .innerJoin(products, eq(products.id, subjects.productId))
    .where(
      and(
        eq(practiceTests.sealed, false),
        wanted.exam === undefined ? undefined : eq(products.name, wanted.exam),
        wanted.difficulty && eq(questions.difficulty, wanted.difficulty),
        isOneOf(subjects.name, wanted.subjects),
        isOneOf(questions.topic, wanted.topics),
        isOneOf(questions.id, wanted.ids),
        isOneOf(subjects.id, wanted.subjectIds),
      ),
    )
    .orderBy(questions.id);
}

import { asc, count, eq, ne, and } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { passages, practiceTests, products, questions, subjects } from '#database/schema.ts';

/** `fill_blank` is no part of an exam: the runner renders choices only. */
const isRendered = ne(questions.questionType, 'fill_blank');

export async function findExam(db: Db, id: string) {
  const [row] = await db
    .select({
      test: practiceTests,
      subject: subjects.name,
      product: products.name,
      totalQuestions: count(questions.id),
    })
    .from(practiceTests)
    .innerJoin(subjects, eq(subjects.id, practiceTests.subjectId))
    .innerJoin(products, eq(products.id, subjects.productId))
    .leftJoin(questions, and(eq(questions.practiceTestId, practiceTests.id), isRendered))
    .where(eq(practiceTests.id, id))
    .groupBy(practiceTests.id, subjects.name, products.name);

  return row;
}

export async function findExamQuestions(db: Db, examId: string) {
  return db
    .select({ question: questions, passage: passages })
    .from(questions)
    .leftJoin(passages, eq(passages.id, questions.passageId))
    .where(and(eq(questions.practiceTestId, examId), isRendered))
    .orderBy(asc(questions.displayOrder), asc(questions.id));
}

import { and, asc, eq, notExists } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import {
  attempts,
  passages,
  practiceAnswers,
  practiceTests,
  products,
  questions,
  rescoredAttempts,
  subjects,
  testVersions,
  versionQuestions,
} from '#database/schema.ts';

export type NewVersion = Pick<typeof testVersions.$inferInsert, 'id' | 'content'>;
export type DraftRows = NonNullable<Awaited<ReturnType<typeof findDraft>>>;

/** A practice test with all that is in it, read at one moment: never half of an edit. */
export async function findDraft(db: Db, practiceTestId: string) {
  return db.transaction(
    async (tx) => {
      const [row] = await tx
        .select({ test: practiceTests, subject: subjects.name, product: products.name })
        .from(practiceTests)
        .innerJoin(subjects, eq(subjects.id, practiceTests.subjectId))
        .innerJoin(products, eq(products.id, subjects.productId))
        .where(eq(practiceTests.id, practiceTestId));
      if (!row) return undefined;

      const questionRows = await tx
        .select()
        .from(questions)
        .where(eq(questions.practiceTestId, practiceTestId))
        .orderBy(asc(questions.displayOrder), asc(questions.id));
      const passageRows = await tx
        .select()
        .from(passages)
        .where(eq(passages.practiceTestId, practiceTestId))
        .orderBy(asc(passages.id));

      return { ...row, questions: questionRows, passages: passageRows };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

export async function findVersion(db: Db, id: string) {
  const [row] = await db.select().from(testVersions).where(eq(testVersions.id, id));

  return row;
}

/** Stores a version that is not stored yet, and holds it until the transaction ends, so that it is not collected. */
export async function holdVersion(tx: Db, version: NewVersion): Promise<void> {
  const [held] = await tx
    .select({ id: testVersions.id })
    .from(testVersions)
    .where(eq(testVersions.id, version.id))
    .for('key share');
  if (held) return;

  const { practiceTestId, questions: all } = version.content;
  const stored = await tx
    .insert(testVersions)
    .values({ ...version, practiceTestId })
    .onConflictDoNothing()
    .returning({ id: testVersions.id });
  // Another process was first, and has stored the questions too.
  if (stored.length === 0 || all.length === 0) return;

  await tx.insert(versionQuestions).values(
    all.map(({ id, topic }, position) => ({
      versionId: version.id,
      questionId: id,
      position,
      topic: topic ?? null,
    })),
  );
}

/**
 * Deletes the versions that no attempt refers to (its start failed, or it was deleted), nor an answer given in practice,
 * nor the undoing of a correction; answers how many.
 */
export async function deleteUnusedVersions(db: Db): Promise<number> {
  const taken = db.select().from(attempts).where(eq(attempts.versionId, testVersions.id));
  const practised = db.select().from(practiceAnswers).where(eq(practiceAnswers.versionId, testVersions.id));
  const corrected = db
    .select()
    .from(rescoredAttempts)
    .where(eq(rescoredAttempts.versionBefore, testVersions.id));
  const deleted = await db
    .delete(testVersions)
    .where(and(notExists(taken), notExists(practised), notExists(corrected)))
    .returning({ id: testVersions.id });

  return deleted.length;
}

import { draftOf } from '#modules/test-versions/draft.ts';
import { findDraft, holdVersion } from '#modules/test-versions/test-versions.repo.ts';

import type { Db } from '#database/connect.ts';
import { answers, attempts } from '#database/schema.ts';

/** What one learner answered, by question; `null` is left open. */
export type Sitting = {
  answers: Record<string, { optionId: string | null; isCorrect: boolean; timeSpent?: number } | null>;
  /** Of the attempt. */
  more?: Partial<typeof attempts.$inferInsert>;
};

/** Completed, verified attempts at the practice test as it is now, written at once: thousands are made in a moment. */
export async function givenSittings(
  db: Db,
  practiceTestId: string,
  sittings: readonly Sitting[],
): Promise<void> {
  const rows = await findDraft(db, practiceTestId);
  if (!rows) throw new Error(`There is no practice test ${practiceTestId}`);
  const { versionId, content } = draftOf(rows);
  await holdVersion(db, { id: versionId, content });
  const offset = await db.$count(attempts);
  const given = sittings.map((sitting, index) => ({ ...sitting, id: `sitting-${offset + index}` }));

  await db.insert(attempts).values(
    given.map(({ id, answers: own, more }) => {
      const correctAnswers = Object.values(own).filter((answer) => answer?.isCorrect).length;

      return {
        id,
        userId: 'guest',
        guestId: id,
        examId: practiceTestId,
        versionId,
        examTitle: 'Test',
        examType: 'GED',
        examSubject: 'Math',
        totalQuestions: content.questions.length,
        questionCount: content.questions.length,
        completed: true,
        completedAt: new Date(),
        timeSpent: 600,
        correctAnswers,
        score: Math.round((100 * correctAnswers) / content.questions.length),
        verified: true,
        ...more,
      };
    }),
  );
  const rowsOfAnswers = given.flatMap(({ id, answers: own }) =>
    Object.entries(own).flatMap(([questionId, answer]) =>
      answer === null
        ? []
        : {
            id: `${id}-${questionId}`,
            attemptId: id,
            questionId,
            userId: 'guest',
            userAnswer: answer.optionId ?? '',
            timeSpent: 20,
            ...answer,
          },
    ),
  );
  // A statement takes no more than 65,535 values.
  for (let start = 0; start < rowsOfAnswers.length; start += 5_000) {
    await db.insert(answers).values(rowsOfAnswers.slice(start, start + 5_000));
  }
}

import { and, asc, eq, sql } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { reviewDecks, reviewRatings, studyPlans } from '#database/schema.ts';
import { answeredBy } from '#modules/answered/answered.repo.ts';

export type AskedQuestion = Awaited<ReturnType<typeof findAskedQuestions>>[number];
export type RatingRow = typeof reviewRatings.$inferSelect;
export type DeckRow = typeof reviewDecks.$inferSelect;

/** Every answer to the questions of which one was missed, or right but not sure; those that nobody judges left out. */
export async function findAskedQuestions(db: Db, ownerId: string) {
  const answered = answeredBy(db, ownerId);
  const isDoubtful = sql`(not ${answered.isCorrect} or ${answered.notSure}) and ${answered.maxPoints} > 0`;
  const marked = db
    .select({
      kind: answered.kind,
      sessionId: answered.sessionId,
      questionId: answered.questionId,
      practiceTestId: answered.practiceTestId,
      versionId: answered.versionId,
      examSubject: answered.examSubject,
      isCorrect: answered.isCorrect,
      maxPoints: answered.maxPoints,
      notSure: answered.notSure,
      seconds: answered.seconds,
      answeredAt: answered.answeredAt,
      isDoubtful: sql<boolean>`bool_or(${isDoubtful}) over (partition by ${answered.questionId})`.as(
        'is_doubtful',
      ),
    })
    .from(answered)
    .as('marked');

  return db
    .select()
    .from(marked)
    .where(and(sql`${marked.isDoubtful}`, sql`${marked.maxPoints} > 0`))
    .orderBy(asc(marked.answeredAt), asc(marked.sessionId));
}

/** By time. */
export async function findRatings(db: Db, ownerId: string): Promise<RatingRow[]> {
  return db
    .select()
    .from(reviewRatings)
    .where(eq(reviewRatings.ownerId, ownerId))
    .orderBy(asc(reviewRatings.ratedAt), asc(reviewRatings.id));
}

/** One that is stored already stays as it is. Answers how many were new. */
export async function insertRatings(db: Db, rows: Omit<RatingRow, 'receivedAt'>[]): Promise<number> {
  const stored = await db
    .insert(reviewRatings)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: reviewRatings.id });

  return stored.length;
}

/** The day of the owner's exam (`2026-12-21`), where they have a plan. */
export async function findExamDate(db: Db, ownerId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ examOn: studyPlans.examOn })
    .from(studyPlans)
    .where(eq(studyPlans.ownerId, ownerId));

  return row?.examOn;
}

/** In the order in which they were added. */
export async function findDecks(db: Db, ownerId: string): Promise<DeckRow[]> {
  return db
    .select()
    .from(reviewDecks)
    .where(eq(reviewDecks.ownerId, ownerId))
    .orderBy(asc(reviewDecks.addedAt), asc(reviewDecks.deckId));
}

export async function saveDeck(db: Db, deck: Pick<DeckRow, 'ownerId' | 'deckId' | 'cards'>): Promise<void> {
  const { ownerId, deckId } = reviewDecks;
  await db
    .insert(reviewDecks)
    .values(deck)
    .onConflictDoUpdate({
      target: [ownerId, deckId],
      set: { cards: deck.cards, changedAt: sql`now()` },
    });
}

/** One that is not there needs no more. */
export async function deleteDeck(db: Db, ownerId: string, deckId: string): Promise<void> {
  await db.delete(reviewDecks).where(and(eq(reviewDecks.ownerId, ownerId), eq(reviewDecks.deckId, deckId)));
}

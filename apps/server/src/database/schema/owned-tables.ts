import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import { answers, attemptEvents, attempts } from './attempts.ts';
import { questionNotes, weeklyGoals } from './learner-progress.ts';
import { practiceAnswers } from './practice-answers.ts';
import { reviewDecks, reviewRatings } from './review.ts';
import { settings } from './settings.ts';
import { studyPlans } from './study-plans.ts';

/** A table whose rows belong to somebody who learns. */
export type OwnedTable = {
  /** In the download of all that is somebody's own, and in what tidying up tells. */
  name: string;
  table: PgTable;
  /** Whose a row is: the id of a guest, or of an account. */
  owner: PgColumn;
  /**
   * What an owner has one row of, or none: the columns that are unique together with the owner. When a guest's rows become
   * an account's and both have a row of the same, one stays: the one changed later, else the account's own.
   */
  oneOf?: { columns: readonly PgColumn[]; changedAt?: PgColumn };
  /** Tables without an owner of their own, whose rows go and come with these. */
  parts?: readonly { name: string; table: PgTable; of: PgColumn; id: PgColumn }[];
  /** Rows that nobody comes back for, though their owner is still there (decision 34). */
  abandoned?: SQL;
};

/** Nobody takes a test for so long: who comes back after it begins anew. */
const UNFINISHED_DAYS = 90;

/**
 * Everything that a guest or an account owns. Taking over what a guest did, the download of all of it, the deletion of an
 * account and tidying up work from this list alone. A test finds each table with an `owner_id` that does not stand here.
 */
export const OWNED_TABLES: readonly OwnedTable[] = [
  {
    name: 'attempts',
    table: attempts,
    owner: attempts.guestId,
    parts: [
      { name: 'answers', table: answers, of: answers.attemptId, id: attempts.id },
      { name: 'attempt-events', table: attemptEvents, of: attemptEvents.attemptId, id: attempts.id },
    ],
    abandoned: sql`not ${attempts.completed} and ${attempts.startedAt} < now() - make_interval(days => ${UNFINISHED_DAYS})`,
  },
  {
    name: 'practice-answers',
    table: practiceAnswers,
    owner: practiceAnswers.ownerId,
    oneOf: { columns: [practiceAnswers.id] },
  },
  {
    name: 'review-ratings',
    table: reviewRatings,
    owner: reviewRatings.ownerId,
    oneOf: { columns: [reviewRatings.id] },
  },
  {
    name: 'review-decks',
    table: reviewDecks,
    owner: reviewDecks.ownerId,
    oneOf: { columns: [reviewDecks.deckId], changedAt: reviewDecks.changedAt },
  },
  {
    name: 'settings',
    table: settings,
    owner: settings.ownerId,
    oneOf: { columns: [], changedAt: settings.updatedAt },
  },
  {
    name: 'question-notes',
    table: questionNotes,
    owner: questionNotes.ownerId,
    oneOf: { columns: [questionNotes.questionId], changedAt: questionNotes.changedAt },
  },
  {
    name: 'weekly-goals',
    table: weeklyGoals,
    owner: weeklyGoals.ownerId,
    oneOf: { columns: [], changedAt: weeklyGoals.changedAt },
  },
  {
    name: 'study-plans',
    table: studyPlans,
    owner: studyPlans.ownerId,
    oneOf: { columns: [], changedAt: studyPlans.changedAt },
  },
];

import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

import { attempts } from './attempts.ts';
import { testVersions } from './test-versions.ts';

/** Attempts that were graded by a wrong key, graded again by the right one. */
export const rescores = pgTable(
  'rescores',
  {
    id: text().primaryKey(),
    /** Of the question, which it outlives. */
    questionId: text().notNull(),
    /** Option ids: those that were right in the versions concerned, and the one that is right now. */
    keysBefore: text().array().notNull(),
    keyNow: text().notNull(),
    reason: text().notNull(),
    /** The email address, as it was then. */
    administrator: text().notNull(),
    /** Not the start of the transaction: of two corrections of the same attempts, the later one waited for the earlier. */
    at: timestamp({ withTimezone: true })
      .notNull()
      .default(sql`clock_timestamp()`),
    undoneAt: timestamp({ withTimezone: true }),
    undoneBy: text(),
  },
  (table) => [index().on(table.questionId)],
);

/** What a correction changed of each attempt, as it was before; gone once it is undone. */
export const rescoredAttempts = pgTable(
  'rescored_attempts',
  {
    rescoreId: text()
      .notNull()
      .references(() => rescores.id, { onDelete: 'cascade' }),
    attemptId: text()
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    versionBefore: text()
      .notNull()
      .references(() => testVersions.id),
    /** Where the attempt was still open, undoing grades it by the earlier version; else it gives back what stands here. */
    completedBefore: boolean().notNull(),
    correctAnswersBefore: integer().notNull(),
    scoreBefore: integer(),
    /** Null where the question was not answered. */
    isCorrectBefore: boolean(),
    /** As they stood in the rows of the attempt and of the answer. */
    pointsBefore: integer(),
    maxPointsBefore: integer(),
    answerPointsBefore: integer(),
    answerMaxPointsBefore: integer(),
    /** Of the question within the attempt, from 1. */
    questionNumber: integer().notNull(),
    /** Whether it changed the score that the learner had been told, who is then told of the correction too. */
    changedScore: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.rescoreId] }),
    index().on(table.rescoreId),
    index().on(table.versionBefore),
  ],
);

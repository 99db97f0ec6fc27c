import type { ItemResponse } from '@second-bell/question-types';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

import { jsonValue } from './json-value.ts';
import { testVersions } from './test-versions.ts';

/**
 * One answer that was given outside a timed test, graded by the version of the test that asked it (decision 48). The
 * names of exam and subject are copies, as an attempt has them: they outlive the content.
 */
export const practiceAnswers = pgTable(
  'practice_answers',
  {
    /** Whose it is: the id that attempts are kept under. */
    ownerId: text().notNull(),
    /** Made by the client, so that a resend counts once. */
    id: text().notNull(),
    /** The run that it was given in. */
    sessionId: text().notNull(),
    kind: text({ enum: ['learn', 'set', 'review'] }).notNull(),
    practiceTestId: text().notNull(),
    versionId: text()
      .notNull()
      .references(() => testVersions.id),
    questionId: text().notNull(),
    examType: text().notNull(),
    examSubject: text().notNull(),
    topic: text(),
    userAnswer: text().notNull(),
    /** As in `answers`: null for the types that the spec names, whose text is the answer. */
    response: jsonValue().$type<ItemResponse>(),
    isCorrect: boolean().notNull(),
    points: integer(),
    maxPoints: integer(),
    notSure: boolean().notNull(),
    /** Answered before in the same run: what is right had been seen, so it counts in no figure. */
    again: boolean().notNull(),
    /** Seconds. */
    timeSpent: integer().notNull(),
    /** By the device's clock, and never later than it came. */
    answeredAt: timestamp({ withTimezone: true }).notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index().on(table.ownerId, table.sessionId, table.questionId),
    index().on(table.ownerId, table.answeredAt),
    index().on(table.versionId),
  ],
);

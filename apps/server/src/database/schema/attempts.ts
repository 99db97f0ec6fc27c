import { SETTING_CHOICES } from '@second-bell/contract/setting-choices';
import type { ItemResponse } from '@second-bell/question-types';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

import { jsonValue } from './json-value.ts';
import { testVersions } from './test-versions.ts';

/**
 * One run through an exam. It refers to no content by foreign key and copies what history needs,
 * so that deleting content never deletes an attempt.
 */
export const attempts = pgTable(
  'attempts',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    /** The guest whose cookie the attempt was made with; empty for old attempts of clients that keep no cookies. */
    guestId: text().notNull(),
    /** Started without a cookie: its id alone opens it, until a caller with a cookie takes it over. */
    unclaimed: boolean().notNull().default(false),
    examId: text().notNull(),
    /** What was taken; null only where `earlierForm`. */
    versionId: text().references(() => testVersions.id),
    /** Answered before versions were kept, on content that is no longer known: only the stored texts are left. */
    earlierForm: boolean().notNull().default(false),
    examTitle: text().notNull(),
    examType: text().notNull(),
    examSubject: text().notNull(),
    /** As the client claimed at the start. The server's own count, which a verified attempt agrees with, follows. */
    totalQuestions: integer().notNull(),
    questionCount: integer(),
    /** Begun by a client that shows every type of question: it takes, and counts, all of its version. */
    allTypes: boolean().notNull().default(false),
    /** Percent; of the version, as is whether a verdict waits for the completion. */
    passingScore: integer(),
    sealed: boolean().notNull().default(false),
    startedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    completed: boolean().notNull().default(false),
    completedAt: timestamp({ withTimezone: true }),
    /** Seconds, as claimed. */
    timeSpent: integer().notNull().default(0),
    /** Seconds from start to completion by the server's clock. */
    measuredSeconds: integer(),
    /** As served: the server's own grade when verified, else as reported. Score in percent. */
    correctAnswers: integer().notNull().default(0),
    score: integer(),
    /** Null for attempts of before there were points: then questions, right and all, are counted. */
    points: integer(),
    maxPoints: integer(),
    verified: boolean().notNull().default(false),
    /** As the client claimed: a repeated PATCH is compared with these. */
    reportedCorrectAnswers: integer(),
    reportedScore: integer(),
    /** Ids of the questions that were flagged, or marked as not sure, when it ended; null where its log tells of none. */
    flagged: jsonb().$type<string[]>(),
    unsure: jsonb().$type<string[]>(),
    /** What the learner asked for at the start, and the seconds that it makes of the version's minutes. */
    extraTime: text({ enum: SETTING_CHOICES.extraTime }).notNull().default('none'),
    extraSeconds: integer().notNull().default(0),
    /** Of its time, as far as its log tells; when a running test runs out, null while it stands still. */
    elapsedMs: integer().notNull().default(0),
    deadline: timestamp({ withTimezone: true }),
    /** Null while there is no log: then it cannot be gone on with. */
    lastEventAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.userId, table.guestId, table.startedAt.desc()),
    index().on(table.guestId),
    index().on(table.versionId),
  ],
);

/**
 * What happened in an attempt, one row per event, as its page wrote it down (decision 31). `number` counts them in the
 * order in which they came; paused spans are the times between events of that kind.
 */
export const attemptEvents = pgTable(
  'attempt_events',
  {
    attemptId: text()
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    writer: text().notNull(),
    seq: integer().notNull(),
    /** The whole event as JSON. Not `jsonb`, which takes no character 0 and no half of a character. */
    body: text().notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.number] })],
);

/**
 * One answer of an attempt. `userId` stands here too, so that answers can be distributed by it; `questionId` outlives
 * its question. `id` has no index: answers are only ever found through their attempt, and each index costs every write.
 */
export const answers = pgTable(
  'answers',
  {
    id: text().notNull(),
    attemptId: text()
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    questionId: text().notNull(),
    userId: text().notNull(),
    userAnswer: text().notNull(),
    /** The option of the attempt's version that says so; null where none does, or nothing was chosen from options. */
    optionId: text(),
    /** What was answered in the type's own form; null for the types that the spec names, whose text is the answer. */
    response: jsonValue().$type<ItemResponse>(),
    isCorrect: boolean().notNull(),
    /** Null where a question is worth 1 point, given where the answer is correct. */
    points: integer(),
    maxPoints: integer(),
    /** Seconds. */
    timeSpent: integer().notNull(),
    answeredAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.questionId] })],
);

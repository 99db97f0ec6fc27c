import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * One run through an exam. It refers to no content by foreign key and copies what history needs,
 * so that deleting content never deletes an attempt.
 */
export const attempts = pgTable(
  'attempts',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    /** The guest whose cookie the attempt was made with; empty for clients that keep no cookies. */
    guestId: text().notNull(),
    examId: text().notNull(),
    examTitle: text().notNull(),
    examType: text().notNull(),
    examSubject: text().notNull(),
    totalQuestions: integer().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    completed: boolean().notNull().default(false),
    completedAt: timestamp({ withTimezone: true }),
    /** Seconds. */
    timeSpent: integer().notNull().default(0),
    /** As served: the server's own grade when verified, else as reported. Score in percent. */
    correctAnswers: integer().notNull().default(0),
    score: integer(),
    verified: boolean().notNull().default(false),
    /** As the client claimed: a repeated PATCH is compared with these. */
    reportedCorrectAnswers: integer(),
    reportedScore: integer(),
  },
  (table) => [index().on(table.userId, table.guestId, table.startedAt.desc())],
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
    isCorrect: boolean().notNull(),
    /** Seconds. */
    timeSpent: integer().notNull(),
    answeredAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.questionId] })],
);

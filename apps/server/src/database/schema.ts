import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Where content stands among its siblings, and when it came. Ids are opaque text: UUIDv7, or readable for starter content. */
const contentColumns = {
  id: text().primaryKey(),
  displayOrder: integer().notNull().default(0),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
};

export const products = pgTable('products', {
  ...contentColumns,
  name: text().notNull().unique(),
  description: text(),
});

export const subjects = pgTable(
  'subjects',
  {
    ...contentColumns,
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text(),
  },
  (table) => [index().on(table.productId, table.displayOrder)],
);

export const practiceTests = pgTable(
  'practice_tests',
  {
    ...contentColumns,
    subjectId: text()
      .notNull()
      .references(() => subjects.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    description: text(),
    /** Minutes. */
    timeLimit: integer().notNull(),
    /** Percent. */
    passingScore: integer().notNull(),
    difficulty: text({ enum: ['easy', 'medium', 'hard'] }).notNull(),
  },
  (table) => [index().on(table.subjectId, table.displayOrder)],
);

export const questions = pgTable(
  'questions',
  {
    ...contentColumns,
    practiceTestId: text()
      .notNull()
      .references(() => practiceTests.id, { onDelete: 'cascade' }),
    questionText: text().notNull(),
    questionType: text({ enum: ['multiple_choice', 'true_false', 'fill_blank'] }).notNull(),
    options: jsonb().$type<string[]>().notNull(),
    /** The stored form of the key: see `answer-keys.ts` of the domain package. */
    correctAnswer: text().notNull(),
    explanation: text(),
    difficulty: text({ enum: ['easy', 'medium', 'hard'] }).notNull(),
    questionImage: text(),
    hint: text(),
    topic: text(),
  },
  (table) => [index().on(table.practiceTestId, table.displayOrder)],
);

export const studyMaterials = pgTable('study_materials', {
  ...contentColumns,
  title: text().notNull(),
  subject: text(),
  type: text({ enum: ['guide', 'video', 'flashcard', 'worksheet'] }).notNull(),
  examType: text({ enum: ['GED', 'TEAS', 'NCLEX', 'HISET'] }).notNull(),
  content: text(),
  url: text(),
  downloadUrl: text(),
});

/** Starter content that was loaded once: what an administrator deletes or edits later stays deleted or edited. */
export const loadedContent = pgTable('loaded_content', {
  key: text().primaryKey(),
  loadedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

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

import { boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** On how many days of a week a learner wants to practise; who never said has no row. */
export const weeklyGoals = pgTable('weekly_goals', {
  ownerId: text().primaryKey(),
  daysPerWeek: integer().notNull(),
  changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** A learner's own words about a question, and their bookmark. `questionId` outlives its question. */
export const questionNotes = pgTable(
  'question_notes',
  {
    ownerId: text().notNull(),
    questionId: text().notNull(),
    note: text().notNull(),
    bookmarked: boolean().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.questionId] })],
);

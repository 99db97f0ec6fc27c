import { date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * What a learner's plan is made by: one each. The plan itself is computed from it, from the content and from what was answered
 * (decision 51).
 */
export const studyPlans = pgTable('study_plans', {
  ownerId: text().primaryKey(),
  productId: text().notNull(),
  /** A day in the learner's time zone, and no moment. */
  examOn: date({ mode: 'string' }).notNull(),
  /** 0 for Sunday to 6 for Saturday. */
  weekdays: integer().array().notNull(),
  minutesPerDay: integer().notNull(),
  /** Of the learner: the calendar is asked for by a machine somewhere else. */
  timeZone: text().notNull(),
  /** From then on practice counts for the plan. */
  startedAt: timestamp({ withTimezone: true }).notNull(),
  changedAt: timestamp({ withTimezone: true }).notNull(),
  /** In the secret address of the calendar; null where none was asked for. Kept in plain: it opens nothing but the plan. */
  calendarToken: text().unique(),
});

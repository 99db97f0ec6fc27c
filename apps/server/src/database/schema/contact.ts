import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What visitors wrote by the contact form, until an administrator deletes it. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    /** UUIDv7: the order of ids is the order of time. */
    id: text().primaryKey(),
    fullName: text().notNull(),
    email: text().notNull(),
    examInterest: text({ enum: ['ged', 'teas', 'nclex', 'hiset', 'general', 'technical', 'billing'] }),
    message: text().notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    readAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.receivedAt)],
);

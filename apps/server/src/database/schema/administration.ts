import { customType, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

import { practiceTests } from './content.ts';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Who changed what and when. It names people and content in words, so that it can be read after both are gone. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    /** UUIDv7: the order of ids is the order of time. */
    id: text().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    administrator: text().notNull(),
    action: text().notNull(),
    kind: text().notNull(),
    entityId: text().notNull(),
    title: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [index().on(table.at)],
);

/** Content that was deleted, whole, until its days of grace are over. */
export const deletedContent = pgTable(
  'deleted_content',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['product', 'subject', 'practice_test', 'question'] }).notNull(),
    title: text().notNull(),
    place: text().notNull(),
    /** The deleted rows of each table, as they were. */
    snapshot: jsonb().$type<Record<string, Record<string, unknown>[]>>().notNull(),
    practiceTestCount: integer().notNull(),
    questionCount: integer().notNull(),
    deletedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    deletedBy: text().notNull(),
  },
  (table) => [index().on(table.deletedAt)],
);

/** Pictures under the hash of their content: the same picture is stored once, and its address never changes. */
export const images = pgTable('images', {
  id: text().primaryKey(),
  mediaType: text({ enum: ['image/png', 'image/jpeg', 'image/webp'] }).notNull(),
  bytes: bytea().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Texts that were imported, so that the same one sent twice is noticed. */
export const uploads = pgTable(
  'uploads',
  {
    id: text().primaryKey(),
    practiceTestId: text()
      .notNull()
      .references(() => practiceTests.id, { onDelete: 'cascade' }),
    /** SHA-256 of the text, or of the file. */
    contentHash: text().notNull(),
    questionCount: integer().notNull(),
    importedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.practiceTestId, table.contentHash)],
);

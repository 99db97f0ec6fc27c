import { index, integer, json, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

import type { VersionContent } from '@second-bell/domain';

/**
 * A practice test as it was taken: never changed, and kept as long as an attempt refers to it. `id` is the hash of
 * `content`, which is `json` and not `jsonb` so that the text that was hashed stays as it was.
 */
export const testVersions = pgTable(
  'test_versions',
  {
    id: text().primaryKey(),
    practiceTestId: text().notNull(),
    content: json().$type<VersionContent>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.practiceTestId)],
);

/** What queries over many attempts need of a version's questions, without opening its content. */
export const versionQuestions = pgTable(
  'version_questions',
  {
    versionId: text()
      .notNull()
      .references(() => testVersions.id, { onDelete: 'cascade' }),
    questionId: text().notNull(),
    position: integer().notNull(),
    topic: text(),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.questionId] }), index().on(table.questionId)],
);

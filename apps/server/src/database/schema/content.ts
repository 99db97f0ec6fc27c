import type { ExamTools, PassageTab } from '@second-bell/contract';
import { type Item, type ItemContent, questionTypeNames } from '@second-bell/question-types';
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

import { jsonValue } from './json-value.ts';

/** Where content stands among its siblings, when it came, and how often it was changed. Ids are opaque text: UUIDv7, or readable for starter content. */
const contentColumns = {
  id: text().primaryKey(),
  displayOrder: integer().notNull().default(0),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** Grows with each change, so that an edit made on an older state is noticed. */
  version: integer().notNull().default(1),
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
    /** A mock exam: nothing that gives an answer away leaves the server before an attempt is completed. */
    sealed: boolean().notNull().default(false),
    scoringRule: text({ enum: ['all_or_nothing', 'partial'] })
      .notNull()
      .default('all_or_nothing'),
    /** The tools on screen; null where nothing was said of them. */
    tools: jsonb().$type<ExamTools>(),
  },
  (table) => [index().on(table.subjectId, table.displayOrder)],
);

/** What several questions of a practice test ask about: a text, or a case with its exhibits. */
export const passages = pgTable(
  'passages',
  {
    id: text().primaryKey(),
    practiceTestId: text()
      .notNull()
      .references(() => practiceTests.id, { onDelete: 'cascade' }),
    title: text(),
    text: text().notNull(),
    source: text(),
    kind: text({ enum: ['case_study', 'trend'] }),
    tabs: jsonb().$type<PassageTab[]>(),
  },
  (table) => [index().on(table.practiceTestId)],
);

export const questions = pgTable(
  'questions',
  {
    ...contentColumns,
    practiceTestId: text()
      .notNull()
      .references(() => practiceTests.id, { onDelete: 'cascade' }),
    questionText: text().notNull(),
    questionType: text({ enum: questionTypeNames }).notNull(),
    /** Options and key of the types that the spec names; empty for the others, which have content and key in their own form. */
    options: jsonb().$type<string[]>().notNull(),
    /** One for each option, kept through edits; null until the options were first changed (`option-ids.ts`). */
    optionIds: jsonb().$type<string[]>(),
    /** The index of the right option, or the accepted answers separated by `|`: see `spec-wire.ts` of the question types. */
    correctAnswer: text().notNull(),
    content: jsonValue().$type<ItemContent['content']>(),
    answerKey: jsonValue().$type<Item['key']>(),
    /** By the id of the part that they are about. */
    rationales: jsonb().$type<Record<string, string>>(),
    remember: text(),
    reference: text(),
    explanation: text(),
    difficulty: text({ enum: ['easy', 'medium', 'hard'] }).notNull(),
    questionImage: text(),
    imageDescription: text(),
    passageId: text().references(() => passages.id, { onDelete: 'set null' }),
    hint: text(),
    topic: text(),
  },
  (table) => [index().on(table.practiceTestId, table.displayOrder), index().on(table.passageId)],
);

export const studyMaterials = pgTable('study_materials', {
  ...contentColumns,
  title: text().notNull(),
  subject: text(),
  type: text({ enum: ['guide', 'video', 'flashcard', 'worksheet'] }).notNull(),
  examType: text({ enum: ['GED', 'TEAS', 'NCLEX', 'HESI', 'HISET'] }).notNull(),
  content: text(),
  url: text(),
  downloadUrl: text(),
});

/** Starter content that was loaded once: what an administrator deletes or edits later stays deleted or edited. */
export const loadedContent = pgTable('loaded_content', {
  key: text().primaryKey(),
  loadedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

import { jsonValue } from './json-value.ts';

/**
 * How well a flash card was remembered, one row per time. Never changed: when the card comes again follows from all of them
 * (decision 50). Answers to questions in a review stand in `practice_answers`.
 */
export const reviewRatings = pgTable(
  'review_ratings',
  {
    ownerId: text().notNull(),
    /** Made by the client, so that a resend counts once. */
    id: text().notNull(),
    cardId: text().notNull(),
    rating: text({ enum: ['again', 'hard', 'good', 'easy'] }).notNull(),
    seconds: integer().notNull(),
    /** By the device's clock, and never later than it came. */
    ratedAt: timestamp({ withTimezone: true }).notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);

/** A deck of flash cards that a learner reviews, with its cards as they were when it was added: the deck is built into the site. */
export const reviewDecks = pgTable(
  'review_decks',
  {
    ownerId: text().notNull(),
    deckId: text().notNull(),
    /** The fronts of its cards, in their order. */
    cards: jsonValue().$type<string[]>().notNull(),
    addedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.deckId] })],
);

import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Accounts of learners, teachers and administrators (decision 43). */

const createdAt = () => timestamp({ withTimezone: true }).notNull().defaultNow();

export const users = pgTable('users', {
  id: text().primaryKey(),
  /** Empty where none was given. */
  name: text().notNull().default(''),
  /** In lower case, and confirmed: an account begins with a link that was sent there. */
  email: text().notNull().unique(),
  /** Set by the server alone, never by a request. */
  role: text({ enum: ['administrator', 'teacher', 'learner'] })
    .notNull()
    .default('learner'),
  /** Null while an invitation waits to be accepted. */
  passwordHash: text(),
  lastSignInAt: timestamp({ withTimezone: true }),
  createdAt: createdAt(),
});

export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The hash of the token. */
    token: text().notNull().unique(),
    /** Opened at the desk, whose token goes as a bearer's, or on the site, where it goes as a cookie. */
    place: text({ enum: ['desk', 'site'] })
      .notNull()
      .default('desk'),
    /** The browser and its system in words; what a browser says of itself beyond that is not kept. */
    device: text(),
    lastUsedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.userId)],
);

/** What is sent by mail and used once. */
export const oneTimeLinks = pgTable(
  'one_time_links',
  {
    /** The hash of the link's code. */
    codeHash: text().primaryKey(),
    /** To work at the desk, to choose a new password, to confirm a new address. */
    kind: text({ enum: ['invitation', 'password', 'email'] }).notNull(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The new address, in lower case; null for other kinds. */
    email: text(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.userId)],
);

/**
 * Accounts whose address is not confirmed yet. Each request to sign up stands for itself, so whoever signs up with
 * somebody else's address hinders nobody, and no account has a password that its owner did not choose.
 */
export const signUps = pgTable(
  'sign_ups',
  {
    /** The hash of the link's code. */
    codeHash: text().primaryKey(),
    email: text().notNull(),
    name: text().notNull(),
    passwordHash: text().notNull(),
    /** The guest who asked: their browser is signed in by the link, any other one is not. */
    guestId: text(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.email)],
);

/** Wrong passwords in a row, by account (`account:…`), by network (`address:203.0.113.7`), and by both (`pair:…`). */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    lastFailedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.lastFailedAt)],
);

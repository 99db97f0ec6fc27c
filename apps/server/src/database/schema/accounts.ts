import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The tables of the accounts library (better-auth), under its own field names. */

const times = {
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
};

export const users = pgTable('users', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** In lower case. */
  email: text().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  image: text(),
  /** Set by the server alone, never by a request. */
  role: text({ enum: ['administrator', 'learner'] })
    .notNull()
    .default('learner'),
  lastSignInAt: timestamp({ withTimezone: true }),
  ...times,
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
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    ipAddress: text(),
    userAgent: text(),
    ...times,
  },
  (table) => [index().on(table.userId)],
);

/** How a user proves who they are; for a password, its hash. */
export const accounts = pgTable(
  'accounts',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text().notNull(),
    providerId: text().notNull(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: timestamp({ withTimezone: true }),
    refreshTokenExpiresAt: timestamp({ withTimezone: true }),
    scope: text(),
    password: text(),
    ...times,
  },
  (table) => [index().on(table.userId)],
);

/** One-time links: for an invitation (`invitation:<user id>`) and for a new password (`password:<user id>`). */
export const verifications = pgTable(
  'verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    /** The hash of the link's code. */
    value: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    ...times,
  },
  (table) => [index().on(table.identifier), index().on(table.value)],
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

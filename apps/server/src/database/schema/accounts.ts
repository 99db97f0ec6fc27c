import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

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

/** Keys of WebAuthn by which somebody signs in without a password. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** As the device made it, in base64url. */
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** COSE, in base64url. */
    publicKey: text().notNull(),
    /** Of signatures, where the device counts them: it never goes back. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How a browser reaches the device. */
    transports: text().array().notNull(),
    lastUsedAt: timestamp({ withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.userId)],
);

/** What a device has to sign, each once: for a new key of somebody's, or (without a user) to sign in. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  challengeHash: text().primaryKey(),
  userId: text().references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});

/** The app that makes codes (TOTP) for somebody who works at the desk. */
export const secondFactors = pgTable('second_factors', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** In base32, encrypted where the server has a key (decision 63): a code is computed from it, so it is no hash. */
  secret: text().notNull(),
  /** Null until a first code has proved that the app has the secret; until then no code is asked for. */
  confirmedAt: timestamp({ withTimezone: true }),
  /** The time step of the last code that was used: that one and earlier ones are used up. */
  lastStep: integer().notNull().default(0),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

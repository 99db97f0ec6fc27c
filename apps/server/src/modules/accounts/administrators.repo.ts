import { and, asc, eq, exists, isNotNull, or, sql } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { accounts, users, verifications } from '#database/schema.ts';

export type User = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;

/** By the accounts library's own convention, the account that holds a user's password. */
const passwordOfUser = and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential'));

/** The hash of the password of an administrator; undefined where there is no such administrator. */
export async function findCredential(
  db: Db,
  email: string,
): Promise<{ userId: string; hash: string } | undefined> {
  const [row] = await db
    .select({ userId: users.id, hash: sql<string>`${accounts.password}` })
    .from(users)
    .innerJoin(accounts, passwordOfUser)
    .where(and(eq(users.email, email), eq(users.role, 'administrator'), isNotNull(accounts.password)));

  return row;
}

export async function hasPassword(db: Db, userId: string): Promise<boolean> {
  const rows = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.userId, userId));

  return rows.length > 0;
}

/** The user whose password still has this hash, held until the transaction ends; undefined once it was changed. */
export async function lockUserOfHash(tx: Db, id: string, hash: string): Promise<User | undefined> {
  const [row] = await tx
    .select({ user: users })
    .from(users)
    .innerJoin(accounts, passwordOfUser)
    .where(and(eq(users.id, id), eq(users.role, 'administrator'), eq(accounts.password, hash)))
    .for('update');

  return row?.user;
}

/** The administrator with this address, held until the transaction ends. */
export async function lockAdministrator(tx: Db, email: string): Promise<User | undefined> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.email, email), eq(users.role, 'administrator')))
    .for('update');

  return row;
}

/**
 * Holds a user's row until the transaction ends. Whatever changes a user, their password, links or sessions begins with
 * it, so that two changes at once wait for each other instead of blocking each other.
 */
export async function lockUser(tx: Db, id: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
}

/** In id order, so that two transactions cannot block each other. */
export async function lockAdministrators(tx: Db): Promise<User[]> {
  return tx.select().from(users).where(eq(users.role, 'administrator')).orderBy(asc(users.id)).for('update');
}

/** Who is an administrator, and who is invited to be one, in the order of their coming. */
export async function findAdministrators(db: Db): Promise<User[]> {
  const invitation = db
    .select()
    .from(verifications)
    .where(eq(verifications.identifier, sql`'invitation:' || ${users.id}`));

  return db
    .select()
    .from(users)
    .where(or(eq(users.role, 'administrator'), exists(invitation)))
    .orderBy(asc(users.createdAt), asc(users.id));
}

/** The user with this address, made where there is none, and held until the transaction ends. */
export async function upsertUser(tx: Db, user: NewUser): Promise<User> {
  const [row] = await tx
    .insert(users)
    .values(user)
    .onConflictDoUpdate({ target: users.email, set: { email: user.email } })
    .returning();
  if (!row) throw new Error('The insert of a user returned no row');

  return row;
}

export async function makeAdministrator(tx: Db, id: string): Promise<User> {
  const [row] = await tx
    .update(users)
    .set({ role: 'administrator', emailVerified: true, updatedAt: sql`now()` })
    .where(eq(users.id, id))
    .returning();
  if (!row) throw new Error(`User ${id} vanished while it was locked`);

  return row;
}

export async function markSignedIn(tx: Db, id: string): Promise<void> {
  await tx
    .update(users)
    .set({ lastSignInAt: sql`now()` })
    .where(eq(users.id, id));
}

/** Their sessions and their password go with them. */
export async function deleteUser(tx: Db, id: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, id));
}

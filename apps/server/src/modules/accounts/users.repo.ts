import { and, eq, isNotNull, sql } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { users } from '#database/schema.ts';

export type User = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;
/** Somebody who has a password: not one who is invited alone. */
export type Credential = Pick<User, 'id' | 'role'> & { hash: string };

/** The hash of the password of an account; undefined where there is none. */
export async function findCredential(db: Db, email: string): Promise<Credential | undefined> {
  const [row] = await db
    .select({ id: users.id, role: users.role, hash: sql<string>`${users.passwordHash}` })
    .from(users)
    .where(and(eq(users.email, email), isNotNull(users.passwordHash)));

  return row;
}

/** The user whose password still has this hash, held until the transaction ends; undefined once it was changed. */
export async function lockUserOfHash(tx: Db, id: string, hash: string): Promise<User | undefined> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, hash)))
    .for('update');

  return row;
}

/** The account with this address, held until the transaction ends. */
export async function lockAccount(tx: Db, email: string): Promise<User | undefined> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNotNull(users.passwordHash)))
    .for('update');

  return row;
}

/** Whoever has this address, invited or not. */
export async function findUser(db: Db, email: string): Promise<User | undefined> {
  const [row] = await db.select().from(users).where(eq(users.email, email));

  return row;
}

/** Gives a user who is held a new address; false where somebody else has it. */
export async function moveToAddress(tx: Db, id: string, email: string): Promise<boolean> {
  await holdAddress(tx, email);
  const owner = await findUser(tx, email);
  if (owner && owner.id !== id) return false;
  await updateUser(tx, id, { email });

  return true;
}

/**
 * Holds a user's row until the transaction ends. Whatever changes a user, their password, links or sessions begins with
 * it, so that two changes at once wait for each other instead of blocking each other.
 */
export async function lockUser(tx: Db, id: string): Promise<User | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');

  return row;
}

/** The user with this address, made where there is none, and held until the transaction ends. */
export async function upsertUser(tx: Db, user: NewUser): Promise<User> {
  await holdAddress(tx, user.email);
  const [row] = await tx
    .insert(users)
    .values(user)
    .onConflictDoUpdate({ target: users.email, set: { email: user.email } })
    .returning();
  if (!row) throw new Error('The insert of a user returned no row');

  return row;
}

/** Of two who want the same address at the same moment, one waits until the other has it, or has not. */
async function holdAddress(tx: Db, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${email}))`);
}

/** Of a user who is held: a row that vanishes is a fault of ours. */
export async function updateUser(tx: Db, id: string, change: Partial<NewUser>): Promise<User> {
  const [row] = await tx.update(users).set(change).where(eq(users.id, id)).returning();
  if (!row) throw new Error(`User ${id} vanished while it was locked`);

  return row;
}

export async function markSignedIn(tx: Db, id: string): Promise<void> {
  await tx
    .update(users)
    .set({ lastSignInAt: sql`now()` })
    .where(eq(users.id, id));
}

/** Their sessions, links and keys go with them. */
export async function deleteUser(tx: Db, id: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, id));
}

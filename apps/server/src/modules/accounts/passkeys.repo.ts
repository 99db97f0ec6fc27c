import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { passkeyChallenges, passkeys } from '#database/schema.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;
type NewPasskey = Omit<PasskeyRow, 'createdAt' | 'lastUsedAt'>;

/** As long as browsers wait for a person. */
const CHALLENGE_LASTS = sql.raw(`interval '5 minutes'`);

export async function insertChallenge(db: Db, challengeHash: string, userId: string | null): Promise<void> {
  await db
    .insert(passkeyChallenges)
    .values({ challengeHash, userId, expiresAt: sql`now() + ${CHALLENGE_LASTS}` });
}

/** Uses one up, and tells whether it was there, and meant for this user, or for nobody yet. */
export async function takeChallenge(db: Db, challengeHash: string, userId: string | null): Promise<boolean> {
  const { challengeHash: hash, userId: user, expiresAt } = passkeyChallenges;
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(hash, challengeHash),
        userId === null ? isNull(user) : eq(user, userId),
        gt(expiresAt, sql`now()`),
      ),
    )
    .returning({ hash });

  return taken.length > 0;
}

export async function deleteOldChallenges(db: Db): Promise<number> {
  const deleted = await db
    .delete(passkeyChallenges)
    .where(lt(passkeyChallenges.expiresAt, sql`now()`))
    .returning({ hash: passkeyChallenges.challengeHash });

  return deleted.length;
}

export async function findPasskeys(db: Db, userId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

/** Held until the transaction ends: its counter goes on one signature after the other. */
export async function lockPasskey(tx: Db, id: string): Promise<PasskeyRow | undefined> {
  const [row] = await tx.select().from(passkeys).where(eq(passkeys.id, id)).for('update');

  return row;
}

/** Undefined where there is a key with this id already. */
export async function insertPasskey(tx: Db, passkey: NewPasskey): Promise<PasskeyRow | undefined> {
  const [row] = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning();

  return row;
}

export async function markUsed(tx: Db, id: string, counter: number): Promise<void> {
  await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(eq(passkeys.id, id));
}

const isOwn = (id: string, userId: string) => and(eq(passkeys.id, id), eq(passkeys.userId, userId));

export async function renameOwn(
  db: Db,
  { id, userId, name }: { id: string; userId: string; name: string },
): Promise<PasskeyRow | undefined> {
  const [row] = await db.update(passkeys).set({ name }).where(isOwn(id, userId)).returning();

  return row;
}

export async function deleteOwn(db: Db, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const deleted = await db.delete(passkeys).where(isOwn(id, userId)).returning({ id: passkeys.id });

  return deleted.length > 0;
}

import { and, count, eq, isNotNull, sql } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { recoveryCodes, secondFactors } from '#database/schema.ts';

export type SecondFactor = typeof secondFactors.$inferSelect;

const ofUser = (userId: string) => eq(secondFactors.userId, userId);

export async function isOn(db: Db, userId: string): Promise<boolean> {
  return (await db.$count(secondFactors, and(ofUser(userId), isNotNull(secondFactors.confirmedAt)))) > 0;
}

/** Held until the transaction ends: of two who come with the same code at once, one has it. */
export async function lockFactor(tx: Db, userId: string): Promise<SecondFactor | undefined> {
  const [row] = await tx.select().from(secondFactors).where(ofUser(userId)).for('update');

  return row;
}

export async function lockAllFactors(tx: Db): Promise<SecondFactor[]> {
  return tx.select().from(secondFactors).orderBy(secondFactors.userId).for('update');
}

export async function sealSecret(tx: Db, userId: string, secret: string): Promise<void> {
  await tx.update(secondFactors).set({ secret }).where(ofUser(userId));
}

/** In the place of one that was not confirmed. */
export async function replaceSecret(tx: Db, userId: string, secret: string): Promise<void> {
  await tx
    .insert(secondFactors)
    .values({ userId, secret })
    .onConflictDoUpdate({ target: secondFactors.userId, set: { secret, lastStep: 0 } });
}

export async function confirmFactor(tx: Db, userId: string): Promise<void> {
  await tx
    .update(secondFactors)
    .set({ confirmedAt: sql`now()` })
    .where(ofUser(userId));
}

export async function useStep(tx: Db, userId: string, lastStep: number): Promise<void> {
  await tx.update(secondFactors).set({ lastStep }).where(ofUser(userId));
}

export async function deleteFactor(tx: Db, userId: string): Promise<void> {
  await deleteRecoveryCodes(tx, userId);
  await tx.delete(secondFactors).where(ofUser(userId));
}

export async function insertRecoveryCodes(tx: Db, userId: string, hashes: readonly string[]): Promise<void> {
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

export async function deleteRecoveryCodes(tx: Db, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));

  return row?.left ?? 0;
}

/** Uses one up, and tells whether it was there. */
export async function takeRecoveryCode(tx: Db, userId: string, codeHash: string): Promise<boolean> {
  const taken = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning();

  return taken.length > 0;
}

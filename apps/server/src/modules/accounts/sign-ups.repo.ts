import { and, count, eq, gt, sql } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { signUps } from '#database/schema.ts';

export type SignUpRow = typeof signUps.$inferSelect;
type NewSignUp = Omit<SignUpRow, 'expiresAt' | 'createdAt'>;

const LASTS = sql.raw(`interval '1 day'`);

export async function insertSignUp(tx: Db, signUp: NewSignUp): Promise<void> {
  await tx.insert(signUps).values({ ...signUp, expiresAt: sql`now() + ${LASTS}` });
}

/** How many were asked for with an address in the last hour. */
export async function countRecent(tx: Db, email: string): Promise<number> {
  const [row] = await tx
    .select({ recent: count() })
    .from(signUps)
    .where(and(eq(signUps.email, email), gt(signUps.createdAt, sql`now() - interval '1 hour'`)));

  return row?.recent ?? 0;
}

/** Uses one up, where it is still good: of many who come with its link at once, one gets it. */
export async function takeSignUp(tx: Db, codeHash: string): Promise<SignUpRow | undefined> {
  const [row] = await tx
    .delete(signUps)
    .where(and(eq(signUps.codeHash, codeHash), gt(signUps.expiresAt, sql`now()`)))
    .returning();

  return row;
}

export async function deleteSignUps(tx: Db, email: string): Promise<void> {
  await tx.delete(signUps).where(eq(signUps.email, email));
}

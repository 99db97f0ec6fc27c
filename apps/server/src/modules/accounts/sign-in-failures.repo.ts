import { eq, inArray, sql } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { signInFailures } from '#database/schema.ts';

import type { Failures } from './sign-in-delay.ts';

/** The failures of a key, whose row, made where there was none, is held until the transaction ends. */
export async function lockFailures(tx: Db, key: string): Promise<Failures> {
  const [row] = await tx
    .insert(signInFailures)
    .values({ key, count: 0, lastFailedAt: sql`now()` })
    .onConflictDoUpdate({ target: signInFailures.key, set: { key } })
    .returning({
      count: signInFailures.count,
      secondsSinceLast: sql<number>`extract(epoch from now() - ${signInFailures.lastFailedAt})::float8`,
    });
  if (!row) throw new Error('The failures of a key returned no row');

  return row;
}

export async function addFailures(tx: Db, keys: string[]): Promise<void> {
  await tx
    .update(signInFailures)
    .set({ count: sql`${signInFailures.count} + 1`, lastFailedAt: sql`now()` })
    .where(inArray(signInFailures.key, keys));
}

export async function deleteFailures(db: Db, key: string): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.key, key));
}

/** Of all keys with that beginning. */
export async function deleteFailuresFrom(db: Db, beginning: string): Promise<void> {
  await db.delete(signInFailures).where(sql`starts_with(${signInFailures.key}, ${beginning})`);
}

/** Failures are forgotten a day after the last. A few at a time, and none that another sign-in holds. */
export async function deleteOldFailures(db: Db): Promise<void> {
  await db.execute(sql`
    delete from ${signInFailures} where key in (
      select key from ${signInFailures} where last_failed_at < now() - interval '1 day' limit 100 for update skip locked
    )`);
}

import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';

import type { Db } from '#database/connect.ts';
import { verifications } from '#database/schema.ts';

/** How long a link is good: seven days for an invitation, an hour for a new password. */
const LASTS = { invitation: sql.raw(`interval '7 days'`), password: sql.raw(`interval '1 hour'`) };

type Kind = keyof typeof LASTS;
type NewLink = { kind: Kind; userId: string; codeHash: string };

const identifierOf = (kind: Kind, userId: string) => `${kind}:${userId}`;

export async function insertLink(tx: Db, { kind, userId, codeHash }: NewLink): Promise<void> {
  await tx.insert(verifications).values({
    id: uuidv7(),
    identifier: identifierOf(kind, userId),
    value: codeHash,
    expiresAt: sql`now() + ${LASTS[kind]}`,
  });
}

/** A link that is still good, and whose it is. */
export async function findLink(db: Db, codeHash: string): Promise<{ userId: string } | undefined> {
  const [row] = await db.select().from(verifications).where(isGood(codeHash));

  return row && { userId: row.identifier.slice(row.identifier.indexOf(':') + 1) };
}

/** Uses a link up, and tells whether it was there: of many who come with it at once, one gets it. */
export async function takeLink(tx: Db, codeHash: string): Promise<boolean> {
  const taken = await tx.delete(verifications).where(isGood(codeHash)).returning();

  return taken.length > 0;
}

export async function deleteLinks(tx: Db, userId: string): Promise<void> {
  const identifiers = [identifierOf('invitation', userId), identifierOf('password', userId)];
  await tx.delete(verifications).where(inArray(verifications.identifier, identifiers));
}

/** An invitation that is too old is kept: whom it was for is still listed as invited. */
export async function deleteOldPasswordLinks(tx: Db, userId: string): Promise<void> {
  const isOld = lt(verifications.expiresAt, sql`now()`);
  await tx
    .delete(verifications)
    .where(and(eq(verifications.identifier, identifierOf('password', userId)), isOld));
}

/** Whether a link for a new password was made in the last five minutes. */
export async function hasRecentPasswordLink(tx: Db, userId: string): Promise<boolean> {
  const isRecent = gt(verifications.createdAt, sql`now() - interval '5 minutes'`);
  const recent = await tx
    .select({ id: verifications.id })
    .from(verifications)
    .where(and(eq(verifications.identifier, identifierOf('password', userId)), isRecent));

  return recent.length > 0;
}

function isGood(codeHash: string) {
  return and(eq(verifications.value, codeHash), gt(verifications.expiresAt, sql`now()`));
}

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

  return row && { userId: userIdOf(row.identifier) };
}

/** Uses a link up: of many who come with it at once, one gets it. */
export async function takeLink(tx: Db, codeHash: string): Promise<{ userId: string } | undefined> {
  const [row] = await tx.delete(verifications).where(isGood(codeHash)).returning();

  return row && { userId: userIdOf(row.identifier) };
}

export async function deleteLinks(tx: Db, userId: string): Promise<void> {
  const identifiers = [identifierOf('invitation', userId), identifierOf('password', userId)];
  await tx.delete(verifications).where(inArray(verifications.identifier, identifiers));
}

/** Whether a link for a new password was made in the last five minutes. Drops those that are too old to be used. */
export async function hasRecentPasswordLink(tx: Db, userId: string): Promise<boolean> {
  const ofUser = eq(verifications.identifier, identifierOf('password', userId));
  await tx.delete(verifications).where(and(ofUser, lt(verifications.expiresAt, sql`now()`)));
  const recent = await tx
    .select({ id: verifications.id })
    .from(verifications)
    .where(and(ofUser, gt(verifications.createdAt, sql`now() - interval '5 minutes'`)));

  return recent.length > 0;
}

function isGood(codeHash: string) {
  return and(eq(verifications.value, codeHash), gt(verifications.expiresAt, sql`now()`));
}

function userIdOf(identifier: string): string {
  return identifier.slice(identifier.indexOf(':') + 1);
}

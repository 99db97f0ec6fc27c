import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { oneTimeLinks } from '#database/schema.ts';

type Link = typeof oneTimeLinks.$inferSelect;
export type LinkKind = Link['kind'];
type NewLink = Pick<Link, 'kind' | 'userId' | 'codeHash'> & { email?: string };

/** How long a link is good: seven days for an invitation, an hour for a new password, a day for a new address. */
const LASTS = {
  invitation: sql.raw(`interval '7 days'`),
  password: sql.raw(`interval '1 hour'`),
  email: sql.raw(`interval '1 day'`),
};

export async function insertLink(tx: Db, link: NewLink): Promise<void> {
  await tx.insert(oneTimeLinks).values({ ...link, expiresAt: sql`now() + ${LASTS[link.kind]}` });
}

/** A link that is still good. */
export async function findLink(db: Db, codeHash: string): Promise<Link | undefined> {
  const [row] = await db.select().from(oneTimeLinks).where(isGood(codeHash));

  return row;
}

/** Uses a link up, and tells whether it was there: of many who come with it at once, one gets it. */
export async function takeLink(tx: Db, codeHash: string): Promise<boolean> {
  const taken = await tx.delete(oneTimeLinks).where(isGood(codeHash)).returning();

  return taken.length > 0;
}

/** All of a user's, or those of a kind. */
export async function deleteLinks(tx: Db, userId: string, kind?: LinkKind): Promise<void> {
  await tx
    .delete(oneTimeLinks)
    .where(and(eq(oneTimeLinks.userId, userId), kind && eq(oneTimeLinks.kind, kind)));
}

/** An invitation that is too old is kept: whom it was for is still listed as invited. Answers how many went. */
export async function deleteOldLinks(tx: Db): Promise<number> {
  const deleted = await tx
    .delete(oneTimeLinks)
    .where(and(ne(oneTimeLinks.kind, 'invitation'), lt(oneTimeLinks.expiresAt, sql`now()`)))
    .returning({ userId: oneTimeLinks.userId });

  return deleted.length;
}

/** How many links of this kind were made for a user in the last five minutes, and are not used. */
export async function countRecentLinks(tx: Db, userId: string, kind: LinkKind): Promise<number> {
  const isRecent = gt(oneTimeLinks.createdAt, sql`now() - interval '5 minutes'`);

  return tx.$count(oneTimeLinks, and(eq(oneTimeLinks.userId, userId), eq(oneTimeLinks.kind, kind), isRecent));
}

function isGood(codeHash: string) {
  return and(eq(oneTimeLinks.codeHash, codeHash), gt(oneTimeLinks.expiresAt, sql`now()`));
}

import { count, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { contactMessages, users } from '#database/schema.ts';

export type MessageRow = typeof contactMessages.$inferSelect;
export type NewMessage = typeof contactMessages.$inferInsert;

/** One at a time: the limits below are counted before a message is stored. */
export async function lockInbox(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('contact messages'))`);
}

/** How many messages came since then: in all, from this address, and with this very text from it. */
export async function countSince(
  tx: Db,
  since: Date,
  { email, message }: Pick<MessageRow, 'email' | 'message'>,
): Promise<{ all: number; ofAddress: number; same: number }> {
  const isOfAddress = sql`lower(${contactMessages.email}) = lower(${email})`;
  const [row] = await tx
    .select({
      all: count(),
      ofAddress: sql<number>`(count(*) filter (where ${isOfAddress}))::int`,
      same: sql<number>`(count(*) filter (where ${isOfAddress} and ${contactMessages.message} = ${message}))::int`,
    })
    .from(contactMessages)
    .where(gt(contactMessages.receivedAt, since));

  return row ?? { all: 0, ofAddress: 0, same: 0 };
}

export async function insertMessage(tx: Db, message: NewMessage): Promise<void> {
  await tx.insert(contactMessages).values(message);
}

/** Newest first; `before` is the id of the last message of the page before. */
export async function findMessages(
  db: Db,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<MessageRow[]> {
  return db
    .select()
    .from(contactMessages)
    .where(before === undefined ? undefined : lt(contactMessages.id, before))
    .orderBy(desc(contactMessages.id))
    .limit(limit);
}

export async function countUnread(db: Db): Promise<number> {
  return db.$count(contactMessages, isNull(contactMessages.readAt));
}

/** A message that was read keeps the moment at which it first was. */
export async function markRead(db: Db, id: string, read: boolean): Promise<MessageRow | undefined> {
  const readAt = read ? sql`coalesce(${contactMessages.readAt}, now())` : null;
  const [row] = await db
    .update(contactMessages)
    .set({ readAt })
    .where(eq(contactMessages.id, id))
    .returning();

  return row;
}

/** Whether there was such a message. */
export async function deleteMessageRow(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .delete(contactMessages)
    .where(eq(contactMessages.id, id))
    .returning({ id: contactMessages.id });

  return rows.length > 0;
}

/** Who is only invited is no administrator yet. */
export async function findAdministratorAddresses(db: Db): Promise<string[]> {
  const rows = await db.select({ email: users.email }).from(users).where(eq(users.role, 'administrator'));

  return rows.map(({ email }) => email);
}

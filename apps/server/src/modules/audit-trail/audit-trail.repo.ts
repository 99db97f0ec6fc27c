import type { AuditAction, AuditKind } from '@second-bell/contract';
import { desc, lt } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';

import type { Db } from '#database/connect.ts';
import { auditEntries } from '#database/schema.ts';

export type NewAuditEntry = {
  /** Who did it: the email address. */
  administrator: string;
  action: AuditAction;
  kind: AuditKind;
  entityId: string;
  title: string;
  details?: Record<string, unknown>;
};

/** To be called in the transaction of the change itself: no change without its entry, no entry without its change. */
export async function insertAuditEntry(db: Db, entry: NewAuditEntry): Promise<void> {
  await db.insert(auditEntries).values({ id: uuidv7(), ...entry });
}

/** Newest first; `before` is the id of the last entry of the page before. */
export async function findAuditEntries(
  db: Db,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<(typeof auditEntries.$inferSelect)[]> {
  return db
    .select()
    .from(auditEntries)
    .where(before === undefined ? undefined : lt(auditEntries.id, before))
    .orderBy(desc(auditEntries.id))
    .limit(limit);
}

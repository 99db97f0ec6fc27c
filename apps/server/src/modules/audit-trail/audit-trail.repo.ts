import type { AuditAction, AuditKind } from '@second-bell/contract';
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

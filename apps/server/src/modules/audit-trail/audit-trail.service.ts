import { auditActionSchema, type AuditEntry, auditKindSchema } from '@second-bell/contract';

import type { Db } from '#database/connect.ts';

import { present } from '../../present.ts';
import { findAuditEntries } from './audit-trail.repo.ts';

const PAGE_SIZE = 50;

export async function getAuditTrail(
  db: Db,
  before: string | undefined,
): Promise<{ entries: AuditEntry[]; next?: string }> {
  // One more than a page tells whether there is a next one.
  const rows = await findAuditEntries(db, { before, limit: PAGE_SIZE + 1 });
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);

  return {
    entries: page.map(({ at, action, kind, details, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      action: auditActionSchema.parse(action),
      kind: auditKindSchema.parse(kind),
      ...present({ details }),
    })),
    ...(rows.length > PAGE_SIZE && last && { next: last.id }),
  };
}

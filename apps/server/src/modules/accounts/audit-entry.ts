import type { AuditAction } from '@second-bell/contract';

import type { NewAuditEntry } from '../audit-trail/audit-trail.repo.ts';

type Named = { id: string; email: string };

/** What somebody did about an administrator, who is often they themselves. */
export function entryOf(by: Pick<Named, 'email'>, action: AuditAction, { id, email }: Named): NewAuditEntry {
  return { administrator: by.email, action, kind: 'administrator', entityId: id, title: email };
}

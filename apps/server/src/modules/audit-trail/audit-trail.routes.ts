import { auditEndpoints } from '@second-bell/contract';

import { implement } from '#plugins/implement.ts';

import type { App } from '../../app-instance.ts';
import { getAuditTrail } from './audit-trail.service.ts';

export async function auditTrailRoutes(app: App): Promise<void> {
  implement(app, auditEndpoints.auditTrail, ({ query }) => getAuditTrail(app.db, query.before));
}

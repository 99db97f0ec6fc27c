import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { countSchema, idSchema, momentSchema } from './fields.ts';
import { routes } from './routes.ts';

export const auditKindSchema = z.enum([
  'product',
  'subject',
  'practice_test',
  'question',
  'passage',
  'image',
  'study_material',
  'administrator',
]);

export const auditActionSchema = z.enum([
  'created',
  'updated',
  'deleted',
  'restored',
  'reordered',
  'moved',
  'duplicated',
  'imported',
  'invited',
  'removed',
  'signed_in',
  'password_changed',
  'rescored',
  'rescore_undone',
]);

export const auditEntrySchema = z.object({
  id: idSchema,
  at: momentSchema,
  /** The email address of who did it, as it was then. */
  administrator: z.string(),
  action: auditActionSchema,
  kind: auditKindSchema,
  entityId: z.string(),
  /** What it was about, in words: a title, a name, the start of a stem. */
  title: z.string(),
  /** What changed: field → before and after; or figures, such as how many questions were imported. */
  details: z.optional(z.record(z.string(), z.unknown())),
});

export const RESTORE_DAYS = 30;

export const deletedContentSchema = z.object({
  id: idSchema,
  kind: z.enum(['product', 'subject', 'practice_test', 'question']),
  title: z.string(),
  /** Where it stood, as `GED / Science`. */
  place: z.string(),
  practiceTestCount: countSchema,
  questionCount: countSchema,
  deletedAt: momentSchema,
  deletedBy: z.string(),
  restorableUntil: momentSchema,
});

export type AuditEntry = z.infer<typeof auditEntrySchema>;
export type AuditAction = z.infer<typeof auditActionSchema>;
export type AuditKind = z.infer<typeof auditKindSchema>;
export type DeletedContent = z.infer<typeof deletedContentSchema>;

export const auditEndpoints = {
  auditTrail: endpoint({
    ...routes.auditTrail.auditTrail,
    summary: 'Who changed what and when, newest first, 50 at a time',
    policy: 'history.read',
    /** `before` is the `next` of the page before. */
    query: z.object({ before: z.optional(idSchema) }),
    response: z.object({ entries: z.array(auditEntrySchema), next: z.optional(idSchema) }),
  }),
  deletedContent: endpoint({
    ...routes.auditTrail.deletedContent,
    summary: 'What was deleted in the last 30 days and can be restored',
    policy: 'content.manage',
    response: z.array(deletedContentSchema),
  }),
  restoreContent: endpoint({
    ...routes.auditTrail.restoreContent,
    summary: 'Restores what was deleted, with all that hung below it, under its old ids',
    policy: 'content.manage',
    params: z.object({ id: idSchema }),
    response: z.pick(deletedContentSchema, { kind: true, title: true, place: true }),
  }),
};

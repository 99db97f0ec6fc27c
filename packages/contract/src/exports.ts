import * as z from 'zod/mini';

import { endpoint, fileSchema } from './endpoint.ts';
import { idSchema } from './fields.ts';
import { routes } from './routes.ts';

export const exportFormatSchema = z.enum(['text', 'csv', 'gift', 'qti-2.1', 'qti-3.0']);

/** What to export: everything, or what hangs below one product, subject or practice test. */
export const exportQuerySchema = z.object({
  format: exportFormatSchema,
  productId: z.optional(idSchema),
  subjectId: z.optional(idSchema),
  practiceTestId: z.optional(idSchema),
});

export type ExportFormat = z.infer<typeof exportFormatSchema>;
export type ExportQuery = z.infer<typeof exportQuerySchema>;

export const exportEndpoints = {
  export: endpoint({
    ...routes.exports.export,
    summary: 'Questions as a file: one practice test as text, CSV or GIFT; more than one, and QTI, as a zip',
    policy: 'content.manage',
    query: exportQuerySchema,
    response: fileSchema,
  }),
};

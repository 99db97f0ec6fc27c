import { z } from 'zod';

import { passageSchema, questionWithKeySchema } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { countSchema, idSchema } from './fields.ts';

/** `dryRun` travels as text, as every field of a multipart form does. The file itself is read from the same form. */
export const bulkUploadFormSchema = z.object({
  practiceTestId: idSchema,
  mode: z.enum(['append', 'replace']).default('append'),
  dryRun: z.stringbool(),
  rawText: z.string().optional(),
  /** The lines on which questions start that are to be left out, as `12,40`. */
  exclude: z
    .string()
    .regex(/^(\d+(,\d+)*)?$/, 'Give line numbers, separated by commas')
    .optional(),
  /** Appends a text that was appended to this test before; without it such an upload is answered with 409. */
  again: z.stringbool().default(false),
});

/** A question read from a text, not stored yet; `lineNumber` and `endLineNumber` say where it stands in that text. */
export const parsedQuestionSchema = questionWithKeySchema
  .omit({ id: true, practiceTestId: true, displayOrder: true, passage: true })
  .extend({
    passage: passageSchema.omit({ id: true }).optional(),
    lineNumber: countSchema,
    endLineNumber: countSchema,
  });

export const uploadProblemSchema = z.object({
  lineNumber: countSchema,
  message: z.string(),
  /** The line that caused it, where that is another one. */
  causeLineNumber: countSchema.optional(),
});

export const bulkUploadResultSchema = z.object({
  questions: z.array(parsedQuestionSchema),
  errors: z.array(uploadProblemSchema),
  /** Imported all the same, but worth a look. */
  warnings: z.array(uploadProblemSchema),
  parserInfo: z.object({
    confidence: z.number().min(0).max(1),
    detectedFormat: z.object({
      questionPattern: z.string(),
      optionPattern: z.string(),
      answerPattern: z.string(),
    }),
  }),
  totalQuestions: countSchema,
  totalErrors: countSchema,
  totalImported: countSchema,
  message: z.string(),
  /** The text of an uploaded file as it was read: the line numbers count its lines. */
  text: z.string().optional(),
});

export type ParsedQuestion = z.infer<typeof parsedQuestionSchema>;
export type UploadProblem = z.infer<typeof uploadProblemSchema>;
export type BulkUploadForm = z.output<typeof bulkUploadFormSchema>;
export type BulkUploadResult = z.infer<typeof bulkUploadResultSchema>;

/** A text with more questions is refused: it belongs into several tests. */
export const UPLOAD_MAX_QUESTIONS = 10_000;
export const UPLOAD_MAX_BYTES = 20 * 1024 * 1024;

export const bulkUploadEndpoints = {
  upload: endpoint({
    method: 'POST',
    path: '/api/admin/questions/bulk-upload',
    summary: 'Reads questions out of a text or PDF file; previews them (dryRun) or imports them',
    access: 'administrator',
    form: bulkUploadFormSchema,
    response: bulkUploadResultSchema,
  }),
};

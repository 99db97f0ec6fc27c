import { z } from 'zod';

import { questionWithKeySchema } from './catalog.ts';
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

/** A question read from a text, not stored yet; `lineNumber` is where it starts. */
export const parsedQuestionSchema = questionWithKeySchema
  .omit({ id: true, practiceTestId: true, displayOrder: true, questionImage: true })
  .extend({ lineNumber: countSchema });

const problemSchema = z.object({ lineNumber: countSchema, message: z.string() });

export const bulkUploadResultSchema = z.object({
  questions: z.array(parsedQuestionSchema),
  errors: z.array(problemSchema),
  /** Imported all the same, but worth a look. */
  warnings: z.array(problemSchema),
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
});

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

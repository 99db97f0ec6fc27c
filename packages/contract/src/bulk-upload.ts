import * as z from 'zod/mini';

import { passageSchema, questionWithKeySchema } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { countSchema, idSchema } from './fields.ts';
import { routes } from './routes.ts';

/** What a column of a table holds; those to `ignore` are read past. */
export const COLUMN_ROLES = [
  'question',
  'optionA',
  'optionB',
  'optionC',
  'optionD',
  'optionE',
  'optionF',
  'optionG',
  'optionH',
  'optionI',
  'optionJ',
  'answer',
  'explanation',
  'topic',
  'difficulty',
  'hint',
  'type',
  'ignore',
] as const;

const columnRoleSchema = z.enum(COLUMN_ROLES);

/** The roles of the columns of a table in their order, as `question,optionA,optionB,answer`. */
const columnsSchema = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.split(',')),
  ),
  z.array(columnRoleSchema).check(z.maxLength(60)),
);

/** `dryRun` travels as text, as every field of a multipart form does. The file itself is read from the same form. */
export const bulkUploadFormSchema = z.object({
  practiceTestId: idSchema,
  mode: z._default(z.enum(['append', 'replace']), 'append'),
  dryRun: z.stringbool(),
  rawText: z.optional(z.string()),
  /** The lines on which questions start that are to be left out, as `12,40`. */
  exclude: z.optional(z.string().check(z.regex(/^(\d+(,\d+)*)?$/, 'Give line numbers, separated by commas'))),
  /** `all` takes files of every kind that can be read, by what is in them; without it those alone that the spec names. */
  kinds: z._default(z.enum(['spec', 'all']), 'spec'),
  /** With a table: what its columns hold, where its headings do not say so. */
  columns: z.optional(columnsSchema),
  /** With `columns`: how many rows stand above the first question. */
  firstRow: z.optional(z.string().check(z.regex(/^\d{1,5}$/, 'Give a number of rows'))),
  /** Appends a text that was appended to this test before; without it such an upload is answered with 409. */
  again: z._default(z.stringbool(), false),
});

/** A question read from a text, not stored yet; `lineNumber` and `endLineNumber` say where it stands in that text. */
export const parsedQuestionSchema = z.extend(
  z.omit(questionWithKeySchema, { id: true, practiceTestId: true, displayOrder: true, passage: true }),
  {
    passage: z.optional(z.omit(passageSchema, { id: true })),
    lineNumber: countSchema,
    endLineNumber: countSchema,
  },
);

export const uploadProblemSchema = z.object({
  lineNumber: countSchema,
  message: z.string(),
  /** The line that caused it, where that is another one. */
  causeLineNumber: z.optional(countSchema),
  /** How it may be meant, as a question to answer with yes, and the line that then stands in the place of this one. */
  mend: z.optional(z.object({ offer: z.string(), line: z.string() })),
});

export const bulkUploadResultSchema = z.object({
  questions: z.array(parsedQuestionSchema),
  errors: z.array(uploadProblemSchema),
  /** Imported all the same, but worth a look. */
  warnings: z.array(uploadProblemSchema),
  parserInfo: z.object({
    confidence: z.number().check(z.minimum(0), z.maximum(1)),
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
  /**
   * The beginning of an uploaded table, and what its columns are taken for. Unless `isSure`, nobody said so, neither its
   * headings nor a person: then it can be previewed and not imported.
   */
  table: z.optional(
    z.object({
      rows: z.array(z.array(z.string())),
      roles: z.array(columnRoleSchema),
      firstRow: countSchema,
      isSure: z.boolean(),
    }),
  ),
  /** The text of an uploaded file as it was read: the line numbers count its lines. */
  text: z.optional(z.string()),
});

export type ColumnRole = z.infer<typeof columnRoleSchema>;
export type ParsedQuestion = z.infer<typeof parsedQuestionSchema>;
export type UploadProblem = z.infer<typeof uploadProblemSchema>;
export type BulkUploadForm = z.output<typeof bulkUploadFormSchema>;
export type BulkUploadResult = z.infer<typeof bulkUploadResultSchema>;

/** A text with more questions is refused: it belongs into several tests. */
export const UPLOAD_MAX_QUESTIONS = 10_000;
export const UPLOAD_MAX_BYTES = 20 * 1024 * 1024;

export const bulkUploadEndpoints = {
  upload: endpoint({
    ...routes.bulkUpload.upload,
    summary: 'Reads questions out of a text or file; previews them (dryRun) or imports them',
    policy: 'content.manage',
    form: bulkUploadFormSchema,
    response: bulkUploadResultSchema,
  }),
};

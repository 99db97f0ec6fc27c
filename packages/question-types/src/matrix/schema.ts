import * as z from 'zod/mini';

import { idSchema, idsSchema, lineSchema, optionSchema, optionsSchema } from '../schemas.ts';

export const contentSchema = z.strictObject({
  /** What the rows are, as the head of the first column: `Finding`. */
  rowTitle: z.exactOptional(lineSchema),
  rows: z.array(optionSchema).check(z.minLength(1), z.maxLength(20)),
  columns: optionsSchema,
  perRow: z.enum(['one', 'several']),
});
export type MatrixContent = z.infer<typeof contentSchema>;

export const marksSchema = z.record(idSchema, idsSchema);
/** The ids of the right columns of each row, by the row's id. */
export type MatrixKey = z.infer<typeof marksSchema>;
/** The ids of the marked columns of each row, by the row's id. */
export type MatrixResponse = z.infer<typeof marksSchema>;

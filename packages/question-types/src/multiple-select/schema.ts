import * as z from 'zod/mini';

import { type idsSchema, optionsSchema } from '../schemas.ts';

export const contentSchema = z.strictObject({
  options: optionsSchema,
  /** How many are to be chosen; left out, all that apply. */
  select: z.exactOptional(z.int().check(z.minimum(1), z.maximum(10))),
});
export type MultipleSelectContent = z.infer<typeof contentSchema>;

/** The ids of the right options. */
export type MultipleSelectKey = z.infer<typeof idsSchema>;
/** The ids of the chosen options, in any order. */
export type MultipleSelectResponse = z.infer<typeof idsSchema>;

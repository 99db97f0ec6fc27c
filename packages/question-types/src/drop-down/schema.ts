import * as z from 'zod/mini';

import { idSchema, optionsSchema, textSchema } from '../schemas.ts';

export const contentSchema = z.strictObject({
  /** A sentence, some, or a table in Markdown, with `{{1}}` where the blank with the id `1` stands. */
  text: textSchema,
  blanks: z
    .array(z.strictObject({ id: idSchema, options: optionsSchema }))
    .check(z.minLength(1), z.maxLength(20)),
  /** `rationale`: the first blank is the reason that the others hang on. */
  scoring: z.enum(['each', 'rationale']),
});
export type DropDownContent = z.infer<typeof contentSchema>;

export const choicesSchema = z.record(idSchema, idSchema);
/** The id of the right option of each blank, by the blank's id. */
export type DropDownKey = z.infer<typeof choicesSchema>;
/** The id of the chosen option of each blank, by the blank's id. */
export type DropDownResponse = z.infer<typeof choicesSchema>;

/** Schemas that the types share. Written for `zod/mini`: the browser loads what is used (decision 11). */
import * as z from 'zod/mini';

import { MAX_OPTIONS } from '@second-bell/question-text';

const MAX_TEXT = 20_000;
const MAX_LINE = 2_000;
const ID = /^[\w-]{1,64}$/;

/** Text that PostgreSQL can store (no NUL, no half of a character) and that holds more than blanks. */
function sound(schema: z.ZodMiniString): z.ZodMiniString {
  return schema.check(
    z.refine((value) => value.trim() !== '', 'Write something here'),
    z.refine((value) => !/[\0\p{Surrogate}]/u.test(value), 'Type the place with the broken character again'),
  );
}

/** Tells the parts of a question apart, through edits: `a`, `b`, `1`. It says nothing about the part. */
export const idSchema = z.string().check(z.regex(ID, 'An id has letters, digits, - and _ only'));

/** Text on one line. */
export const lineSchema = sound(z.string().check(z.trim(), z.maxLength(MAX_LINE))).check(
  z.refine((value) => !/[\r\n]/.test(value), 'Write this on one line'),
);

/** Text on any number of lines, in the Markdown of question texts. */
export const textSchema = sound(z.string().check(z.trim(), z.maxLength(MAX_TEXT)));

/** Something with a name that can be chosen: an option, a token, a row, a column. */
export const optionSchema = z.strictObject({ id: idSchema, text: lineSchema });
export type Option = z.infer<typeof optionSchema>;

/** From 2 options to 10: they are named by letters. */
export const optionsSchema = z.array(optionSchema).check(z.minLength(2), z.maxLength(MAX_OPTIONS));

export const idsSchema = z.array(idSchema).check(z.maxLength(200));

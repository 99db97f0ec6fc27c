/** Schemas that the types share. Written for `zod/mini`: the browser loads what is used (decision 11). */
import * as z from 'zod/mini';

const ID = /^[\w-]{1,64}$/;

/** Tells the parts of a question apart, through edits: `a`, `b`, `1`. It says nothing about the part. */
export const idSchema = z.string().check(z.regex(ID, 'An id has letters, digits, - and _ only'));

/** Something with a name that can be chosen: an option, a token, a row, a column. */
export type Option = { id: string; text: string };

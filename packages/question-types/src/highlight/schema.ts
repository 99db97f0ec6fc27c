import * as z from 'zod/mini';

import { idSchema, type idsSchema, type Option } from '../schemas.ts';

/** Words; with an id they can be marked. */
const pieceSchema = z.strictObject({
  text: z.string().check(
    z.maxLength(20_000),
    z.refine((text) => !/[\0\p{Surrogate}\r]/u.test(text), 'Type this again'),
  ),
  id: z.exactOptional(idSchema),
});
export type HighlightPiece = z.infer<typeof pieceSchema>;

const cellsSchema = z.array(pieceSchema).check(z.minLength(1), z.maxLength(10));

export const contentSchema = z.discriminatedUnion('form', [
  z.strictObject({
    form: z.literal('text'),
    /** The text in pieces; all of them in a row are the text. */
    pieces: z.array(pieceSchema).check(z.minLength(1), z.maxLength(400)),
  }),
  z.strictObject({
    form: z.literal('table'),
    head: z.array(z.string()).check(z.minLength(1), z.maxLength(10)),
    rows: z.array(cellsSchema).check(z.minLength(1), z.maxLength(30)),
  }),
]);
export type HighlightContent = z.infer<typeof contentSchema>;

/** The ids of the right pieces. */
export type HighlightKey = z.infer<typeof idsSchema>;
/** The ids of the marked pieces, in any order. */
export type HighlightResponse = z.infer<typeof idsSchema>;

/** What can be marked, in reading order. */
export function markablesOf(content: HighlightContent): Option[] {
  const pieces = content.form === 'text' ? content.pieces : content.rows.flat();

  return pieces.flatMap(({ id, text }) => (id === undefined ? [] : [{ id, text }]));
}

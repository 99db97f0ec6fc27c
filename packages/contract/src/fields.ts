/** The desk's forms are checked by these schemas, so they are written for `zod/mini`: the browser loads what is used. */
import * as z from 'zod/mini';

/** Largest value of a PostgreSQL `integer` column: counts, minutes and seconds are kept in such columns. */
const INTEGER_MAX = 2_147_483_647;

/**
 * Text a person wrote. PostgreSQL cannot store the NUL character, nor half of a character as a broken copy leaves it: both
 * are refused here instead of failing there.
 */
export function text(maxLength: number) {
  return z.string().check(
    z.maxLength(maxLength, `Use at most ${maxLength} characters`),
    z.refine((value) => !value.includes('\u0000'), 'Remove the character with code 0'),
    z.refine((value) => !/\p{Surrogate}/u.test(value), 'Type the place with the broken character again'),
  );
}

/** Whether PostgreSQL can store a text: see `text`. */
export function isStorable(value: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(value);
}

/** Text that must hold more than blanks. */
export function requiredText(maxLength: number) {
  return text(maxLength).check(z.refine((value) => value.trim() !== '', 'This is required'));
}

/** A schema with what the API reference says of it. */
export function described<S extends z.core.$ZodType>(schema: S, meta: z.core.GlobalMeta): S {
  z.globalRegistry.add(schema, meta);

  return schema;
}

/** Ids are opaque strings: UUIDv7 for new rows, readable ones (`ged-mathematical-reasoning-1`) for starter content. */
export const idSchema = described(requiredText(200), {
  description: 'An opaque id',
  example: 'ged-mathematical-reasoning-1',
});

const count = () => z.int().check(z.minimum(0), z.maximum(INTEGER_MAX));
const positiveCount = () => z.int().check(z.minimum(1), z.maximum(INTEGER_MAX));

export const countSchema = count();
export const percentSchema = z.int().check(z.minimum(0), z.maximum(100));
export const secondsSchema = described(count(), { description: 'Seconds' });
export const positiveCountSchema = positiveCount();
export const minutesSchema = described(positiveCount(), { description: 'Minutes, above 0' });

/** A moment as ISO 8601 text. Years before 1970 are refused: no attempt is that old, and year 0 is not a date to PostgreSQL. */
export const momentSchema = z.iso
  .datetime({ offset: true, abort: true })
  .check(z.refine((value) => Date.parse(value) >= 0, 'Give a time after 1970'));

/**
 * Counts the changes of a row. Sent back with an edit, it says which state the edit was made on: where someone else
 * changed the row meanwhile, the answer is 409 with the row as it is now. Without it the last edit wins.
 */
export const versionSchema = described(positiveCount(), { description: 'Grows with each change' });

/** The hash of a practice test's content: its questions, keys, passages, order, passing score and minutes. */
export const testVersionSchema = described(z.string(), {
  description: 'Changes with the content of the practice test',
});

export const sealedSchema = described(z.boolean(), {
  description: 'A mock exam: keys, hints, explanations and verdicts come with the completed attempt',
});

/** Where a picture of this site is: a path, never another site. */
export const picturePathSchema = text(2_000).check(
  z.regex(/^\/(?![/\\])/, 'Give the path of a picture on this site, like /api/images/…'),
);

export const difficultySchema = z.enum(['easy', 'medium', 'hard']);

export type Difficulty = z.infer<typeof difficultySchema>;

export const NAME_MAX_LENGTH = 200;
export const DESCRIPTION_MAX_LENGTH = 2_000;
export const QUESTION_MAX_LENGTH = 20_000;
export const OPTION_MAX_LENGTH = 2_000;
export const OPTION_ID_MAX_LENGTH = 40;

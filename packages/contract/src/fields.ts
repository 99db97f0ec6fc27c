import { z } from 'zod';

/** Largest value of a PostgreSQL `integer` column: counts, minutes and seconds are kept in such columns. */
const INTEGER_MAX = 2_147_483_647;

/** Text a person wrote. PostgreSQL cannot store the NUL character, so it is refused here instead of failing there. */
export function text(maxLength: number) {
  return z
    .string()
    .max(maxLength, `Use at most ${maxLength} characters`)
    .refine((value) => !value.includes('\u0000'), 'Remove the character with code 0');
}

/** Text that must hold more than blanks. */
export function requiredText(maxLength: number) {
  return text(maxLength).refine((value) => value.trim() !== '', 'This is required');
}

/** Ids are opaque strings: UUIDv7 for new rows, readable ones (`ged-mathematical-reasoning-1`) for starter content. */
export const idSchema = requiredText(200).meta({
  description: 'An opaque id',
  example: 'ged-mathematical-reasoning-1',
});

export const countSchema = z.int().min(0).max(INTEGER_MAX);
export const percentSchema = z.int().min(0).max(100);
export const secondsSchema = countSchema.meta({ description: 'Seconds' });
export const positiveCountSchema = z.int().min(1).max(INTEGER_MAX);
export const minutesSchema = positiveCountSchema.meta({ description: 'Minutes, above 0' });

/** A moment as ISO 8601 text. Years before 1970 are refused: no attempt is that old, and year 0 is not a date to PostgreSQL. */
export const momentSchema = z.iso
  .datetime({ offset: true, abort: true })
  .refine((value) => Date.parse(value) >= 0, 'Give a time after 1970');

/**
 * Counts the changes of a row. Sent back with an edit, it says which state the edit was made on: where someone else
 * changed the row meanwhile, the answer is 409 with the row as it is now. Without it the last edit wins.
 */
export const versionSchema = positiveCountSchema.meta({ description: 'Grows with each change' });

/** Where a picture of this site is: a path, never another site. */
export const picturePathSchema = text(2_000).regex(
  /^\/(?![/\\])/,
  'Give the path of a picture on this site, like /api/images/…',
);

export const difficultySchema = z.enum(['easy', 'medium', 'hard']);
export const questionTypeSchema = z.enum(['multiple_choice', 'true_false', 'fill_blank']);

export type Difficulty = z.infer<typeof difficultySchema>;
export type QuestionType = z.infer<typeof questionTypeSchema>;

export const NAME_MAX_LENGTH = 200;
export const DESCRIPTION_MAX_LENGTH = 2_000;
export const QUESTION_MAX_LENGTH = 20_000;
export const OPTION_MAX_LENGTH = 2_000;

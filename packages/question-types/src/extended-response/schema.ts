import * as z from 'zod/mini';

import { idSchema, lineSchema, textSchema } from '../schemas.ts';

const wordsSchema = z.int().check(z.minimum(1), z.maximum(10_000));

const levelSchema = z.strictObject({ points: z.int().check(z.minimum(0), z.maximum(100)), text: lineSchema });
const traitSchema = z.strictObject({
  id: idSchema,
  text: lineSchema,
  levels: z.array(levelSchema).check(z.minLength(2), z.maxLength(10)),
});
export type RubricTrait = z.infer<typeof traitSchema>;

export const contentSchema = z.strictObject({
  minWords: z.exactOptional(wordsSchema),
  maxWords: z.exactOptional(wordsSchema),
  /** What the learner scores the own essay by, each trait at one of its levels. */
  rubric: z.array(traitSchema).check(z.maxLength(10)),
});
export type ExtendedResponseContent = z.infer<typeof contentSchema>;

export const keySchema = z.strictObject({
  /** Shown when the essay is done. */
  modelAnswer: textSchema,
});
export type ExtendedResponseKey = z.infer<typeof keySchema>;

export const responseSchema = z.strictObject({
  text: z.string().check(z.maxLength(60_000)),
  /** The learner's own points for each trait, by its id, once they were given. */
  scores: z.exactOptional(z.record(idSchema, z.int())),
});
export type ExtendedResponseResponse = z.infer<typeof responseSchema>;

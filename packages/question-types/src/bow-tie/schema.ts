import * as z from 'zod/mini';

import { idSchema, idsSchema, optionsSchema } from '../schemas.ts';

export const contentSchema = z.strictObject({
  actions: optionsSchema,
  conditions: optionsSchema,
  parameters: optionsSchema,
});
export type BowTieContent = z.infer<typeof contentSchema>;

export const keySchema = z.strictObject({ condition: idSchema, actions: idsSchema, parameters: idsSchema });
/** The ids of the right condition, of the two right actions and of the two parameters to watch. */
export type BowTieKey = z.infer<typeof keySchema>;

export const responseSchema = z.strictObject({
  condition: z.nullable(idSchema),
  actions: idsSchema,
  parameters: idsSchema,
});
/** What was put in the middle and on both sides, in any order. */
export type BowTieResponse = z.infer<typeof responseSchema>;

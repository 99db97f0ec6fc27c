import * as z from 'zod/mini';

import { idSchema, type idsSchema, lineSchema } from '../schemas.ts';

/** Percent of the picture's width or height, from its upper left corner, to a hundredth. */
const percentSchema = z.number().check(
  z.minimum(0),
  z.maximum(100),
  z.refine((value) => Math.round(value * 100) / 100 === value, 'Use at most 2 decimals'),
);

const shapeSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('rectangle'),
    x: percentSchema,
    y: percentSchema,
    width: percentSchema,
    height: percentSchema,
  }),
  z.strictObject({
    kind: z.literal('polygon'),
    points: z.array(z.tuple([percentSchema, percentSchema])).check(z.minLength(3), z.maxLength(60)),
  }),
]);
export type RegionShape = z.infer<typeof shapeSchema>;

export const contentSchema = z.strictObject({
  /** Each with its name, so that it can be chosen without sight. The picture is the question's own. */
  regions: z
    .array(z.strictObject({ id: idSchema, text: lineSchema, shape: shapeSchema }))
    .check(z.minLength(2), z.maxLength(40)),
  /** How many are to be chosen; left out, all that apply. */
  select: z.exactOptional(z.int().check(z.minimum(1), z.maximum(40))),
});
export type HotSpotContent = z.infer<typeof contentSchema>;
export type Region = HotSpotContent['regions'][number];

/** The ids of the right regions. */
export type HotSpotKey = z.infer<typeof idsSchema>;
/** The ids of the chosen regions, in any order. */
export type HotSpotResponse = z.infer<typeof idsSchema>;

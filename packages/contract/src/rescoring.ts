import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { countSchema, described, idSchema, momentSchema, percentSchema, requiredText } from './fields.ts';
import { routes } from './routes.ts';

export const REASON_MAX_LENGTH = 500;

/**
 * What a question's key, as it is now, would change for attempts that were graded by another.
 *
 * `finished` and `open` count the attempts whose version has another key; `reported` of the finished ones keep their
 * score, since it is the client's own claim. `leftOut` attempts took the question when it did not have the right option
 * yet, and stay as they are.
 */
export const rescoreFiguresSchema = z.object({
  finished: countSchema,
  open: countSchema,
  reported: countSchema,
  leftOut: countSchema,
  /** The scores that change, each distinct change once: the lowest score first. */
  changes: z.array(z.object({ before: percentSchema, after: percentSchema, attempts: countSchema })),
  /** Finished attempts that pass by the new key alone, and by the old key alone. */
  nowPass: countSchema,
  noLongerPass: countSchema,
});

/** The last correction of a question that was not undone. */
export const lastRescoreSchema = z.object({
  id: idSchema,
  at: momentSchema,
  administrator: z.string(),
  reason: z.string(),
  attempts: countSchema,
});

export const rescorePreviewSchema = z.extend(rescoreFiguresSchema, {
  questionId: idSchema,
  /** What was right for these attempts, and what is right now, in words: of a choice the texts of the options. */
  keysBefore: z.array(z.string()),
  keyNow: z.string(),
  /** Names exactly what is shown here: sent back, it makes sure that nothing else happens. */
  token: described(z.string(), { description: 'To be sent back as `expected`' }),
  last: z.nullable(lastRescoreSchema),
});

export const rescoreSchema = z.object({
  reason: requiredText(REASON_MAX_LENGTH),
  /** The `token` of the preview. Where something changed since, the answer is 409 and nothing is done. */
  expected: requiredText(200),
});

export const rescoredSchema = z.extend(rescoreFiguresSchema, { id: idSchema });

export type RescoreFigures = z.infer<typeof rescoreFiguresSchema>;
export type RescorePreview = z.infer<typeof rescorePreviewSchema>;
export type Rescore = z.infer<typeof rescoreSchema>;
export type Rescored = z.infer<typeof rescoredSchema>;

const policy = 'content.manage';
const idParams = z.object({ id: idSchema });

export const rescoringEndpoints = {
  preview: endpoint({
    ...routes.rescoring.preview,
    summary: 'What the key of a question would change for attempts that were graded by another',
    policy,
    params: idParams,
    response: rescorePreviewSchema,
  }),
  rescore: endpoint({
    ...routes.rescoring.rescore,
    summary: 'Corrects those attempts, as the preview said',
    policy,
    params: idParams,
    body: rescoreSchema,
    response: rescoredSchema,
    status: 201,
  }),
  undo: endpoint({
    ...routes.rescoring.undo,
    summary: 'Undoes a correction; 409 where a later one has to be undone first',
    policy,
    params: idParams,
    response: z.object({ attempts: countSchema }),
  }),
};

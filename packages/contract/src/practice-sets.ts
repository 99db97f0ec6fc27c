import * as z from 'zod/mini';

import { questionWithKeySchema } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { countSchema, difficultySchema, idSchema, text } from './fields.ts';
import { routes } from './routes.ts';

export const SET_MAX = 50;
/** How many questions mend what a run has shown. */
export const FIX_COUNT = 6;

const countOfSetSchema = z.int().check(z.minimum(1), z.maximum(SET_MAX));
const questionIdsSchema = z.array(idSchema).check(z.minLength(1), z.maxLength(SET_MAX));
const namesSchema = z.array(text(200)).check(z.maxLength(200));

/**
 * What a set is made of.
 *
 * `given`: exactly these questions. `fix`: these, which were missed, and others on the same topics, those not seen yet first.
 * `built`: what the learner asked for; without subjects or topics, of the whole exam.
 */
export const practiceSetSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('given'), questionIds: questionIdsSchema }),
  z.object({ kind: z.literal('fix'), questionIds: questionIdsSchema, count: countOfSetSchema }),
  z.object({
    kind: z.literal('built'),
    /** The product's name. */
    exam: text(200),
    subjects: z.optional(namesSchema),
    topics: z.optional(namesSchema),
    difficulty: z.optional(difficultySchema),
    from: z.enum(['all', 'unseen', 'missed']),
    count: countOfSetSchema,
  }),
]);

/**
 * A question of a set, as the student test asks it: of every type, with its key. Never one of a sealed test.
 */
const setQuestionSchema = z.extend(questionWithKeySchema, { examType: z.string(), examSubject: z.string() });

const practiceSetReplySchema = z.object({
  questions: z.array(setQuestionSchema),
  /** How many fit what was asked for, chosen or not. */
  available: countSchema,
});

export type PracticeSetWish = z.infer<typeof practiceSetSchema>;
export type PracticeSet = z.infer<typeof practiceSetReplySchema>;
export type SetQuestion = z.infer<typeof setQuestionSchema>;

export const practiceSetEndpoints = {
  make: endpoint({
    ...routes.practiceSets.make,
    summary: 'Puts together questions to practise, by what a user has answered so far; nothing is stored',
    policy: 'attempt.own',
    params: z.object({ userId: idSchema }),
    body: practiceSetSchema,
    response: practiceSetReplySchema,
  }),
};

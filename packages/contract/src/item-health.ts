import * as z from 'zod/mini';

import { endpoint, fileSchema } from './endpoint.ts';
import { countSchema, described, idSchema, positiveCountSchema, secondsSchema } from './fields.ts';
import { questionTypeSchema } from './items.ts';
import { routes } from './routes.ts';

const shareSchema = described(z.number().check(z.minimum(0), z.maximum(1)), { description: 'From 0 to 1' });

export const itemAlarmSchema = z.object({
  code: z.enum([
    'key_doubtful',
    'negative_discrimination',
    'low_discrimination',
    'too_hard',
    'too_easy',
    'unused_option',
    'too_fast',
  ]),
  /** `key_doubtful`: what more of the best third choose than the key. `unused_option`: what nobody takes. */
  optionIds: z.optional(z.array(z.string())),
  /** `too_fast`: what reading takes at least. */
  readingSeconds: z.optional(secondsSchema),
});

const itemOptionSchema = z.object({
  optionId: z.string(),
  text: z.string(),
  isKey: z.boolean(),
  /** Chosen in earlier forms of the question, and no longer in it. */
  isGone: z.boolean(),
  chosen: countSchema,
  /** Of all answers to the question; null where there are none. */
  share: z.nullable(shareSchema),
  /** Share of the test's other questions that those who chose it had right; null where nobody did. */
  meanRest: z.nullable(shareSchema),
});

/** A question of the practice test, or one that was deleted and is answered in attempts that count: `number` is null. */
const itemSchema = z.object({
  questionId: idSchema,
  number: z.nullable(positiveCountSchema),
  questionText: z.string(),
  questionType: questionTypeSchema,
  answered: countSchema,
  /** With too few answers there are figures, and no alarms. */
  hasEnoughAnswers: z.boolean(),
  /** At full points; null where nobody judges the answers. */
  shareRight: z.nullable(shareSchema),
  /** Share of the attempts with the question that did not answer it; null where none was asked it. */
  leftOpen: z.nullable(shareSchema),
  /** Point-biserial correlation of a right answer with the rest of the test, -1 to 1. */
  discrimination: z.nullable(z.number().check(z.minimum(-1), z.maximum(1))),
  medianSeconds: z.nullable(secondsSchema),
  options: z.array(itemOptionSchema),
  alarms: z.array(itemAlarmSchema),
});

export const itemHealthSchema = z.object({
  test: z.object({
    id: idSchema,
    title: z.string(),
    /** Completed and verified: only these count. */
    attempts: countSchema,
    /** Percent. */
    meanScore: z.nullable(z.number()),
    medianMinutes: z.nullable(z.number()),
    /** Whether times differ from answer to answer: the runner shares a test's time evenly over its answers. */
    hasOwnTimes: z.boolean(),
  }),
  items: z.array(itemSchema),
});

export type ItemHealth = z.infer<typeof itemHealthSchema>;
export type ItemFigures = ItemHealth['items'][number];
export type ItemAlarm = z.infer<typeof itemAlarmSchema>;

const testParams = z.object({ id: idSchema });

export const itemHealthEndpoints = {
  itemHealth: endpoint({
    ...routes.itemHealth.itemHealth,
    summary: 'How each question of a practice test works, by the completed, verified attempts',
    policy: 'content.manage',
    params: testParams,
    response: itemHealthSchema,
  }),
  itemHealthFile: endpoint({
    ...routes.itemHealth.itemHealthFile,
    summary: 'The same as CSV, one row for each question',
    policy: 'content.manage',
    params: testParams,
    response: fileSchema,
  }),
};

import * as z from 'zod/mini';

import { attemptSchema } from './attempts.ts';
import { endpoint } from './endpoint.ts';
import { countSchema, described, idSchema, positiveCountSchema, secondsSchema, text } from './fields.ts';
import { routes } from './routes.ts';

/** What one call may bring, and what one attempt may hold. */
export const EVENTS_AT_ONCE = 200;
export const EVENTS_MAX = 5_000;
const RESPONSE_MAX_LENGTH = 20_000;
const NOTE_MAX_LENGTH = 2_000;
const RANGES_MAX = 200;
const PLACE_MAX_LENGTH = 500;
/** Numbers: two for each point. */
const STROKE_MAX_LENGTH = 400;
const CALCULATOR_MAX_LENGTH = 4_000;

const responseSchema = jsonUpTo(RESPONSE_MAX_LENGTH);
const rangeSchema = z
  .tuple([countSchema, countSchema])
  .check(z.refine(([from, to]) => from < to, 'The end must come after the start'));
const strokeSchema = z
  .array(z.int().check(z.minimum(0), z.maximum(10_000)))
  .check(z.maxLength(STROKE_MAX_LENGTH));

const stamp = {
  writer: described(text(64), {
    description: 'The page that wrote it: a random name, another one at each load',
  }),
  seq: described(positiveCountSchema, { description: '1, 2, 3 … per writer' }),
  order: described(positiveCountSchema, { description: 'Above that of every event the writer had seen' }),
  elapsedMs: described(countSchema, { description: 'Milliseconds of the test’s time used by then' }),
};

/**
 * What happened in an attempt, as the page wrote it down. The same event (writer and seq) is kept once; of two about the
 * same thing the later one by order, writer and seq counts. `response` is any JSON value: for a choice, the option's text.
 * `place` names a text, `ranges` are its characters from and up to; `stroke` is `x, y, x, y …` in thousandths of the pad.
 */
export const attemptEventSchema = z.discriminatedUnion('type', [
  z.object({ ...stamp, type: z.literal('opened') }),
  z.object({ ...stamp, type: z.literal('answered'), questionId: idSchema, response: responseSchema }),
  z.object({
    ...stamp,
    type: z.literal('marked'),
    questionId: idSchema,
    mark: z.enum(['flag', 'hint', 'explanation', 'unsure']),
    isOn: z.boolean(),
  }),
  z.object({
    ...stamp,
    type: z.literal('struck'),
    questionId: idSchema,
    option: text(NOTE_MAX_LENGTH),
    isOn: z.boolean(),
  }),
  z.object({ ...stamp, type: z.literal('noted'), questionId: idSchema, text: text(NOTE_MAX_LENGTH) }),
  z.object({
    ...stamp,
    type: z.literal('highlighted'),
    place: text(PLACE_MAX_LENGTH),
    ranges: z.array(rangeSchema).check(z.maxLength(RANGES_MAX)),
  }),
  z.object({ ...stamp, type: z.literal('scratched'), text: text(NOTE_MAX_LENGTH) }),
  z.object({ ...stamp, type: z.literal('drawn'), stroke: strokeSchema }),
  z.object({ ...stamp, type: z.literal('erased'), all: z.boolean() }),
  z.object({ ...stamp, type: z.literal('calculated'), memory: jsonUpTo(CALCULATOR_MAX_LENGTH) }),
  z.object({ ...stamp, type: z.literal('moved'), index: countSchema }),
  z.object({ ...stamp, type: z.literal('paused'), by: z.enum(['learner', 'absence']) }),
  z.object({ ...stamp, type: z.literal('resumed') }),
  z.object({
    ...stamp,
    type: z.literal('closed'),
    kind: z.enum(['submit', 'leave']),
    completedAt: z.iso.datetime(),
    timeSpent: secondsSchema,
  }),
]);

/**
 * `elapsedMs` is what was used of the time by then, as far as the server knows; `deadline` is when a running test runs out
 * by the server's clock, null while it stands still or where there is no limit. `limitSeconds` is the test's own, null for an
 * attempt that is taken without one; `extraSeconds` come on top.
 */
const clockSchema = z.object({
  now: z.iso.datetime(),
  startedAt: z.iso.datetime(),
  limitSeconds: z.nullable(secondsSchema),
  extraSeconds: secondsSchema,
  elapsedMs: countSchema,
  deadline: z.nullable(z.iso.datetime()),
});

const attemptLogSchema = z.object({
  /** Those that the caller does not know yet, in the order in which they came. */
  events: z.array(attemptEventSchema),
  /** How many events the attempt has: to be sent back as `known` with the next call. */
  known: countSchema,
  /** Once it is, no more events are taken in. */
  completed: z.boolean(),
  clock: clockSchema,
});

export type AttemptLogReply = z.infer<typeof attemptLogSchema>;
export type SendEvents = z.infer<typeof sendEventsSchema>;

const sendEventsSchema = z.object({
  events: z.array(attemptEventSchema).check(z.maxLength(EVENTS_AT_ONCE)),
  known: countSchema,
});

function jsonUpTo(length: number) {
  return z.unknown().check(
    z.refine((value) => value !== undefined, 'This is required'),
    z.refine((value) => (JSON.stringify(value) ?? '').length <= length, `Use at most ${length} characters`),
  );
}

const attemptParams = z.object({ id: idSchema });

export const attemptLogEndpoints = {
  send: endpoint({
    ...routes.attemptLog.send,
    summary: 'Stores what happened in an attempt, and answers what other pages and devices stored of it',
    policy: 'attempt.own',
    params: attemptParams,
    body: sendEventsSchema,
    response: attemptLogSchema,
  }),
  read: endpoint({
    ...routes.attemptLog.read,
    summary: 'All that is stored of what happened in an attempt',
    policy: 'attempt.own',
    params: attemptParams,
    response: attemptLogSchema,
  }),
  open: endpoint({
    ...routes.attemptLog.open,
    summary: "A user's attempts that can be gone on with, the one worked on last first",
    policy: 'attempt.own',
    params: z.object({ userId: idSchema }),
    response: z.array(attemptSchema),
  }),
};

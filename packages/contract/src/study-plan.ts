import * as z from 'zod/mini';

import { endpoint, fileSchema } from './endpoint.ts';
import { countSchema, described, idSchema, minutesSchema, text } from './fields.ts';
import { dateSchema, timeZoneSchema } from './review.ts';
import { routes } from './routes.ts';

export const PLAN_MINUTES_MIN = 10;
export const PLAN_MINUTES_MAX = 480;

const weekdaySchema = described(z.int().check(z.minimum(0), z.maximum(6)), {
  description: '0 for Sunday to 6 for Saturday',
});

/** What a learner says of their exam and their time. */
export const planSettingsSchema = z.object({
  productId: idSchema,
  examOn: dateSchema,
  /** Days of the week on which they study, each once. */
  weekdays: z.array(weekdaySchema).check(
    z.minLength(1, 'Choose at least one day'),
    z.maxLength(7),
    z.refine((days) => new Set(days).size === days.length, 'Name each day once'),
  ),
  minutesPerDay: z
    .int()
    .check(
      z.minimum(PLAN_MINUTES_MIN, `Give at least ${PLAN_MINUTES_MIN} minutes`),
      z.maximum(PLAN_MINUTES_MAX, `Give at most ${PLAN_MINUTES_MAX} minutes`),
    ),
  timeZone: timeZoneSchema,
});

/**
 * One thing to do on a day. `practice` is a topic of a subject, `practiceTestId` the test that asks most about it; `test` is a
 * timed test of the subject, or a part of it; `review` is what is due that day.
 */
const planTaskSchema = z.object({
  kind: z.enum(['review', 'practice', 'test']),
  minutes: minutesSchema,
  subject: z.optional(z.string()),
  topic: z.optional(z.string()),
  practiceTestId: z.optional(idSchema),
});

/** What is needed: practice of a topic, or a timed test of a subject. */
const planTopicSchema = z.object({
  kind: z.enum(['practice', 'test']),
  subject: z.string(),
  topic: z.optional(z.string()),
});

/** The plan from today to the exam. It is made anew for each day: what was not done by then is in it again. */
export const studyPlanSchema = z.object({
  settings: planSettingsSchema,
  productName: z.string(),
  today: dateSchema,
  /** What the learner has from today to the exam, and what all that is needed takes. */
  availableMinutes: countSchema,
  neededMinutes: countSchema,
  /** Minutes practised since the plan was made, and how many of those that were planned by now are moved ahead. */
  doneMinutes: countSchema,
  movedMinutes: countSchema,
  isEnough: z.boolean(),
  /** The most urgent topics first; with too little time, what is given up. */
  startWith: z.array(planTopicSchema),
  leftOut: z.array(planTopicSchema),
  weeks: z.array(
    z.object({
      /** The Sunday that it begins with. */
      startsOn: dateSchema,
      days: z.array(z.object({ on: dateSchema, tasks: z.array(planTaskSchema) })),
    }),
  ),
  /** The path of the secret calendar, where one was asked for. */
  calendarPath: z.optional(text(300)),
});

export type PlanSettings = z.infer<typeof planSettingsSchema>;
export type StudyPlanReply = z.infer<typeof studyPlanSchema>;
export type PlanTask = z.infer<typeof planTaskSchema>;

const userParams = z.object({ userId: idSchema });

export const studyPlanEndpoints = {
  plan: endpoint({
    ...routes.studyPlan.plan,
    summary: "A learner's plan from today to the exam; null where there is none",
    policy: 'attempt.own',
    params: userParams,
    response: z.object({ plan: z.nullable(studyPlanSchema) }),
  }),
  save: endpoint({
    ...routes.studyPlan.save,
    summary: 'Makes a plan, or changes what it is made by',
    policy: 'attempt.own',
    params: userParams,
    body: planSettingsSchema,
    response: z.object({ plan: studyPlanSchema }),
  }),
  remove: endpoint({
    ...routes.studyPlan.remove,
    summary: 'Deletes the plan and its calendar',
    policy: 'attempt.own',
    params: userParams,
    response: z.undefined(),
    status: 204,
  }),
  shareCalendar: endpoint({
    ...routes.studyPlan.shareCalendar,
    summary: 'Makes the secret address of the calendar, or a new one: the one before ends',
    policy: 'attempt.own',
    params: userParams,
    response: z.object({ calendarPath: text(300) }),
    status: 201,
  }),
  endCalendar: endpoint({
    ...routes.studyPlan.endCalendar,
    summary: 'Ends the secret address of the calendar',
    policy: 'attempt.own',
    params: userParams,
    response: z.undefined(),
    status: 204,
  }),
  calendarFile: endpoint({
    ...routes.studyPlan.calendarFile,
    summary: 'The plan as a calendar file (RFC 5545)',
    policy: 'attempt.own',
    params: userParams,
    response: fileSchema,
  }),
  calendar: endpoint({
    ...routes.studyPlan.calendar,
    summary: 'The same by its secret address, for calendars that subscribe to it',
    policy: 'content.read',
    params: z.object({ token: idSchema }),
    response: fileSchema,
  }),
};

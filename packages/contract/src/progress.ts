import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import {
  countSchema,
  described,
  idSchema,
  percentSchema,
  positiveCountSchema,
  secondsSchema,
  text,
} from './fields.ts';
import { practiceKindSchema } from './practice-answers.ts';
import { routes } from './routes.ts';

export const ANSWERED_QUESTIONS_PER_PAGE = 20;

const nameSchema = text(200);
const kindSchema = z.enum(['test', ...practiceKindSchema.options]);

/** The page of a list, counted from 1; in an address it is a text. */
const pageSchema = described(
  z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'Give the number of a page, from 1')),
  { description: 'From 1' },
);

/** What an owner's answers are narrowed down to: all that is given holds together. */
export const answeredFilterSchema = z.object({
  exam: z.optional(nameSchema),
  subject: z.optional(nameSchema),
  topic: z.optional(nameSchema),
  only: z.optional(z.enum(['missed', 'unsure', 'flagged', 'bookmarked', 'noted'])),
  /** In the text of the question, whatever the case. */
  search: z.optional(nameSchema),
  page: z.optional(pageSchema),
});

/**
 * A question that was answered, by its newest answer that counts. `kind` says where it was given: `sessionId` is the id of
 * the attempt, or of the run of practice. `questionText` is as it was asked; left out where that is no longer known.
 */
export const answeredQuestionSchema = z.object({
  questionId: idSchema,
  practiceTestId: idSchema,
  questionText: z.optional(z.string()),
  examType: z.string(),
  examSubject: z.string(),
  topic: z.nullable(z.string()),
  kind: kindSchema,
  sessionId: idSchema,
  isCorrect: z.optional(z.boolean()),
  points: countSchema,
  maxPoints: countSchema,
  notSure: z.boolean(),
  flagged: z.boolean(),
  timeSpent: secondsSchema,
  answeredAt: z.iso.datetime(),
  /** How often it was answered, and how often not right. */
  times: positiveCountSchema,
  misses: countSchema,
  bookmarked: z.boolean(),
  /** The learner's own words about it; empty where there are none. */
  note: z.string(),
});

const answeredQuestionsSchema = z.object({
  total: countSchema,
  questions: z.array(answeredQuestionSchema),
});

/** What some answers add up to; only what somebody judges is counted. */
const sums = {
  answered: countSchema,
  correct: countSchema,
  points: countSchema,
  maxPoints: countSchema,
};

/** One sitting: a completed test, or a run of practice. `practiceTestId` is null where it drew on several tests. */
export const sessionSchema = z.object({
  sessionId: idSchema,
  kind: kindSchema,
  practiceTestId: z.nullable(idSchema),
  /** As it is called now; left out where it is gone, or where there are several. */
  title: z.optional(z.string()),
  examType: z.string(),
  examSubject: z.string(),
  ...sums,
  percent: percentSchema,
  timeSpent: secondsSchema,
  endedAt: z.iso.datetime(),
});

/**
 * What a learner's answers add up to. Days are counted from 1970-01-01 in the time zone that was asked for; those without
 * answers are left out. `medianSeconds` is the median time of an answer: of a topic, and of all that is asked for.
 */
const overviewSchema = z.object({
  today: countSchema,
  goalDaysPerWeek: z.int().check(z.minimum(1), z.maximum(7)),
  ...sums,
  medianSeconds: secondsSchema,
  exams: z.array(z.object({ examType: z.string(), subjects: z.array(z.string()) })),
  days: z.array(z.object({ day: countSchema, ...sums, timeSpent: secondsSchema })),
  topics: z.array(
    z.object({
      topic: z.nullable(z.string()),
      examType: z.string(),
      examSubject: z.string(),
      ...sums,
      medianSeconds: secondsSchema,
    }),
  ),
});

const timeZoneSchema = described(
  nameSchema.check(z.refine(isTimeZone, 'Give the name of a time zone, like America/Chicago')),
  { description: 'IANA name of a time zone', example: 'America/Chicago' },
);

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const goalSchema = z.object({ daysPerWeek: z.int().check(z.minimum(1), z.maximum(7)) });

export const NOTE_MAX_LENGTH = 2_000;
const questionNoteSchema = z.object({ note: text(NOTE_MAX_LENGTH), bookmarked: z.boolean() });

export type AnsweredFilter = z.infer<typeof answeredFilterSchema>;
export type AnsweredQuestion = z.infer<typeof answeredQuestionSchema>;
export type AnsweredQuestions = z.infer<typeof answeredQuestionsSchema>;
export type Session = z.infer<typeof sessionSchema>;
export type ProgressOverview = z.infer<typeof overviewSchema>;
export type QuestionNote = z.infer<typeof questionNoteSchema>;

export const SESSIONS_PER_PAGE = 20;

const userParams = z.object({ userId: idSchema });

export const progressEndpoints = {
  answeredQuestions: endpoint({
    ...routes.progress.answeredQuestions,
    summary: `The questions that a user answered, the last one first, ${ANSWERED_QUESTIONS_PER_PAGE} a page`,
    policy: 'attempt.own',
    params: userParams,
    query: answeredFilterSchema,
    response: answeredQuestionsSchema,
  }),
  overview: endpoint({
    ...routes.progress.overview,
    summary: "What a user's answers add up to: by day, by topic, and against their own goal",
    policy: 'attempt.own',
    params: userParams,
    query: z.object({ timeZone: timeZoneSchema, exam: z.optional(nameSchema) }),
    response: overviewSchema,
  }),
  sessions: endpoint({
    ...routes.progress.sessions,
    summary: `A user's completed tests and runs of practice, the last one first, ${SESSIONS_PER_PAGE} a page`,
    policy: 'attempt.own',
    params: userParams,
    query: z.object({
      exam: z.optional(nameSchema),
      subject: z.optional(nameSchema),
      page: z.optional(pageSchema),
    }),
    response: z.object({ total: countSchema, sessions: z.array(sessionSchema) }),
  }),
  setGoal: endpoint({
    ...routes.progress.setGoal,
    summary: 'On how many days of a week a user wants to practise',
    policy: 'attempt.own',
    params: userParams,
    body: goalSchema,
    response: goalSchema,
  }),
  setNote: endpoint({
    ...routes.progress.setNote,
    summary: "A user's own note on a question, and whether it is bookmarked",
    policy: 'attempt.own',
    params: z.object({ userId: idSchema, questionId: idSchema }),
    body: questionNoteSchema,
    response: questionNoteSchema,
  }),
};

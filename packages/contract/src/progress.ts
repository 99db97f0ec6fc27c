import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { countSchema, described, idSchema, positiveCountSchema, secondsSchema, text } from './fields.ts';
import { practiceKindSchema } from './practice-answers.ts';
import { routes } from './routes.ts';

export const ANSWERED_QUESTIONS_PER_PAGE = 20;

const nameSchema = text(200);

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
  only: z.optional(z.enum(['missed', 'unsure', 'flagged'])),
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
  kind: z.enum(['test', ...practiceKindSchema.options]),
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
});

const answeredQuestionsSchema = z.object({
  total: countSchema,
  questions: z.array(answeredQuestionSchema),
});

export type AnsweredFilter = z.infer<typeof answeredFilterSchema>;
export type AnsweredQuestion = z.infer<typeof answeredQuestionSchema>;
export type AnsweredQuestions = z.infer<typeof answeredQuestionsSchema>;

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
};

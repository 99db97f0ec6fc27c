import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { examQuestionSchema } from './exams.ts';
import {
  countSchema,
  described,
  idSchema,
  momentSchema,
  OPTION_MAX_LENGTH,
  percentSchema,
  positiveCountSchema,
  sealedSchema,
  secondsSchema,
  testVersionSchema,
  text,
} from './fields.ts';
import { answerPartSchema, givenItemPartSchema, itemResponseSchema, typesSchema } from './items.ts';
import { routes } from './routes.ts';
import { extraTimeSchema } from './settings.ts';

/**
 * One run through an exam.
 *
 * `score` and `completedAt` are null until it is completed. `verified` is true when the server graded stored answers
 * that cover the claim, on as many questions as were claimed; then `correctAnswers` and `score` are the server's own.
 * `examTitle`, `examType` and `examSubject` are copies that outlive the exam.
 *
 * `testVersion` says what was taken, whatever became of the test since; it is null for an attempt of an earlier form, of
 * which only the texts of the answers are known. `points` of `maxPoints` are the server's own; null while it has none to
 * tell. `score` is their percent; `correctAnswers` counts the questions at full points. `types` says that questions of every
 * type were asked for, and are counted.
 * `extraTime` is what was asked for at the start; left out where it was none.
 * `measuredSeconds` is the time from start to completion by the server's clock, beside the claimed `timeSpent`.
 *
 * `corrections` tells where the score was corrected afterwards, since the key of a question had been wrong; the last one
 * comes last.
 */
export const attemptSchema = z.object({
  id: idSchema,
  userId: z.string(),
  examId: idSchema,
  totalQuestions: countSchema,
  correctAnswers: countSchema,
  completed: z.boolean(),
  completedAt: z.nullable(z.iso.datetime()),
  score: z.nullable(percentSchema),
  timeSpent: secondsSchema,
  startedAt: z.iso.datetime(),
  verified: z.boolean(),
  examTitle: z.string(),
  examType: z.string(),
  examSubject: z.string(),
  testVersion: z.nullable(testVersionSchema),
  sealed: sealedSchema,
  passingScore: z.nullable(percentSchema),
  points: z.nullable(countSchema),
  maxPoints: z.nullable(countSchema),
  measuredSeconds: z.nullable(secondsSchema),
  types: z.optional(typesSchema),
  extraTime: z.optional(extraTimeSchema),
  corrections: z.array(
    z.object({ at: z.iso.datetime(), questionId: idSchema, questionNumber: positiveCountSchema }),
  ),
});

export const startAttemptSchema = z.object({
  userId: idSchema,
  examId: idSchema,
  totalQuestions: positiveCountSchema,
  correctAnswers: z.literal(0),
  completed: z.literal(false),
  /** The attempt takes the questions of every type: those of `GET /api/exams/{examId}/questions?types=all`. */
  types: z.optional(typesSchema),
  /** The learner needs more time than the test gives, or no limit. */
  extraTime: z.optional(extraTimeSchema),
});

export const completeAttemptSchema = z.object({
  completed: z.literal(true),
  completedAt: momentSchema,
  score: percentSchema,
  correctAnswers: countSchema,
  timeSpent: secondsSchema,
});

/**
 * `isCorrect` is the server's own grade of `userAnswer`, whatever was claimed. It is left out while an attempt at a sealed
 * test is open, and so are `points`, `maxPoints` and `parts`.
 *
 * Of a question whose type the spec does not name, `userAnswer` tells in plain words what `response` holds.
 */
export const userAnswerSchema = z.object({
  id: idSchema,
  attemptId: idSchema,
  questionId: idSchema,
  userAnswer: z.string(),
  isCorrect: z.optional(z.boolean()),
  timeSpent: secondsSchema,
  response: z.optional(itemResponseSchema),
  points: z.optional(countSchema),
  maxPoints: z.optional(countSchema),
  /** Where answers are reviewed: what was given beside what is right, part by part. */
  parts: z.optional(z.array(answerPartSchema)),
});

/**
 * `userAnswer`, the text of an option or what was typed, answers the types that the spec names; `response` answers every
 * type. One of the two is needed.
 */
export const storeAnswerSchema = z.object({
  attemptId: idSchema,
  questionId: idSchema,
  userAnswer: z.optional(text(OPTION_MAX_LENGTH)),
  response: z.optional(givenItemPartSchema),
  isCorrect: z.boolean(),
  timeSpent: secondsSchema,
});

/**
 * What a user's completed, verified attempts add up to.
 *
 * Counts are of answers, so a question that was left open is in none of them. The runner shares the time of a test out
 * evenly: `secondsPerAnswer` of a topic tells how fast the tests were that asked about it.
 */
export const progressSchema = z.object({
  topics: z.array(
    z.object({
      topic: described(z.nullable(z.string()), {
        description: 'null gathers questions without a topic and those of attempts of an earlier form',
      }),
      examType: z.string(),
      examSubject: z.string(),
      answered: positiveCountSchema,
      correct: countSchema,
      points: countSchema,
      maxPoints: countSchema,
      secondsPerAnswer: secondsSchema,
    }),
  ),
  tests: z.array(
    z.object({
      examId: idSchema,
      examTitle: z.string(),
      examType: z.string(),
      examSubject: z.string(),
      attempts: positiveCountSchema,
      answered: positiveCountSchema,
      correct: countSchema,
      points: countSchema,
      maxPoints: countSchema,
      secondsPerAnswer: secondsSchema,
    }),
  ),
});

export type Attempt = z.infer<typeof attemptSchema>;
export type StartAttempt = z.infer<typeof startAttemptSchema>;
export type CompleteAttempt = z.infer<typeof completeAttemptSchema>;
export type UserAnswer = z.infer<typeof userAnswerSchema>;
export type StoreAnswer = z.infer<typeof storeAnswerSchema>;
export type Progress = z.infer<typeof progressSchema>;

const attemptParams = z.object({ id: idSchema });

export const attemptEndpoints = {
  start: endpoint({
    ...routes.attempts.start,
    summary: 'Starts an attempt at an exam',
    policy: 'attempt.own',
    body: startAttemptSchema,
    response: attemptSchema,
    status: 201,
  }),
  storeAnswer: endpoint({
    ...routes.attempts.storeAnswer,
    summary: 'Stores one answer; sent again, it is answered with the stored row',
    policy: 'attempt.own',
    body: storeAnswerSchema,
    response: userAnswerSchema,
    status: 201,
  }),
  complete: endpoint({
    ...routes.attempts.complete,
    summary: 'Completes an attempt; sent again with the same result, it is answered with the stored row',
    policy: 'attempt.own',
    params: attemptParams,
    body: completeAttemptSchema,
    response: attemptSchema,
  }),
  ofUser: endpoint({
    ...routes.attempts.ofUser,
    summary: "A user's attempts, newest first",
    policy: 'attempt.own',
    params: z.object({ userId: idSchema }),
    response: z.array(attemptSchema),
  }),
  progress: endpoint({
    ...routes.attempts.progress,
    summary: "Right answers and time of a user's completed, verified attempts, by topic and by test",
    policy: 'attempt.own',
    params: z.object({ userId: idSchema }),
    response: progressSchema,
  }),
  one: endpoint({
    ...routes.attempts.one,
    summary: 'One attempt',
    policy: 'attempt.own',
    params: attemptParams,
    response: attemptSchema,
  }),
  answers: endpoint({
    ...routes.attempts.answers,
    summary: 'The stored answers of an attempt',
    policy: 'attempt.own',
    params: attemptParams,
    response: z.array(userAnswerSchema),
  }),
  questions: endpoint({
    ...routes.attempts.questions,
    summary: 'The questions of an attempt as they were when it was begun; 404 where they are no longer known',
    policy: 'attempt.own',
    params: attemptParams,
    response: z.array(examQuestionSchema),
  }),
};

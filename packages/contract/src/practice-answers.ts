import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import {
  countSchema,
  described,
  idSchema,
  momentSchema,
  OPTION_MAX_LENGTH,
  secondsSchema,
  testVersionSchema,
  text,
} from './fields.ts';
import { givenItemPartSchema } from './items.ts';
import { routes } from './routes.ts';

/** What one call may bring. */
export const PRACTICE_ANSWERS_AT_ONCE = 50;

/** Where an answer was given: in the student test, in a set that was put together for the learner, or in a review. */
export const practiceKindSchema = z.enum(['learn', 'set', 'review']);

/**
 * One answer that was given with instant feedback. `userAnswer`, the text of an option or what was typed, answers the types
 * that the spec names; `response` answers every type.
 */
export const practiceAnswerSchema = z.object({
  id: described(idSchema, { description: 'Made by the client: an answer that is sent again counts once' }),
  sessionId: described(idSchema, { description: 'The run it was given in, made by the client' }),
  kind: practiceKindSchema,
  practiceTestId: idSchema,
  questionId: idSchema,
  /** The version of the test that asked it; without it, the test as it is now. */
  testVersion: z.optional(testVersionSchema.check(z.maxLength(200))),
  userAnswer: z.optional(text(OPTION_MAX_LENGTH)),
  response: z.optional(givenItemPartSchema),
  notSure: z.boolean(),
  timeSpent: secondsSchema,
  answeredAt: momentSchema,
});

/**
 * The server's own grade of each. An answer that cannot be taken is told as refused, and the others are stored all the same:
 * `question_gone`, its question is asked no more; `does_not_fit`, the question has changed and has no room for it.
 */
const storedPracticeAnswersSchema = z.object({
  answers: z.array(
    z.object({
      id: idSchema,
      questionId: idSchema,
      /** Left out where nobody judges it. */
      isCorrect: z.optional(z.boolean()),
      points: countSchema,
      maxPoints: countSchema,
    }),
  ),
  refused: z.array(z.object({ id: idSchema, reason: z.enum(['question_gone', 'does_not_fit']) })),
});

export type PracticeAnswer = z.infer<typeof practiceAnswerSchema>;
export type PracticeKind = z.infer<typeof practiceKindSchema>;
export type StoredPracticeAnswers = z.infer<typeof storedPracticeAnswersSchema>;

export const practiceAnswerEndpoints = {
  store: endpoint({
    ...routes.practiceAnswers.store,
    summary:
      'Stores what a learner answered in practice, in its order; each answer counts once, however often it is sent',
    policy: 'attempt.own',
    params: z.object({ userId: idSchema }),
    body: z.object({
      answers: z.array(practiceAnswerSchema).check(z.minLength(1), z.maxLength(PRACTICE_ANSWERS_AT_ONCE)),
    }),
    response: storedPracticeAnswersSchema,
    status: 201,
  }),
};

import * as z from 'zod/mini';

import { questionWithKeySchema } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import {
  countSchema,
  described,
  idSchema,
  minutesSchema,
  percentSchema,
  sealedSchema,
  testVersionSchema,
} from './fields.ts';
import { examToolsSchema, questionTypeSchema, scoringRuleSchema, typesQuerySchema } from './items.ts';
import { routes } from './routes.ts';

/**
 * A practice test as the runner sees it: same id; `type` is its product's name, `subject` its subject's.
 *
 * `testVersion` changes with whatever an attempt is graded by or shown with; an attempt names the one it was begun on.
 */
export const examSchema = z.object({
  id: idSchema,
  title: z.string(),
  description: z.string(),
  type: z.string(),
  subject: z.string(),
  totalQuestions: described(z.int().check(z.minimum(0)), {
    description: 'Questions the runner renders, so that 100 % can be reached',
  }),
  allQuestions: described(countSchema, { description: 'Questions of every type, for those who ask for all' }),
  scoringRule: scoringRuleSchema,
  tools: examToolsSchema,
  timeLimit: z.optional(minutesSchema),
  passingScore: percentSchema,
  testVersion: testVersionSchema,
  sealed: sealedSchema,
});

/**
 * A question as the runner sees it: `correctAnswer` is the text of the right option.
 *
 * Of a sealed test nothing that gives the answer away is told before an attempt is completed: there `correctAnswer`,
 * `explanation` and `hint` are left out, and so are `answerKey`, `rationales`, `remember` and `reference`. `topic` is the
 * subject's name where the question has none.
 *
 * Who asks for all types gets each question's own type with its `content`; without, all are `multiple_choice`.
 */
export const examQuestionSchema = z.extend(z.omit(questionWithKeySchema, { practiceTestId: true }), {
  examId: idSchema,
  questionType: questionTypeSchema,
  correctAnswer: z.optional(z.string()),
  topic: z.string(),
  testVersion: testVersionSchema,
});

export type Exam = z.infer<typeof examSchema>;
export type ExamQuestion = z.infer<typeof examQuestionSchema>;

export const examEndpoints = {
  exam: endpoint({
    ...routes.exams.exam,
    summary: 'A practice test as a timed exam',
    policy: 'content.read',
    params: z.object({ examId: idSchema }),
    response: examSchema,
  }),
  questions: endpoint({
    ...routes.exams.questions,
    summary:
      'The questions of an exam with their keys, but for a sealed one; correctAnswer is the text of the right option',
    policy: 'content.read',
    params: z.object({ examId: idSchema }),
    query: typesQuerySchema,
    response: z.array(examQuestionSchema),
  }),
};

import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { countSchema, difficultySchema, idSchema, minutesSchema, percentSchema } from './fields.ts';

/** A practice test as the runner sees it: same id; `type` is its product's name, `subject` its subject's. */
export const examSchema = z.object({
  id: idSchema,
  title: z.string(),
  description: z.string(),
  type: z.string(),
  subject: z.string(),
  totalQuestions: countSchema.meta({
    description: 'Questions the runner renders, so that 100 % can be reached',
  }),
  timeLimit: minutesSchema.optional(),
  passingScore: percentSchema,
});

/** A question as the runner sees it: `correctAnswer` is the text of the right option. */
export const examQuestionSchema = z.object({
  id: idSchema,
  examId: idSchema,
  questionText: z.string(),
  questionType: z.literal('multiple_choice'),
  options: z.array(z.string()),
  correctAnswer: z.string(),
  explanation: z.string().optional(),
  difficulty: difficultySchema,
  topic: z.string().optional(),
  hint: z.string().optional(),
  questionImage: z.string().optional(),
  displayOrder: countSchema,
});

export type Exam = z.infer<typeof examSchema>;
export type ExamQuestion = z.infer<typeof examQuestionSchema>;

export const examEndpoints = {
  exam: endpoint({
    method: 'GET',
    path: '/api/exams/:examId',
    summary: 'A practice test as a timed exam',
    access: 'public',
    params: z.object({ examId: idSchema }),
    response: examSchema,
  }),
  questions: endpoint({
    method: 'GET',
    path: '/api/exams/:examId/questions',
    summary: 'The questions of an exam with their keys; correctAnswer is the text of the right option',
    access: 'public',
    params: z.object({ examId: idSchema }),
    response: z.array(examQuestionSchema),
  }),
};

import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import {
  countSchema,
  difficultySchema,
  idSchema,
  minutesSchema,
  percentSchema,
  positiveCountSchema,
  sealedSchema,
  testVersionSchema,
} from './fields.ts';
import {
  itemContentSchema,
  itemKeySchema,
  questionTypeSchema,
  rationalesSchema,
  typesQuerySchema,
} from './items.ts';
import { routes } from './routes.ts';

export const productSchema = z.object({ id: idSchema, name: z.string() });

export const subjectSchema = z.object({
  id: idSchema,
  productId: idSchema,
  name: z.string(),
  description: z.optional(z.string()),
  displayOrder: countSchema,
});

export const practiceTestSchema = z.object({
  id: idSchema,
  subjectId: idSchema,
  title: z.string(),
  description: z.optional(z.string()),
  timeLimit: minutesSchema,
  passingScore: percentSchema,
  difficulty: difficultySchema,
  totalQuestions: countSchema,
  /** With the questions of every type; left out where these are all. */
  allQuestions: z.optional(countSchema),
});

/**
 * An exhibit beside the questions: nurses' notes, orders, laboratory results. Two with one title are one tab, which grows.
 *
 * `fromQuestion` counts the questions that ask about the passage, from 1: a case unfolds. A question comes with what is known
 * by then.
 */
export const passageTabSchema = z.object({
  title: z.string(),
  text: z.string(),
  fromQuestion: z.optional(positiveCountSchema),
});

/** What several questions of a practice test ask about: a text, or a case with its exhibits. */
export const passageSchema = z.object({
  id: idSchema,
  title: z.optional(z.string()),
  /** Empty where the tabs tell everything. */
  text: z.string(),
  source: z.optional(z.string()),
  kind: z.optional(z.enum(['case_study', 'trend'])),
  tabs: z.optional(z.array(passageTabSchema)),
});

/**
 * A question together with its key, as the student test and the administrator see it.
 *
 * `correctAnswer` is the index of the right option as text (`"1"`), or, for `fill_blank`, the accepted
 * answers separated by `|`. The runner's view of the same question is `examQuestionSchema`.
 *
 * Of the types that the spec does not name, `options` and `correctAnswer` are empty: `content` and `answerKey` tell what is
 * asked and what is right. Those who ask for all types, and the desk, get them of every question.
 */
export const questionWithKeySchema = z.object({
  id: idSchema,
  practiceTestId: idSchema,
  questionText: z.string(),
  questionType: questionTypeSchema,
  options: z.array(z.string()),
  correctAnswer: z.string(),
  explanation: z.optional(z.string()),
  difficulty: difficultySchema,
  displayOrder: countSchema,
  questionImage: z.optional(z.string()),
  /** What the picture shows, for those who cannot see it. */
  imageDescription: z.optional(z.string()),
  passage: z.optional(passageSchema),
  hint: z.optional(z.string()),
  topic: z.optional(z.string()),
  content: z.optional(itemContentSchema),
  answerKey: z.optional(itemKeySchema),
  rationales: z.optional(rationalesSchema),
  /** The one sentence to take along. */
  remember: z.optional(z.string()),
  /** Where it can be looked up, with its date. */
  reference: z.optional(z.string()),
  /** Of its test, for those who ask for all types: what an answer to it is graded by. */
  testVersion: z.optional(testVersionSchema),
});

/**
 * A practice test as something to be found: where it stands, and what its questions are about.
 *
 * `examType` is its product's name, `examSubject` its subject's. `topics` is empty for a sealed test.
 */
export const practiceTopicsSchema = z.object({
  practiceTestId: idSchema,
  title: z.string(),
  examType: z.string(),
  examSubject: z.string(),
  productId: idSchema,
  subjectId: idSchema,
  sealed: sealedSchema,
  totalQuestions: countSchema,
  topics: z.array(z.object({ topic: z.string(), questions: positiveCountSchema })),
});

export type Product = z.infer<typeof productSchema>;
export type Subject = z.infer<typeof subjectSchema>;
export type PracticeTest = z.infer<typeof practiceTestSchema>;
export type Passage = z.infer<typeof passageSchema>;
export type PracticeTopics = z.infer<typeof practiceTopicsSchema>;
export type PassageTab = z.infer<typeof passageTabSchema>;
export type QuestionWithKey = z.infer<typeof questionWithKeySchema>;

export const catalogEndpoints = {
  products: endpoint({
    ...routes.catalog.products,
    summary: 'The exam products, in display order',
    policy: 'content.read',
    response: z.array(productSchema),
  }),
  subjects: endpoint({
    ...routes.catalog.subjects,
    summary: 'The subjects of a product, in display order',
    policy: 'content.read',
    params: z.object({ productId: idSchema }),
    response: z.array(subjectSchema),
  }),
  practiceTests: endpoint({
    ...routes.catalog.practiceTests,
    summary: 'The practice tests of a subject, in display order',
    policy: 'content.read',
    params: z.object({ subjectId: idSchema }),
    response: z.array(practiceTestSchema),
  }),
  questions: endpoint({
    ...routes.catalog.questions,
    summary:
      'The questions of a practice test with their keys; correctAnswer is the index of the right option',
    policy: 'content.read',
    params: z.object({ testId: idSchema }),
    query: typesQuerySchema,
    response: z.array(questionWithKeySchema),
  }),
  mockExams: endpoint({
    ...routes.catalog.mockExams,
    summary: 'The sealed practice tests of every subject, which the student calls leave out',
    policy: 'content.read',
    response: z.array(practiceTestSchema),
  }),
  topics: endpoint({
    ...routes.catalog.topics,
    summary: 'Every practice test with the topics of its questions, in display order',
    policy: 'content.read',
    response: z.array(practiceTopicsSchema),
  }),
};

import * as z from 'zod/mini';

import {
  passageSchema,
  passageTabSchema,
  practiceTestSchema,
  questionWithKeySchema,
  subjectSchema,
} from './catalog.ts';
import {
  countSchema,
  described,
  DESCRIPTION_MAX_LENGTH,
  difficultySchema,
  idSchema,
  NAME_MAX_LENGTH,
  OPTION_ID_MAX_LENGTH,
  OPTION_MAX_LENGTH,
  percentSchema,
  picturePathSchema,
  QUESTION_MAX_LENGTH,
  requiredText,
  sealedSchema,
  text,
  versionSchema,
} from './fields.ts';
import {
  examToolsSchema,
  givenItemPartSchema,
  givenRationalesSchema,
  questionTypeSchema,
  scoringRuleSchema,
} from './items.ts';

/** Tells the options of a question apart through edits: what was answered goes by these. */
const optionIdsSchema = described(z.array(text(OPTION_ID_MAX_LENGTH)), {
  description: 'One id for each option',
});

/** How much hangs below a row: what a delete would take with it. */
const subjectCount = { subjectCount: countSchema };
const testCount = { practiceTestCount: countSchema };
const questionCount = { questionCount: countSchema };

export const adminProductSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.optional(z.string()),
  version: versionSchema,
  ...subjectCount,
  ...testCount,
  ...questionCount,
});

export const adminSubjectSchema = z.extend(subjectSchema, {
  version: versionSchema,
  ...testCount,
  ...questionCount,
});
export const adminPracticeTestSchema = z.extend(practiceTestSchema, {
  version: versionSchema,
  sealed: sealedSchema,
  scoringRule: scoringRuleSchema,
  tools: examToolsSchema,
});
export const adminQuestionSchema = z.extend(questionWithKeySchema, {
  version: versionSchema,
  optionIds: optionIdsSchema,
});
export const adminPassageSchema = z.extend(passageSchema, {
  questionCount: countSchema,
});

const edited = { version: z.optional(versionSchema) };

export const createProductSchema = z.object({
  name: requiredText(NAME_MAX_LENGTH),
  description: z.optional(text(DESCRIPTION_MAX_LENGTH)),
});
export const updateProductSchema = z.extend(createProductSchema, edited);

export const createSubjectSchema = z.extend(createProductSchema, {
  productId: idSchema,
  displayOrder: countSchema,
});
export const updateSubjectSchema = z.extend(createProductSchema, edited);

/** A year. The minutes are counted in milliseconds and doubled for who needs more time: without an end, that fits no column. */
const LIMIT_MAX_MINUTES = 525_600;

const practiceTestFields = z.object({
  title: requiredText(NAME_MAX_LENGTH),
  description: z.optional(text(DESCRIPTION_MAX_LENGTH)),
  timeLimit: z
    .int()
    .check(z.minimum(1), z.maximum(LIMIT_MAX_MINUTES, `Give at most ${LIMIT_MAX_MINUTES} minutes`)),
  passingScore: percentSchema,
  difficulty: difficultySchema,
  /** What is left out stays as it is; a new practice test is not sealed, gives no partial credit and has paper tools. */
  sealed: z.optional(sealedSchema),
  scoringRule: z.optional(scoringRuleSchema),
  tools: z.optional(examToolsSchema),
});
export const createPracticeTestSchema = z.extend(practiceTestFields, { subjectId: idSchema });
export const updatePracticeTestSchema = z.extend(practiceTestFields, edited);

const questionFields = z.object({
  questionText: requiredText(QUESTION_MAX_LENGTH),
  questionType: questionTypeSchema,
  options: z.optional(
    z.array(requiredText(OPTION_MAX_LENGTH)).check(z.maxLength(10, 'Give at most 10 options')),
  ),
  /** An index, a letter, or the exact text of an option; the index is what is stored. */
  correctAnswer: z.optional(requiredText(OPTION_MAX_LENGTH)),
  /** What is asked and what is right, in the type's form: of every type, and in place of `options` and `correctAnswer`. */
  content: z.optional(givenItemPartSchema),
  answerKey: z.optional(givenItemPartSchema),
  rationales: z.optional(givenRationalesSchema),
  remember: z.optional(text(DESCRIPTION_MAX_LENGTH)),
  reference: z.optional(text(DESCRIPTION_MAX_LENGTH)),
  explanation: z.optional(text(QUESTION_MAX_LENGTH)),
  difficulty: difficultySchema,
  hint: z.optional(text(DESCRIPTION_MAX_LENGTH)),
  topic: z.optional(text(NAME_MAX_LENGTH)),
  questionImage: z.optional(picturePathSchema),
  imageDescription: z.optional(text(DESCRIPTION_MAX_LENGTH)),
  /** A passage of the same practice test. */
  passageId: z.optional(idSchema),
});
export const createQuestionSchema = z.extend(questionFields, {
  practiceTestId: idSchema,
  displayOrder: countSchema,
});
/**
 * Replaces every field: one that is left out is emptied, but for `optionIds`: without it, an option is known again by its
 * text, else by its place. A new option has an empty id.
 */
export const updateQuestionSchema = z.extend(questionFields, {
  ...edited,
  optionIds: z.optional(optionIdsSchema),
});

export const savePassageSchema = z.object({
  title: z.optional(text(NAME_MAX_LENGTH)),
  /** May be empty where there are tabs. */
  text: text(QUESTION_MAX_LENGTH),
  source: z.optional(text(DESCRIPTION_MAX_LENGTH)),
  kind: passageSchema.shape.kind,
  tabs: z.optional(
    z
      .array(
        z.extend(passageTabSchema, {
          title: requiredText(NAME_MAX_LENGTH),
          text: requiredText(QUESTION_MAX_LENGTH),
        }),
      )
      .check(z.maxLength(40, 'Give at most 40 tabs')),
  ),
});

/** Every id of the list once, in the new order; anything else answers 409, since someone changed the list meanwhile. */
export const orderSchema = z.object({ ids: z.array(idSchema).check(z.minLength(1), z.maxLength(20_000)) });

export type AdminProduct = z.infer<typeof adminProductSchema>;
export type AdminSubject = z.infer<typeof adminSubjectSchema>;
export type AdminPracticeTest = z.infer<typeof adminPracticeTestSchema>;
export type AdminQuestion = z.infer<typeof adminQuestionSchema>;
export type AdminPassage = z.infer<typeof adminPassageSchema>;
export type SavePassage = z.infer<typeof savePassageSchema>;
export type CreateProduct = z.infer<typeof createProductSchema>;
export type UpdateProduct = z.infer<typeof updateProductSchema>;
export type CreateSubject = z.infer<typeof createSubjectSchema>;
export type UpdateSubject = z.infer<typeof updateSubjectSchema>;
export type CreatePracticeTest = z.infer<typeof createPracticeTestSchema>;
export type UpdatePracticeTest = z.infer<typeof updatePracticeTestSchema>;
export type CreateQuestion = z.infer<typeof createQuestionSchema>;
export type UpdateQuestion = z.infer<typeof updateQuestionSchema>;

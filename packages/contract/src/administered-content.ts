import { z } from 'zod';

import { passageSchema, practiceTestSchema, questionWithKeySchema, subjectSchema } from './catalog.ts';
import {
  countSchema,
  DESCRIPTION_MAX_LENGTH,
  difficultySchema,
  idSchema,
  minutesSchema,
  NAME_MAX_LENGTH,
  OPTION_MAX_LENGTH,
  percentSchema,
  picturePathSchema,
  QUESTION_MAX_LENGTH,
  questionTypeSchema,
  requiredText,
  text,
  versionSchema,
} from './fields.ts';

/** How much hangs below a row: what a delete would take with it. */
const subjectCount = { subjectCount: countSchema };
const testCount = { practiceTestCount: countSchema };
const questionCount = { questionCount: countSchema };

export const adminProductSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string().optional(),
  version: versionSchema,
  ...subjectCount,
  ...testCount,
  ...questionCount,
});

export const adminSubjectSchema = subjectSchema.extend({
  version: versionSchema,
  ...testCount,
  ...questionCount,
});
export const adminPracticeTestSchema = practiceTestSchema.extend({ version: versionSchema });
export const adminQuestionSchema = questionWithKeySchema.extend({ version: versionSchema });
export const adminPassageSchema = passageSchema.extend({ questionCount: countSchema });

const edited = { version: versionSchema.optional() };

export const createProductSchema = z.object({
  name: requiredText(NAME_MAX_LENGTH),
  description: text(DESCRIPTION_MAX_LENGTH).optional(),
});
export const updateProductSchema = createProductSchema.extend(edited);

export const createSubjectSchema = createProductSchema.extend({
  productId: idSchema,
  displayOrder: countSchema,
});
export const updateSubjectSchema = createProductSchema.extend(edited);

const practiceTestFields = z.object({
  title: requiredText(NAME_MAX_LENGTH),
  description: text(DESCRIPTION_MAX_LENGTH).optional(),
  timeLimit: minutesSchema,
  passingScore: percentSchema,
  difficulty: difficultySchema,
});
export const createPracticeTestSchema = practiceTestFields.extend({ subjectId: idSchema });
export const updatePracticeTestSchema = practiceTestFields.extend(edited);

const questionFields = z.object({
  questionText: requiredText(QUESTION_MAX_LENGTH),
  questionType: questionTypeSchema,
  options: z.array(requiredText(OPTION_MAX_LENGTH)).max(10, 'Give at most 10 options').optional(),
  /** An index, a letter, or the exact text of an option; the index is what is stored. */
  correctAnswer: requiredText(OPTION_MAX_LENGTH),
  explanation: text(QUESTION_MAX_LENGTH).optional(),
  difficulty: difficultySchema,
  hint: text(DESCRIPTION_MAX_LENGTH).optional(),
  topic: text(NAME_MAX_LENGTH).optional(),
  questionImage: picturePathSchema.optional(),
  imageDescription: text(DESCRIPTION_MAX_LENGTH).optional(),
  /** A passage of the same practice test. */
  passageId: idSchema.optional(),
});
export const createQuestionSchema = questionFields.extend({
  practiceTestId: idSchema,
  displayOrder: countSchema,
});
/** Replaces every field: one that is left out is emptied. */
export const updateQuestionSchema = questionFields.extend(edited);

export const savePassageSchema = z.object({
  title: text(NAME_MAX_LENGTH).optional(),
  text: requiredText(QUESTION_MAX_LENGTH),
  source: text(DESCRIPTION_MAX_LENGTH).optional(),
});

/** Every id of the list once, in the new order; anything else answers 409, since someone changed the list meanwhile. */
export const orderSchema = z.object({ ids: z.array(idSchema).min(1).max(20_000) });

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

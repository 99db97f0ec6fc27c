import { z } from 'zod';

import { practiceTestSchema, questionWithKeySchema, subjectSchema } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import {
  countSchema,
  DESCRIPTION_MAX_LENGTH,
  difficultySchema,
  idSchema,
  minutesSchema,
  NAME_MAX_LENGTH,
  OPTION_MAX_LENGTH,
  percentSchema,
  QUESTION_MAX_LENGTH,
  questionTypeSchema,
  requiredText,
  text,
} from './fields.ts';

export const adminProductSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string().optional(),
});

export const adminInfoSchema = z.object({ id: idSchema, email: z.string(), name: z.string() });

export const loginSchema = z.object({
  email: z.email('Enter an email address, like name@example.com').max(NAME_MAX_LENGTH),
  password: requiredText(NAME_MAX_LENGTH),
});

export const createProductSchema = z.object({
  name: requiredText(NAME_MAX_LENGTH),
  description: text(DESCRIPTION_MAX_LENGTH).optional(),
});

export const createSubjectSchema = createProductSchema.extend({
  productId: idSchema,
  displayOrder: countSchema,
});

export const updateSubjectSchema = createSubjectSchema.pick({ name: true, description: true });

export const updatePracticeTestSchema = z.object({
  title: requiredText(NAME_MAX_LENGTH),
  description: text(DESCRIPTION_MAX_LENGTH).optional(),
  timeLimit: minutesSchema,
  passingScore: percentSchema,
  difficulty: difficultySchema,
});

export const createPracticeTestSchema = updatePracticeTestSchema.extend({ subjectId: idSchema });

/** `correctAnswer` may be an index, a letter, or the exact text of an option; the index is what is stored. */
export const createQuestionSchema = z.object({
  practiceTestId: idSchema,
  questionText: requiredText(QUESTION_MAX_LENGTH),
  questionType: questionTypeSchema,
  options: z.array(requiredText(OPTION_MAX_LENGTH)).max(10).optional(),
  correctAnswer: requiredText(OPTION_MAX_LENGTH),
  explanation: text(QUESTION_MAX_LENGTH).optional(),
  difficulty: difficultySchema,
  displayOrder: countSchema,
});

export type AdminProduct = z.infer<typeof adminProductSchema>;
export type CreateQuestion = z.infer<typeof createQuestionSchema>;

const idParams = z.object({ id: idSchema });
const nothing = z.undefined();

export const administrationEndpoints = {
  login: endpoint({
    method: 'POST',
    path: '/api/admin/login',
    summary: 'Exchanges an email address and password for a bearer token',
    access: 'public',
    body: loginSchema,
    response: z.object({ token: z.string(), admin: adminInfoSchema, message: z.string() }),
  }),
  initProducts: endpoint({
    method: 'POST',
    path: '/api/admin/init-products',
    summary: 'Makes the default products that are missing',
    access: 'administrator',
    response: z.object({ created: countSchema, products: z.array(adminProductSchema) }),
  }),
  products: endpoint({
    method: 'GET',
    path: '/api/admin/products',
    summary: 'The exam products with their descriptions',
    access: 'administrator',
    response: z.array(adminProductSchema),
  }),
  createProduct: endpoint({
    method: 'POST',
    path: '/api/admin/products',
    summary: 'Adds a product',
    access: 'administrator',
    body: createProductSchema,
    response: adminProductSchema,
    status: 201,
  }),
  subjects: endpoint({
    method: 'GET',
    path: '/api/admin/products/:id/subjects',
    summary: 'The subjects of a product',
    access: 'administrator',
    params: idParams,
    response: z.array(subjectSchema),
  }),
  createSubject: endpoint({
    method: 'POST',
    path: '/api/admin/subjects',
    summary: 'Adds a subject to a product',
    access: 'administrator',
    body: createSubjectSchema,
    response: subjectSchema,
    status: 201,
  }),
  updateSubject: endpoint({
    method: 'PUT',
    path: '/api/admin/subjects/:id',
    summary: 'Changes a subject',
    access: 'administrator',
    params: idParams,
    body: updateSubjectSchema,
    response: subjectSchema,
  }),
  deleteSubject: endpoint({
    method: 'DELETE',
    path: '/api/admin/subjects/:id',
    summary: 'Deletes a subject and all that hangs below it',
    access: 'administrator',
    params: idParams,
    response: nothing,
    status: 204,
  }),
  practiceTests: endpoint({
    method: 'GET',
    path: '/api/admin/subjects/:id/practice-tests',
    summary: 'The practice tests of a subject',
    access: 'administrator',
    params: idParams,
    response: z.array(practiceTestSchema),
  }),
  createPracticeTest: endpoint({
    method: 'POST',
    path: '/api/admin/practice-tests',
    summary: 'Adds a practice test to a subject',
    access: 'administrator',
    body: createPracticeTestSchema,
    response: practiceTestSchema,
    status: 201,
  }),
  updatePracticeTest: endpoint({
    method: 'PUT',
    path: '/api/admin/practice-tests/:id',
    summary: 'Changes a practice test',
    access: 'administrator',
    params: idParams,
    body: updatePracticeTestSchema,
    response: practiceTestSchema,
  }),
  deletePracticeTest: endpoint({
    method: 'DELETE',
    path: '/api/admin/practice-tests/:id',
    summary: 'Deletes a practice test and its questions',
    access: 'administrator',
    params: idParams,
    response: nothing,
    status: 204,
  }),
  questions: endpoint({
    method: 'GET',
    path: '/api/admin/practice-tests/:id/questions',
    summary: 'The questions of a practice test',
    access: 'administrator',
    params: idParams,
    response: z.array(questionWithKeySchema),
  }),
  createQuestion: endpoint({
    method: 'POST',
    path: '/api/admin/questions',
    summary: 'Adds a question to a practice test',
    access: 'administrator',
    body: createQuestionSchema,
    response: questionWithKeySchema,
    status: 201,
  }),
};

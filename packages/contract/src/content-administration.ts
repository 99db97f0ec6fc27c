import * as z from 'zod/mini';

import {
  adminPassageSchema,
  adminPracticeTestSchema,
  adminProductSchema,
  adminQuestionSchema,
  adminSubjectSchema,
  createPracticeTestSchema,
  createProductSchema,
  createQuestionSchema,
  createSubjectSchema,
  orderSchema,
  savePassageSchema,
  updatePracticeTestSchema,
  updateProductSchema,
  updateQuestionSchema,
  updateSubjectSchema,
} from './administered-content.ts';
import { endpoint } from './endpoint.ts';
import { countSchema, idSchema } from './fields.ts';
import { routes } from './routes.ts';

const idParams = z.object({ id: idSchema });
const nothing = z.undefined();
const policy = 'content.manage';

export const productAdministrationEndpoints = {
  initProducts: endpoint({
    ...routes.productAdministration.initProducts,
    summary: 'Makes the default products that are missing',
    policy,
    response: z.object({ created: countSchema, products: z.array(adminProductSchema) }),
  }),
  products: endpoint({
    ...routes.productAdministration.products,
    summary: 'The exam products with their descriptions',
    policy,
    response: z.array(adminProductSchema),
  }),
  createProduct: endpoint({
    ...routes.productAdministration.createProduct,
    summary: 'Adds a product',
    policy,
    body: createProductSchema,
    response: adminProductSchema,
    status: 201,
  }),
  updateProduct: endpoint({
    ...routes.productAdministration.updateProduct,
    summary: 'Changes a product',
    policy,
    params: idParams,
    body: updateProductSchema,
    response: adminProductSchema,
  }),
  deleteProduct: endpoint({
    ...routes.productAdministration.deleteProduct,
    summary: 'Deletes a product and all that hangs below it; it can be restored for 30 days',
    policy,
    params: idParams,
    response: nothing,
    status: 204,
  }),
};

export const subjectAdministrationEndpoints = {
  subjects: endpoint({
    ...routes.subjectAdministration.subjects,
    summary: 'The subjects of a product',
    policy,
    params: idParams,
    response: z.array(adminSubjectSchema),
  }),
  createSubject: endpoint({
    ...routes.subjectAdministration.createSubject,
    summary: 'Adds a subject to a product',
    policy,
    body: createSubjectSchema,
    response: adminSubjectSchema,
    status: 201,
  }),
  updateSubject: endpoint({
    ...routes.subjectAdministration.updateSubject,
    summary: 'Changes a subject',
    policy,
    params: idParams,
    body: updateSubjectSchema,
    response: adminSubjectSchema,
  }),
  deleteSubject: endpoint({
    ...routes.subjectAdministration.deleteSubject,
    summary: 'Deletes a subject and all that hangs below it; it can be restored for 30 days',
    policy,
    params: idParams,
    response: nothing,
    status: 204,
  }),
  orderSubjects: endpoint({
    ...routes.subjectAdministration.orderSubjects,
    summary: 'Puts the subjects of a product into a new order',
    policy,
    params: idParams,
    body: orderSchema,
    response: nothing,
    status: 204,
  }),
};

export const practiceTestAdministrationEndpoints = {
  practiceTests: endpoint({
    ...routes.practiceTestAdministration.practiceTests,
    summary: 'The practice tests of a subject',
    policy,
    params: idParams,
    response: z.array(adminPracticeTestSchema),
  }),
  createPracticeTest: endpoint({
    ...routes.practiceTestAdministration.createPracticeTest,
    summary: 'Adds a practice test to a subject',
    policy,
    body: createPracticeTestSchema,
    response: adminPracticeTestSchema,
    status: 201,
  }),
  updatePracticeTest: endpoint({
    ...routes.practiceTestAdministration.updatePracticeTest,
    summary: 'Changes a practice test',
    policy,
    params: idParams,
    body: updatePracticeTestSchema,
    response: adminPracticeTestSchema,
  }),
  deletePracticeTest: endpoint({
    ...routes.practiceTestAdministration.deletePracticeTest,
    summary: 'Deletes a practice test and its questions; it can be restored for 30 days',
    policy,
    params: idParams,
    response: nothing,
    status: 204,
  }),
  orderPracticeTests: endpoint({
    ...routes.practiceTestAdministration.orderPracticeTests,
    summary: 'Puts the practice tests of a subject into a new order',
    policy,
    params: idParams,
    body: orderSchema,
    response: nothing,
    status: 204,
  }),
  duplicatePracticeTest: endpoint({
    ...routes.practiceTestAdministration.duplicatePracticeTest,
    summary: 'Copies a practice test with its passages and questions',
    policy,
    params: idParams,
    response: adminPracticeTestSchema,
    status: 201,
  }),
};

export const questionAdministrationEndpoints = {
  questions: endpoint({
    ...routes.questionAdministration.questions,
    summary: 'The questions of a practice test',
    policy,
    params: idParams,
    response: z.array(adminQuestionSchema),
  }),
  createQuestion: endpoint({
    ...routes.questionAdministration.createQuestion,
    summary: 'Adds a question to a practice test',
    policy,
    body: createQuestionSchema,
    response: adminQuestionSchema,
    status: 201,
  }),
  updateQuestion: endpoint({
    ...routes.questionAdministration.updateQuestion,
    summary: 'Changes a question',
    policy,
    params: idParams,
    body: updateQuestionSchema,
    response: adminQuestionSchema,
  }),
  deleteQuestion: endpoint({
    ...routes.questionAdministration.deleteQuestion,
    summary: 'Deletes a question; it can be restored for 30 days',
    policy,
    params: idParams,
    response: nothing,
    status: 204,
  }),
  deleteQuestions: endpoint({
    ...routes.questionAdministration.deleteQuestions,
    summary: 'Deletes questions of a practice test at once; they can be restored together for 30 days',
    policy,
    params: idParams,
    body: orderSchema,
    response: z.object({ deleted: countSchema }),
  }),
  duplicateQuestion: endpoint({
    ...routes.questionAdministration.duplicateQuestion,
    summary: 'Copies a question; the copy stands behind it',
    policy,
    params: idParams,
    response: adminQuestionSchema,
    status: 201,
  }),
  orderQuestions: endpoint({
    ...routes.questionAdministration.orderQuestions,
    summary: 'Puts the questions of a practice test into a new order',
    policy,
    params: idParams,
    body: orderSchema,
    response: nothing,
    status: 204,
  }),
  moveQuestions: endpoint({
    ...routes.questionAdministration.moveQuestions,
    summary: 'Moves questions of one practice test to the end of this one',
    policy,
    params: idParams,
    body: orderSchema,
    response: z.object({ moved: countSchema }),
  }),
  passages: endpoint({
    ...routes.questionAdministration.passages,
    summary: 'The passages of a practice test',
    policy,
    params: idParams,
    response: z.array(adminPassageSchema),
  }),
  createPassage: endpoint({
    ...routes.questionAdministration.createPassage,
    summary: 'Adds a passage to a practice test',
    policy,
    params: idParams,
    body: savePassageSchema,
    response: adminPassageSchema,
    status: 201,
  }),
  updatePassage: endpoint({
    ...routes.questionAdministration.updatePassage,
    summary: 'Changes a passage, for every question that asks about it',
    policy,
    params: idParams,
    body: savePassageSchema,
    response: adminPassageSchema,
  }),
};

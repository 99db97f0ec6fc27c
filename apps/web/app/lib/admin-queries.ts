import {
  practiceTestAdministrationEndpoints,
  productAdministrationEndpoints,
  questionAdministrationEndpoints,
  subjectAdministrationEndpoints,
} from '@second-bell/contract';

import { FETCH_FAILURES } from '#copy/admin.ts';

import { adminQuery } from './admin-call.ts';

/** The four levels of the content, as the desk edits them. */
export const adminQueries = {
  products: () => adminQuery(productAdministrationEndpoints.products, FETCH_FAILURES.products),
  subjects: (productId: string) =>
    adminQuery(subjectAdministrationEndpoints.subjects, FETCH_FAILURES.subjects, { id: productId }),
  practiceTests: (subjectId: string) =>
    adminQuery(practiceTestAdministrationEndpoints.practiceTests, FETCH_FAILURES.practiceTests, {
      id: subjectId,
    }),
  questions: (testId: string) =>
    adminQuery(questionAdministrationEndpoints.questions, FETCH_FAILURES.questions, { id: testId }),
};

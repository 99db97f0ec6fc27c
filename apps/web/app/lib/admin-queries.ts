import { calls } from '@second-bell/contract/calls';

import { FETCH_FAILURES } from '#copy/admin.ts';

import { adminQuery } from './admin-call.ts';

/** The four levels of the content, as the desk edits them. */
export const adminQueries = {
  products: () => adminQuery(calls.productAdministration.products, FETCH_FAILURES.products),
  subjects: (productId: string) =>
    adminQuery(calls.subjectAdministration.subjects, FETCH_FAILURES.subjects, { id: productId }),
  practiceTests: (subjectId: string) =>
    adminQuery(calls.practiceTestAdministration.practiceTests, FETCH_FAILURES.practiceTests, {
      id: subjectId,
    }),
  questions: (testId: string) =>
    adminQuery(calls.questionAdministration.questions, FETCH_FAILURES.questions, { id: testId }),
};

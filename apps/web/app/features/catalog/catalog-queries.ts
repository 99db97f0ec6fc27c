import { calls } from '@second-bell/contract/calls';

import { endpointQuery } from '#lib/endpoint-query.ts';

/** The three levels of the catalogue. */
export const catalogQueries = {
  products: () => endpointQuery(calls.catalog.products),
  subjects: (productId: string) => endpointQuery(calls.catalog.subjects, { productId }),
  mockExams: () => endpointQuery(calls.catalog.mockExams),
  practiceTests: (subjectId: string) => endpointQuery(calls.catalog.practiceTests, { subjectId }),
};

import { catalogEndpoints } from '@second-bell/contract';

import { endpointQuery } from '#lib/endpoint-query.ts';

/** The three levels of the catalogue. */
export const catalogQueries = {
  products: () => endpointQuery(catalogEndpoints.products),
  subjects: (productId: string) => endpointQuery(catalogEndpoints.subjects, { productId }),
  practiceTests: (subjectId: string) => endpointQuery(catalogEndpoints.practiceTests, { subjectId }),
};

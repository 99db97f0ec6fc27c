import { calls } from '@second-bell/contract/calls';

import { call } from '#lib/api-client.ts';

/** The student product list. A file of its own: the code that calls the server is not on the page before it is needed. */
export function fetchProducts() {
  return call(calls.catalog.products);
}

export function fetchSubjects(productId: string) {
  return call(calls.catalog.subjects, { params: { productId } });
}

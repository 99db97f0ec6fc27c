import { catalogEndpoints } from '@second-bell/contract';

import { call } from '#lib/api-client.ts';

/** The student product list. A file of its own, loaded when it is needed: the contract's code is not on the page before. */
export function fetchProducts() {
  return call(catalogEndpoints.products);
}

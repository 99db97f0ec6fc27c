import { PATHS, studentDashboardPath } from '#copy/site-links.ts';

type Products = readonly { id: string; name: string }[];

let loading: Promise<Products> | undefined;

/** Asks for the list once for the whole visit; a failed try is forgotten, so that the next press tries again. */
export function loadProducts(): Promise<Products> {
  loading ??= import('./products.ts')
    .then(({ fetchProducts }) => fetchProducts())
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });

  return loading;
}

/**
 * Where a start button leads (spec section 2): the dashboard of the matching product, else product selection, which also
 * says what is wrong where the list cannot be had.
 */
export async function startPath(matchesProduct: (productName: string) => boolean): Promise<string> {
  const products = await loadProducts().catch(() => []);
  const match = products.find(({ name }) => matchesProduct(name));

  return match === undefined ? PATHS.selectProduct : studentDashboardPath(match.id);
}

import { PATHS, studentDashboardPath, subjectPath } from '#copy/site-links.ts';

type Named = { id: string; name: string };

/** What a start leads to: the product that matches, and where a subject is named, its tests. */
export type StartOf = { matchesProduct: (productName: string) => boolean; subject?: string | undefined };

let loading: Promise<readonly Named[]> | undefined;

/** The code that calls the server is not on the page before it is needed. */
const loadCalls = () => import('./products.ts');

/** Asks for the list once for the whole visit; a failed try is forgotten, so that the next press tries again. */
export function loadProducts(): Promise<readonly Named[]> {
  loading ??= loadCalls()
    .then(({ fetchProducts }) => fetchProducts())
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });

  return loading;
}

/**
 * Where a start button leads (spec section 2): the dashboard of the matching product, else product selection, which also
 * says what is wrong where the list cannot be had. A subject that is not there by its name leads to all of them.
 */
export async function startPath({ matchesProduct, subject }: StartOf): Promise<string> {
  const products = await loadProducts().catch(() => []);
  const product = products.find(({ name }) => matchesProduct(name));
  if (product === undefined) return PATHS.selectProduct;
  if (subject === undefined) return studentDashboardPath(product.id);

  const subjects = await loadSubjects(product.id).catch(() => []);
  const match = subjects.find(({ name }) => name === subject);

  return match === undefined ? studentDashboardPath(product.id) : subjectPath(product.id, match.id);
}

async function loadSubjects(productId: string): Promise<readonly Named[]> {
  const { fetchSubjects } = await loadCalls();

  return fetchSubjects(productId);
}

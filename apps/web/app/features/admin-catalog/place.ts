import { type ContentPlace, contentPath } from '#copy/admin.ts';

type Names = { product?: string | undefined; subject?: string | undefined; test?: string | undefined };

/** One level of the trail; the last one is where the person is. */
export type Crumb = { label: string; to: string };

/** Where an address leads: a level whose upper levels are not named does not count. */
export function readPlace(search: URLSearchParams): ContentPlace {
  const [productId, subjectId, testId] = ['product', 'subject', 'test'].map(
    (name) => search.get(name) || undefined,
  );
  if (productId === undefined) return {};
  if (subjectId === undefined) return { productId };

  return { productId, subjectId, testId };
}

/** Spec section 2: "Products / {product} Subjects / {subject} Tests / {test}". */
export function breadcrumbOf({ productId, subjectId, testId }: ContentPlace, names: Names): Crumb[] {
  const levels = [
    { id: 'top', label: 'Products', place: {} },
    { id: productId, label: `${names.product ?? '…'} Subjects`, place: { productId } },
    { id: subjectId, label: `${names.subject ?? '…'} Tests`, place: { productId, subjectId } },
    { id: testId, label: names.test ?? '…', place: { productId, subjectId, testId } },
  ];

  return levels
    .filter(({ id }) => id !== undefined)
    .map(({ label, place }) => ({ label, to: contentPath(place) }));
}

import type { PracticeTest, Product, Subject } from '@second-bell/contract';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';

import { catalogQueries } from './catalog-queries.ts';

/** `tests` first, then the mock exams, which the student flow does not list. */
export type SubjectTests = {
  subject: Subject;
  tests: readonly PracticeTest[];
  mockExams: readonly PracticeTest[];
};
export type ProductTests = { product: Product; subjects: readonly SubjectTests[] };

/**
 * Every product with its subjects and their tests.
 *
 * They are shown together: filled in one by one, they would push each other down the page. Each part is kept under
 * its own key, so the whole is put together anew for every visit and asks only for what is missing.
 */
export function useWholeCatalog() {
  const queryClient = useQueryClient();

  return useQuery({
    queryKey: ['whole-catalog'],
    queryFn: () => fetchProducts(queryClient),
    staleTime: 0,
    gcTime: 0,
  });
}

async function fetchProducts(queryClient: QueryClient): Promise<ProductTests[]> {
  const [products, mockExams] = await Promise.all([
    queryClient.fetchQuery(catalogQueries.products()),
    queryClient.fetchQuery(catalogQueries.mockExams()),
  ]);

  return Promise.all(
    products.map(async (product) => ({
      product,
      subjects: await fetchSubjects(queryClient, product.id, mockExams),
    })),
  );
}

async function fetchSubjects(
  queryClient: QueryClient,
  productId: string,
  mockExams: readonly PracticeTest[],
): Promise<SubjectTests[]> {
  const subjects = await queryClient.fetchQuery(catalogQueries.subjects(productId));

  return Promise.all(
    subjects.map(async (subject) => ({
      subject,
      tests: await queryClient.fetchQuery(catalogQueries.practiceTests(subject.id)),
      mockExams: mockExams.filter(({ subjectId }) => subjectId === subject.id),
    })),
  );
}

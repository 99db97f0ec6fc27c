import { Shapes } from 'lucide-react';

import { NO_PRODUCTS } from '#copy/catalog.ts';
import { ContinueTests } from '#lib/continue-tests.tsx';
import { QueryView } from '#lib/query-view.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

import { PageHeading } from './page-heading.tsx';
import { ProductSection } from './product-section.tsx';
import { useWholeCatalog } from './use-whole-catalog.ts';

/** `/practice-test` without an id: every product, subject and test, since the results page leads here. */
export function ChoosePracticeTestPage() {
  const catalog = useWholeCatalog();

  return (
    <div className="mx-auto max-w-4xl px-4 pb-16 sm:px-6">
      <PageHeading
        title="Choose a practice test"
        text="These tests are timed, like the real exam. Your score is saved on your results page."
      />
      <ContinueTests className="mb-6" />
      <QueryView query={catalog} loading="Loading practice tests…">
        {(list) =>
          list.length === 0 ? (
            <EmptyState icon={Shapes}>{NO_PRODUCTS}</EmptyState>
          ) : (
            <div className="grid gap-6">
              {list.map((entry) => (
                <ProductSection key={entry.product.id} {...entry} />
              ))}
            </div>
          )
        }
      </QueryView>
    </div>
  );
}

import type { Product } from '@second-bell/contract';
import { useQuery } from '@tanstack/react-query';
import { Shapes } from 'lucide-react';
import { Link } from 'react-router';

import { NO_PRODUCTS, productLine } from '#copy/catalog.ts';
import { PATHS, studentDashboardPath } from '#copy/site-links.ts';
import { EndedHere } from '#ending/ended-here.tsx';
import { QueryView } from '#lib/query-view.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkCard } from '#ui/link-card.tsx';

import { catalogQueries } from './catalog-queries.ts';
import { PageHeading } from './page-heading.tsx';
import { StudentFrame } from './student-frame.tsx';

/** The student flow's first page. */
export function SelectProductPage() {
  const products = useQuery(catalogQueries.products());

  return (
    <StudentFrame>
      <div className="mb-8 empty:hidden">
        <EndedHere />
      </div>
      <PageHeading
        title="Which exam are you studying for?"
        text="Pick one to see its practice tests. You can change it at any time."
      />
      <QueryView query={products} loading="Loading exams…">
        {(list) => (list.length === 0 ? <NoProducts /> : <ProductCards products={list} />)}
      </QueryView>
    </StudentFrame>
  );
}

function ProductCards({ products }: { products: readonly Product[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {products.map(({ id, name }) => (
        <li key={id}>
          <LinkCard to={studentDashboardPath(id)} title={name} description={productLine(name)} />
        </li>
      ))}
    </ul>
  );
}

function NoProducts() {
  const home = (
    <Button asChild intent="secondary">
      <Link to={PATHS.home}>Go to the home page</Link>
    </Button>
  );

  return (
    <EmptyState icon={Shapes} action={home}>
      {NO_PRODUCTS}
    </EmptyState>
  );
}

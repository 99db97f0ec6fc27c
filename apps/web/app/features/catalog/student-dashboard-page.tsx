import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight, SearchX } from 'lucide-react';
import { Link } from 'react-router';

import { CHANGE_EXAM } from '#copy/catalog.ts';
import { PATHS } from '#copy/site-links.ts';
import { QueryView } from '#lib/query-view.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

import { catalogQueries } from './catalog-queries.ts';
import { StudentFrame } from './student-frame.tsx';
import { SubjectChoice } from './subject-choice.tsx';
import { SubjectTests } from './subject-tests.tsx';

type StudentDashboardPageProps = {
  productId: string;
  /** The chosen subject; it lives in the address, so that reload and Back keep the place. */
  subjectId: string | undefined;
};

/** A product's subjects, or with one of them chosen, its practice tests. */
export function StudentDashboardPage({ productId, subjectId }: StudentDashboardPageProps) {
  const products = useQuery(catalogQueries.products());
  const subjects = useQuery(catalogQueries.subjects(productId));
  const productName = products.data?.find((product) => product.id === productId)?.name;

  return (
    <StudentFrame action={<ChangeExam />}>
      <QueryView query={subjects} loading="Loading subjects…" notFound={<UnknownProduct />}>
        {(list) =>
          subjectId === undefined ? (
            <SubjectChoice productName={productName} subjects={list} />
          ) : (
            <SubjectTests
              productId={productId}
              productName={productName}
              subject={list.find((subject) => subject.id === subjectId)}
            />
          )
        }
      </QueryView>
    </StudentFrame>
  );
}

function ChangeExam() {
  return (
    <Button asChild intent="secondary" size="small">
      <Link to={PATHS.selectProduct}>
        <ArrowLeftRight aria-hidden="true" />
        {CHANGE_EXAM}
      </Link>
    </Button>
  );
}

function UnknownProduct() {
  const choose = (
    <Button asChild>
      <Link to={PATHS.selectProduct}>Choose your exam</Link>
    </Button>
  );

  return (
    <div className="pt-6">
      <EmptyState icon={SearchX} heading="h1" title="We could not find this exam" action={choose}>
        It may have been removed, or the link may have a typing mistake. Choose your exam from the list.
      </EmptyState>
    </div>
  );
}

import type { Subject } from '@second-bell/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ClipboardList, SearchX } from 'lucide-react';
import { Link } from 'react-router';

import { BACK_TO_SUBJECTS, NO_PRACTICE_TESTS } from '#copy/catalog.ts';
import { studentDashboardPath } from '#copy/site-links.ts';
import { KeepForOffline } from '#lib/offline/keep-for-offline.tsx';
import { QueryView } from '#lib/query-view.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

import { catalogQueries } from './catalog-queries.ts';
import { PageHeading } from './page-heading.tsx';
import { PracticeTestCard } from './practice-test-card.tsx';

type SubjectTestsProps = {
  productId: string;
  productName: string | undefined;
  /** Undefined where the address names a subject that this product does not have. */
  subject: Subject | undefined;
};

/** The dashboard with a subject chosen. */
export function SubjectTests({ productId, productName, subject }: SubjectTestsProps) {
  return (
    <>
      <Button asChild intent="quiet" size="small" className="-ml-3">
        <Link to={studentDashboardPath(productId)}>
          <ArrowLeft aria-hidden="true" />
          {BACK_TO_SUBJECTS}
        </Link>
      </Button>
      {subject === undefined ? (
        <UnknownSubject />
      ) : (
        <>
          <PageHeading over={productName} title={subject.name} text={subject.description} />
          <PracticeTests subject={subject} />
        </>
      )}
    </>
  );
}

function PracticeTests({ subject }: { subject: Subject }) {
  const tests = useQuery(catalogQueries.practiceTests(subject.id));

  return (
    <QueryView query={tests} loading="Loading practice tests…" notFound={<UnknownSubject />}>
      {(list) =>
        list.length === 0 ? (
          <EmptyState icon={ClipboardList}>{NO_PRACTICE_TESTS}</EmptyState>
        ) : (
          <div className="grid gap-4">
            <KeepForOffline subject={subject} tests={list} />
            <ul className="grid gap-4">
              {list.map((test) => (
                <li key={test.id}>
                  <PracticeTestCard test={test} />
                </li>
              ))}
            </ul>
          </div>
        )
      }
    </QueryView>
  );
}

function UnknownSubject() {
  return (
    <div className="pt-6">
      <EmptyState icon={SearchX} heading="h1" title="We could not find this subject">
        It may have been removed. Go back to the subjects and choose another one.
      </EmptyState>
    </div>
  );
}

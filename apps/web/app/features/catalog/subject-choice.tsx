import type { Subject } from '@second-bell/contract';
import { BookOpen } from 'lucide-react';

import { NO_SUBJECTS } from '#copy/catalog.ts';
import { subjectPath } from '#copy/site-links.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkCard } from '#ui/link-card.tsx';

import { PageHeading } from './page-heading.tsx';

type SubjectChoiceProps = { productName: string | undefined; subjects: readonly Subject[] };

/** The dashboard with no subject chosen. */
export function SubjectChoice({ productName, subjects }: SubjectChoiceProps) {
  return (
    <>
      <PageHeading over={productName} title="Choose a subject" />
      {subjects.length === 0 ? (
        <EmptyState icon={BookOpen}>{NO_SUBJECTS}</EmptyState>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2">
          {subjects.map(({ id, productId, name, description }) => (
            <li key={id}>
              <LinkCard to={subjectPath(productId, id)} title={name} description={description} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

import { Link } from 'react-router';

import { HISTORY } from '#copy/admin-history.ts';
import { PageHeader } from '#ui/page-header.tsx';

import { ChangeList } from './change-list.tsx';
import { DeletedList } from './deleted-list.tsx';

/** Who changed what, and what was deleted; the address says which of the two is shown. */
export function HistoryPage({ showsDeleted }: { showsDeleted: boolean }) {
  const shown = showsDeleted ? HISTORY.deleted : HISTORY.changes;

  return (
    <>
      <PageHeader>
        <h1 className="text-heading-l">{HISTORY.title}</h1>
      </PageHeader>
      <nav aria-label={HISTORY.title} className="mb-6 flex flex-wrap gap-2">
        {[HISTORY.changes, HISTORY.deleted].map(({ label, to }) => (
          <Link
            key={to}
            to={to}
            aria-current={to === shown.to ? 'page' : undefined}
            className="flex min-h-11 items-center rounded-full border-2 border-line-strong px-5 font-semibold hover:border-primary aria-[current=page]:border-primary aria-[current=page]:bg-primary aria-[current=page]:text-on-primary"
          >
            {label}
          </Link>
        ))}
      </nav>
      <h2 className="sr-only">{shown.label}</h2>
      {showsDeleted ? <DeletedList /> : <ChangeList />}
    </>
  );
}

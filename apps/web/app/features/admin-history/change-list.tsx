import { useInfiniteQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';

import { HISTORY } from '#copy/admin-history.ts';
import { QueryView } from '#lib/query-view.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

import { ChangeRow } from './change-row.tsx';
import { historyQueries } from './history-queries.ts';

const { loading, none, older, end } = HISTORY.changes;

/** The audit trail, newest first. */
export function ChangeList() {
  const query = useInfiniteQuery(historyQueries.changes());
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;

  return (
    <QueryView query={query} loading={loading}>
      {({ pages }) => {
        const entries = pages.flatMap((page) => page.entries);
        if (entries.length === 0) return <EmptyState icon={History}>{none}</EmptyState>;

        return (
          <>
            <ol className="grid gap-2">
              {entries.map((entry) => (
                <ChangeRow key={entry.id} entry={entry} />
              ))}
            </ol>
            <div className="mt-6 grid justify-items-center">
              {hasNextPage ? (
                <Button
                  intent="secondary"
                  aria-busy={isFetchingNextPage}
                  onClick={() => void fetchNextPage()}
                >
                  {isFetchingNextPage ? loading : older}
                </Button>
              ) : (
                <p className="text-ink-soft">{end}</p>
              )}
            </div>
          </>
        );
      }}
    </QueryView>
  );
}

import type { DeletedContent } from '@second-bell/contract';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';

import { HISTORY } from '#copy/admin-history.ts';
import { QueryView } from '#lib/query-view.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

import { DeletedRow } from './deleted-row.tsx';
import { historyQueries } from './history-queries.ts';
import { RestoreDialog } from './restore-dialog.tsx';

const { loading, none } = HISTORY.deleted;

/** What was deleted in the last 30 days, newest first. */
export function DeletedList() {
  const query = useQuery(historyQueries.deleted());
  const [restoring, setRestoring] = useState<DeletedContent>();

  return (
    <>
      <QueryView query={query} loading={loading}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState icon={Trash2}>{none}</EmptyState>
          ) : (
            <ul className="grid gap-3">
              {list.map((content) => (
                <DeletedRow key={content.id} content={content} onRestore={() => setRestoring(content)} />
              ))}
            </ul>
          )
        }
      </QueryView>
      {restoring && <RestoreDialog content={restoring} onClose={() => setRestoring(undefined)} />}
    </>
  );
}

import { SearchX } from 'lucide-react';
import type { RefObject } from 'react';

import { NO_MATERIALS } from '#copy/study-materials.ts';
import { failureMessage } from '#lib/failure-message.ts';
import { count } from '#lib/format.ts';
import { QueryView } from '#lib/query-view.tsx';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailureWords } from '#ui/failure.tsx';

import { filterMaterials, isFiltering, type MaterialFilter } from './filter.ts';
import { MaterialCard } from './material-card.tsx';
import type { MaterialsQuery } from './use-materials.ts';

type MaterialListProps = {
  query: MaterialsQuery;
  filter: MaterialFilter;
  onClear: () => void;
  heading: RefObject<HTMLHeadingElement | null>;
};

export function MaterialList({ query, filter, onClear, heading }: MaterialListProps) {
  const found = query.data && filterMaterials(query.data, filter);

  return (
    // While the list is on its way, what stands below it waits below the screen, and does not jump.
    <section
      aria-labelledby="materials"
      className={cn('grid grid-cols-1 content-start gap-5', !found && 'min-h-dvh')}
    >
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
        <h2 ref={heading} id="materials" tabIndex={-1} className="text-heading-l">
          Materials
        </h2>
        <output className="text-ink-soft">{found && count(found.length, 'result')}</output>
        {found && isFiltering(filter) && (
          <Button intent="quiet" size="small" className="-ml-2" onClick={onClear}>
            Clear filters
          </Button>
        )}
      </div>
      <FailureWords value={failureMessage}>
        <QueryView query={query} loading="Loading study materials…">
          {() =>
            found && found.length > 0 ? (
              <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
                {found.map((material) => (
                  <li key={material.id} className="min-w-0">
                    <MaterialCard material={material} />
                  </li>
                ))}
              </ul>
            ) : (
              <NoMaterials isFiltered={isFiltering(filter)} onClear={onClear} />
            )
          }
        </QueryView>
      </FailureWords>
    </section>
  );
}

function NoMaterials({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const action = isFiltered && <Button onClick={onClear}>Show all materials</Button>;

  return (
    <EmptyState icon={SearchX} title={NO_MATERIALS.title} action={action}>
      {isFiltered ? NO_MATERIALS.filtered : NO_MATERIALS.none}
    </EmptyState>
  );
}

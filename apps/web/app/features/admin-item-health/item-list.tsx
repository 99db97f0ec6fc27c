import type { ItemFigures } from '@second-bell/contract';
import { SearchX } from 'lucide-react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';

import { ITEM_HEALTH, ITEM_HEALTH_NOTES, SHARED_TIMES } from '#copy/admin-item-health.ts';
import { count } from '#lib/format.ts';
import { useFilterInAddress } from '#lib/use-filter-in-address.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { TextField } from '#ui/fields.tsx';

import { ItemTable } from './item-table.tsx';
import { NO_FILTER, readFilter, shownItems, sortedBy, writeFilter } from './item-view.ts';

const { search, onlyAlarms, noneFound } = ITEM_HEALTH;

type ItemListProps = { items: readonly ItemFigures[]; hasOwnTimes: boolean };

/** The questions' figures, with a search, a filter and an order that the address holds. */
export function ItemList({ items, hasOwnTimes }: ItemListProps) {
  const [params] = useSearchParams();
  const control = { inAddress: readFilter(params), none: NO_FILTER, write: writeFilter };
  const { filter, change, type, clear } = useFilterInAddress(control);
  const searchField = useRef<HTMLInputElement>(null);
  const shown = shownItems(items, filter);
  const showAll = () => {
    clear();
    // The button that was pressed is gone.
    searchField.current?.focus();
  };

  return (
    <>
      <search className="mb-4 grid gap-x-6 gap-y-3 sm:grid-cols-[2fr_1fr]">
        <TextField
          ref={searchField}
          label={search}
          type="search"
          value={filter.search}
          onChange={(event) => type(event.target.value)}
        />
        <label className="flex min-h-13 cursor-pointer items-center gap-3 self-end font-semibold">
          <input
            type="checkbox"
            checked={filter.onlyAlarms}
            onChange={(event) => change({ onlyAlarms: event.target.checked })}
            className="size-5 cursor-pointer accent-primary"
          />
          {onlyAlarms}
        </label>
      </search>
      <p role="status" className="mb-3 text-small text-ink-soft">
        {count(shown.length, 'question')}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title={noneFound.title}
          action={
            <Button intent="secondary" onClick={showAll}>
              {noneFound.clear}
            </Button>
          }
        >
          {noneFound.text}
        </EmptyState>
      ) : (
        <ItemTable
          items={shown}
          sort={filter.sort}
          onSort={(column) => change({ sort: sortedBy(filter.sort, column) })}
        />
      )}
      <ul className="mt-6 grid max-w-prose list-disc gap-1 pl-6 text-small text-ink-soft">
        {[...ITEM_HEALTH_NOTES, ...(hasOwnTimes ? [] : [SHARED_TIMES])].map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  );
}

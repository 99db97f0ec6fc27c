import { Search } from 'lucide-react';
import { useId } from 'react';
import { useSearchParams } from 'react-router';

import { SEARCH } from '#copy/search.ts';
import { QueryView } from '#lib/query-view.tsx';
import { useFilterInAddress } from '#lib/use-filter-in-address.ts';
import { useIsHydrated } from '#lib/use-is-hydrated.ts';

import { moveAmongResults } from './move-among-results.ts';
import { SearchResults } from './search-results.tsx';
import { useSearch } from './use-search.ts';

/** One field, and what is found for it while it is typed. The address holds the words. */
export function SearchPage() {
  const [params] = useSearchParams();
  const isHydrated = useIsHydrated();
  const { filter, type, change } = useFilterInAddress({
    inAddress: { search: (isHydrated ? params.get('q') : null) ?? '' },
    none: { search: '' },
    write: withWords,
  });
  const words = filter.search.trim();
  const query = useSearch(words !== '');

  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-6 px-4 py-8 sm:px-6 sm:py-12">
      <h1 className="text-heading-l">{SEARCH.title}</h1>
      <SearchField value={filter.search} onType={type} onLeave={() => change(filter)} />
      {words === '' ? (
        <p className="text-ink-soft">{SEARCH.start}</p>
      ) : (
        <QueryView query={query} loading={SEARCH.loading}>
          {(find) => <SearchResults found={find(words)} />}
        </QueryView>
      )}
    </div>
  );
}

type SearchFieldProps = {
  value: string;
  onType: (words: string) => void;
  /** The words are written down at once: later, that would come between a press on a result and its page. */
  onLeave: () => void;
};

function SearchField({ value, onType, onLeave }: SearchFieldProps) {
  const id = useId();

  return (
    <search>
      <label htmlFor={id} className="font-semibold">
        {SEARCH.label}
      </label>
      <div className="relative mt-1">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-ink-soft"
        />
        <input
          id={id}
          type="search"
          value={value}
          maxLength={100}
          onChange={(event) => onType(event.target.value)}
          onBlur={onLeave}
          onKeyDown={moveAmongResults}
          placeholder={SEARCH.placeholder}
          autoComplete="off"
          className="min-h-14 w-full rounded-control border-2 border-line-strong bg-surface-raised px-3 pl-11 text-lead text-ink placeholder:text-ink-soft"
        />
      </div>
    </search>
  );
}

function withWords(params: URLSearchParams, { search }: { search: string }): URLSearchParams {
  const written = new URLSearchParams(params);
  if (search.trim() === '') written.delete('q');
  else written.set('q', search);

  return written;
}

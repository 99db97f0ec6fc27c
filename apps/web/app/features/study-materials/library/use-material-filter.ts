import { useSearchParams } from 'react-router';

import { useFilterInAddress } from '#lib/use-filter-in-address.ts';
import { useIsHydrated } from '#lib/use-is-hydrated.ts';

import { NO_FILTER, readFilter, writeFilter } from './filter.ts';

/** The filter of the library. */
export function useMaterialFilter() {
  const [params] = useSearchParams();
  const isHydrated = useIsHydrated();

  return useFilterInAddress({
    inAddress: isHydrated ? readFilter(params) : NO_FILTER,
    none: NO_FILTER,
    write: writeFilter,
  });
}

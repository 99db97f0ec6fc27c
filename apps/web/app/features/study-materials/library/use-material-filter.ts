import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';

import { useFilterInAddress } from '#lib/use-filter-in-address.ts';

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

/** False while the page is still as it was built: it was built without anybody's filter. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';

import { type MaterialFilter, NO_FILTER, readFilter, writeFilter } from './filter.ts';

/** Browsers slow down a page that writes its address at every key. */
const TYPING_PAUSE_MS = 300;

/**
 * The filter of the library. The address holds it, so that a link or Back brings it back.
 *
 * Only what is being typed runs ahead of the address: it filters at once, and is written down when the typing pauses.
 */
export function useMaterialFilter() {
  const [params, setParams] = useSearchParams();
  const isHydrated = useIsHydrated();
  const inAddress = isHydrated ? readFilter(params) : NO_FILTER;
  const [typed, setTyped] = useState<string | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const filter: MaterialFilter = { ...inAddress, search: typed ?? inAddress.search };
  if (typed === inAddress.search) setTyped(null);

  useEffect(() => () => clearTimeout(pause.current), []);

  function change(part: Partial<MaterialFilter>): void {
    clearTimeout(pause.current);
    if (part.search !== undefined) setTyped(part.search);
    const next = { ...filter, ...part };
    setParams((current) => writeFilter(current, next), { replace: true, preventScrollReset: true });
  }

  function type(search: string): void {
    clearTimeout(pause.current);
    setTyped(search);
    pause.current = setTimeout(() => change({ search }), TYPING_PAUSE_MS);
  }

  return { filter, change, type, clear: () => change(NO_FILTER) };
}

/** False while the page is still as it was built: it was built without anybody's filter. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}

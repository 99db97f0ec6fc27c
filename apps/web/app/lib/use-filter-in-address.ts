import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

/** Browsers slow down a page that writes its address at every key. */
const TYPING_PAUSE_MS = 300;

type FilterOptions<F> = {
  /** The filter as the address has it. */
  inAddress: F;
  /** Lets everything through. */
  none: F;
  /** The address with this filter in it. */
  write: (params: URLSearchParams, filter: F) => URLSearchParams;
};

/**
 * A filter that the address holds, so that a link, a reload or Back brings it back.
 *
 * Only what is being typed runs ahead of the address: it filters at once, and is written down when the typing pauses.
 */
export function useFilterInAddress<F extends { search: string }>({
  inAddress,
  none,
  write,
}: FilterOptions<F>) {
  const [, setParams] = useSearchParams();
  const [typed, setTyped] = useState<string>();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const filter: F = { ...inAddress, search: typed ?? inAddress.search };
  if (typed === inAddress.search) setTyped(undefined);

  useEffect(() => () => clearTimeout(pause.current), []);

  function change(part: Partial<F>): void {
    clearTimeout(pause.current);
    if (part.search !== undefined) setTyped(part.search);
    const next = { ...filter, ...part };
    setParams((current) => write(current, next), { replace: true, preventScrollReset: true });
  }

  function type(search: string): void {
    clearTimeout(pause.current);
    setTyped(search);
    pause.current = setTimeout(() => change({ search } as Partial<F>), TYPING_PAUSE_MS);
  }

  return { filter, change, type, clear: () => change(none) };
}

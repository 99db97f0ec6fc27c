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
 * What is chosen or typed filters at once and runs ahead of the address, which comes to say it a moment later: what is
 * chosen in that moment is added to it. What is typed is written down when the typing pauses.
 */
export function useFilterInAddress<F extends { search: string }>({
  inAddress,
  none,
  write,
}: FilterOptions<F>) {
  const [, setParams] = useSearchParams();
  const [ahead, setAhead] = useState<F>();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const filter = ahead ?? inAddress;
  const written = (one: F) => write(new URLSearchParams(), one).toString();
  const hasCome = ahead?.search === inAddress.search && written(ahead) === written(inAddress);
  if (hasCome) setAhead(undefined);

  useEffect(() => () => clearTimeout(pause.current), []);

  function change(part: Partial<F>): void {
    clearTimeout(pause.current);
    const next = { ...filter, ...part };
    setAhead(next);
    setParams((current) => write(current, next), { replace: true, preventScrollReset: true });
  }

  function type(search: string): void {
    clearTimeout(pause.current);
    setAhead({ ...filter, search });
    pause.current = setTimeout(() => change({ search } as Partial<F>), TYPING_PAUSE_MS);
  }

  return { filter, change, type, clear: () => change(none) };
}

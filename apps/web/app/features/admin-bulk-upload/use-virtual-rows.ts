import { measureElement, useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

const ROWS_BESIDE = 10;

type VirtualRows = {
  /** What scrolls. */
  box: RefObject<HTMLElement | null>;
  count: number;
  /** In pixels; about, where rows are measured. */
  rowHeight: number;
  paddingStart?: number;
  keyOf?: (index: number) => string;
  /** Rows that have to move with something the browser scrolls by itself. */
  isInStep?: boolean;
};

/** The rows in sight, out of many. */
export function useVirtualRows({
  box,
  count,
  rowHeight,
  paddingStart = 0,
  keyOf,
  isInStep = false,
}: VirtualRows) {
  return useVirtualizer<HTMLElement, HTMLLIElement>({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    // Rows that are hidden with their list have no height of their own.
    measureElement: (...row) => measureElement(...row) || rowHeight,
    overscan: ROWS_BESIDE,
    paddingStart,
    useFlushSync: isInStep,
    ...(keyOf && { getItemKey: keyOf }),
  });
}

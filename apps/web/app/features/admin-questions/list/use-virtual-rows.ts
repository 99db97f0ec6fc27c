import { useDndContext } from '@dnd-kit/core';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useMemo, useState } from 'react';

import { useListTop } from './use-list-top.ts';

const ROW_HEIGHT_ESTIMATE = 112;
const ROW_GAP = 12;
/** What the bar above the list covers, when it stays at the top of the screen. */
const BAR_HEIGHT = 80;

/**
 * The rows near the screen, out of many. The row with the focus and the one being dragged stay in the page wherever it is
 * scrolled to: the browser would drop both with their row.
 */
export function useVirtualRows(list: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const [focusedId, setFocusedId] = useState<string>();
  const { active } = useDndContext();
  const places = useMemo(() => new Map(ids.map((id, place) => [id, place])), [ids]);
  const kept = [focusedId, active?.id].flatMap((id) => places.get(String(id)) ?? []);

  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: ids.length,
    estimateSize: () => ROW_HEIGHT_ESTIMATE,
    gap: ROW_GAP,
    overscan: 6,
    scrollMargin: useListTop(list),
    scrollPaddingStart: BAR_HEIGHT,
    getItemKey: (index) => ids[index] ?? index,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...kept])].toSorted((one, other) => one - other),
    // Scrolling is no reason to interrupt a render.
    useFlushSync: false,
  });

  return { virtualizer, keep: setFocusedId };
}

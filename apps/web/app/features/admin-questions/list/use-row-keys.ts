import type { Virtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useCallback, useEffect, useState } from 'react';

/** Marks the element of a row that the arrow keys go to. */
export const ROW_TARGET = { 'data-row-target': true } as const;

type RowKeys = {
  virtualizer: Virtualizer<Window, HTMLLIElement>;
  ids: readonly string[];
  /** Holds a row in the page. */
  keep: (id: string) => void;
};

/** Up, Down, Home and End move the focus from row to row, also to rows that are not in the page yet. */
export function useRowKeys({ virtualizer, ids, keep }: RowKeys) {
  const [wanted, setWanted] = useState<{ id: string }>();

  useEffect(() => {
    const row = wanted && virtualizer.elementsCache.get(wanted.id);
    row?.querySelector<HTMLElement>('[data-row-target]')?.focus({ preventScroll: true });
  }, [wanted, virtualizer]);

  return useCallback(
    (event: KeyboardEvent, index: number) => {
      const next = nextIndex(event.key, index, ids.length);
      const id = next === undefined ? undefined : ids[next];
      if (next === undefined || id === undefined) return;

      event.preventDefault();
      keep(id);
      virtualizer.scrollToIndex(next, { align: 'auto' });
      setWanted({ id });
    },
    [virtualizer, ids, keep],
  );
}

function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return index + 1;
  if (key === 'ArrowUp') return index - 1;
  if (key === 'Home') return 0;

  return key === 'End' ? count - 1 : undefined;
}

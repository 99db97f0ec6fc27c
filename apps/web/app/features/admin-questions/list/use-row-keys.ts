import type { Virtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useState } from 'react';

/** Marks the element of a row that the arrow keys go to. */
export const ROW_TARGET = { 'data-row-target': true } as const;
const TARGET = '[data-row-target]';

type RowKeys = {
  virtualizer: Virtualizer<Window, HTMLLIElement>;
  ids: readonly string[];
  keep: (id: string) => void;
};

/** Up, Down, Home and End move the focus from row to row, also to rows that are not in the page yet. */
export function useRowKeys({ virtualizer, ids, keep }: RowKeys) {
  const [wanted, setWanted] = useState<{ id: string }>();

  useEffect(() => {
    const row = wanted && virtualizer.elementsCache.get(wanted.id);
    row?.querySelector<HTMLElement>(TARGET)?.focus({ preventScroll: true });
  }, [wanted, virtualizer]);

  return (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const row = target.closest<HTMLElement>('[data-index]');
    if (!row || !target.matches(TARGET)) return;

    const next = nextIndex(event.key, Number(row.dataset['index']), ids.length);
    const id = next === undefined ? undefined : ids[next];
    if (next === undefined || id === undefined) return;

    event.preventDefault();
    keep(id);
    virtualizer.scrollToIndex(next, { align: 'auto' });
    setWanted({ id });
  };
}

function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return index + 1;
  if (key === 'ArrowUp') return index - 1;
  if (key === 'Home') return 0;

  return key === 'End' ? count - 1 : undefined;
}

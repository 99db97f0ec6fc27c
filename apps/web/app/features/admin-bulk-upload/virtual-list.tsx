import { type ReactNode, useRef } from 'react';

import { cn } from '#ui/cn.ts';

import { useVirtualRows } from './use-virtual-rows.ts';

type VirtualListProps<T> = {
  label: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  /** In pixels, about: each row is measured when it is shown. */
  rowHeight: number;
  className?: string;
  children: (item: T, index: number) => ReactNode;
};

/** A list that scrolls in its own box; of thousands of rows only those in sight are in the page. */
export function VirtualList<T>({ label, items, keyOf, rowHeight, className, children }: VirtualListProps<T>) {
  const box = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualRows({
    box,
    count: items.length,
    rowHeight,
    keyOf: (index) => {
      const item = items[index];

      return item === undefined ? '' : keyOf(item);
    },
  });

  return (
    <div
      ref={box}
      className={cn('overflow-y-auto overscroll-contain rounded-control border border-line', className)}
    >
      <ul aria-label={label} className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const item = items[index];

          return (
            item !== undefined && (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-setsize={items.length}
                aria-posinset={index + 1}
                className="absolute inset-x-0 top-0"
                style={{ transform: `translateY(${start}px)` }}
              >
                {children(item, index)}
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}

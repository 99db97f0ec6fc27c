import type { LucideIcon } from 'lucide-react';

import { cn } from '#ui/cn.ts';

type Item = { title: string; text: string };

type ItemListProps = {
  items: readonly Item[];
  /** One for each item, in the same order. */
  icons: readonly LucideIcon[];
  /** How many stand beside each other on a wide screen. */
  columns?: 1 | 2 | 3;
};

const COLUMNS = { 1: '', 2: 'sm:grid-cols-2', 3: 'lg:grid-cols-3' };

/** Features, values, reasons: an icon, a few words, and a sentence each. */
export function ItemList({ items, icons, columns = 3 }: ItemListProps) {
  return (
    <ul className={cn('grid gap-x-10 gap-y-8', COLUMNS[columns])}>
      {items.map(({ title, text }, index) => (
        <li key={title} className="flex gap-4">
          <ItemIcon icon={icons[index % icons.length]} />
          <div className="min-w-0">
            <h3 className="text-heading-s">{title}</h3>
            <p className="mt-1 max-w-prose text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function ItemIcon({ icon: Icon }: { icon: LucideIcon | undefined }) {
  if (Icon === undefined) return null;

  return (
    <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-strong">
      <Icon aria-hidden="true" className="size-6" />
    </span>
  );
}

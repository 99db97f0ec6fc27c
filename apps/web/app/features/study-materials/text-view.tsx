import { createElement, Fragment, type ReactNode } from 'react';

import { ScrollingTable } from '#ui/scrolling-table.tsx';

import type { TextElement, TextNode } from './text-tree.ts';

const CLASSES: Partial<Record<TextElement['tag'], string>> = {
  h2: 'mt-8 text-heading-m first:mt-0 print:break-after-avoid',
  h3: 'mt-3 text-heading-s print:break-after-avoid',
  ol: 'grid list-decimal gap-2 pl-6',
  ul: 'grid list-disc gap-2 pl-6',
  li: 'pl-1',
  section:
    'grid gap-4 rounded-card border-l-4 border-accent bg-surface-sunken p-4 sm:p-6 print:break-inside-avoid print:rounded-none [&>h3]:mt-0',
};

/** Text that was read from Markdown while the page was built. */
export function TextView({ nodes }: { nodes: readonly TextNode[] }) {
  return createElement(Fragment, null, ...nodes.map(shown));
}

function shown(node: TextNode): ReactNode {
  if (typeof node === 'string') return node;

  const { tag, id, children } = node;
  const content = <TextView nodes={children} />;
  if (tag === 'table') return <ScrollingTable>{content}</ScrollingTable>;

  return createElement(tag, { id, className: CLASSES[tag] }, content);
}

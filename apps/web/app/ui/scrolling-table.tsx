import type { ReactNode } from 'react';

/** What scrolls must be reachable without a mouse; not every browser sees to that by itself. */
const REACHED_WITH_TAB = { tabIndex: 0 };

/**
 * A wide table scrolls in its own box, with the keyboard too, instead of pushing the page wider than the phone.
 * A group, not a section: a page of many tables would be a page of many landmarks of one name.
 */
export function ScrollingTable({ children }: { children?: ReactNode }) {
  return (
    <div
      role="group"
      aria-label="Table"
      data-scrolls-sideways
      className="max-w-full overflow-x-auto whitespace-normal"
      {...REACHED_WITH_TAB}
    >
      <table className="rich-text-table">{children}</table>
    </div>
  );
}

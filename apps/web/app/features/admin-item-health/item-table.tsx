import type { ItemFigures } from '@second-bell/contract';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';

import { ITEM_COLUMNS, ITEM_HEALTH } from '#copy/admin-item-health.ts';

import { ItemRow } from './item-row.tsx';
import type { Column, Sort } from './item-view.ts';
import { TABLE_ROLES } from './table-roles.ts';

const COLUMNS = Object.keys(ITEM_COLUMNS) as Column[];

type ItemTableProps = { items: readonly ItemFigures[]; sort: Sort; onSort: (column: Column) => void };

/**
 * A table whose rows are cards on a phone. Its parts say what they are (`table-roles.ts`).
 */
export function ItemTable({ items, sort, onSort }: ItemTableProps) {
  return (
    <table {...TABLE_ROLES.table} className="w-full border-collapse text-left max-lg:block">
      <caption className="sr-only">{ITEM_HEALTH.title}</caption>
      <thead {...TABLE_ROLES.group} className="max-lg:block">
        <tr {...TABLE_ROLES.row} className="max-lg:mb-3 max-lg:flex max-lg:flex-wrap max-lg:gap-x-1">
          {COLUMNS.map((column) => (
            <SortHead key={column} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody {...TABLE_ROLES.group} className="max-lg:grid max-lg:gap-3">
        {items.map((item) => (
          <ItemRow key={item.questionId} item={item} columnCount={COLUMNS.length} />
        ))}
      </tbody>
    </table>
  );
}

type SortHeadProps = { column: Column; sort: Sort; onSort: (column: Column) => void };

function SortHead({ column, sort, onSort }: SortHeadProps) {
  const direction = sort.descending ? 'descending' : 'ascending';
  const isSorted = sort.column === column;
  const Arrow = sort.descending ? ArrowDown : ArrowUp;

  return (
    <th
      {...TABLE_ROLES.columnHead}
      scope="col"
      aria-sort={isSorted ? direction : undefined}
      className="align-bottom lg:border-b-2 lg:border-line-strong"
    >
      <button
        type="button"
        onClick={() => onSort(column)}
        className="flex min-h-11 cursor-pointer items-center gap-1 rounded-control px-2 text-left text-small font-semibold hover:text-primary"
      >
        {ITEM_COLUMNS[column]}
        {isSorted ? (
          <Arrow aria-hidden="true" className="size-4 shrink-0" />
        ) : (
          <ArrowUpDown aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
        )}
      </button>
    </th>
  );
}

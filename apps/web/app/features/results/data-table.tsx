import { cn } from '#ui/cn.ts';

import type { TableData } from './progress-view.ts';

type DataTableProps = { caption: string; table: TableData; className?: string };

/** A chart's figures as a table. The caption is for screen readers: the chart's title stands above it. */
export function DataTable({ caption, table, className }: DataTableProps) {
  return (
    <table className={cn('w-full border-collapse text-left text-small', className)}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {table.head.map((name) => (
            <th key={name} scope="col" className="border-b-2 border-line-strong py-2 pr-3 align-bottom">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ id, cells: [name, ...figures] }) => (
          <tr key={id}>
            <th scope="row" className="border-b border-line py-2 pr-3 font-normal wrap-anywhere">
              {name}
            </th>
            {figures.map((figure, column) => (
              <td
                key={table.head[column + 1]}
                className="border-b border-line py-2 pr-3 whitespace-nowrap tabular-nums"
              >
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

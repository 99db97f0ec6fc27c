import { ChartColumn, Table2 } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';

import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Spinner } from '#ui/spinner.tsx';

import { DataTable } from './data-table.tsx';
import { PartBoundary } from './part-boundary.tsx';
import type { TableData } from './progress-view.ts';

type ChartCardProps = {
  /** What the figures are: `Score over time`. */
  name: string;
  /** What they say. */
  finding: string;
  /** How to read the drawing. */
  note: string;
  table: TableData;
  drawing: ReactNode;
};

/** A finding with its drawing. The figures are always there as a table, too: for screen readers, or for everyone. */
export function ChartCard({ name, finding, note, table, drawing }: ChartCardProps) {
  const [isTable, setIsTable] = useState(false);
  const Icon = isTable ? ChartColumn : Table2;
  const label = isTable ? 'Show as chart' : 'Show as table';

  return (
    <Card className="grid min-w-0 content-start gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 grow basis-64">
          <p className="text-small font-semibold text-ink-soft">{name}</p>
          <h3 className="text-heading-s wrap-anywhere">{finding}</h3>
        </div>
        <Button
          intent="secondary"
          size="small"
          aria-label={`${label}: ${name}`}
          onClick={() => setIsTable(!isTable)}
        >
          <Icon aria-hidden="true" />
          {label}
        </Button>
      </div>
      {isTable ? (
        <DataTable caption={name} table={table} />
      ) : (
        <PartBoundary fallback={<InsteadOfChart name={name} table={table} />}>
          <p className="text-small text-ink-soft">{note}</p>
          <Suspense fallback={<Spinner label="Drawing the chart…" />}>{drawing}</Suspense>
          <div className="sr-only">
            <DataTable caption={name} table={table} />
          </div>
        </PartBoundary>
      )}
    </Card>
  );
}

function InsteadOfChart({ name, table }: Pick<ChartCardProps, 'name' | 'table'>) {
  return (
    <>
      <p className="text-small text-ink-soft">
        The chart did not load, so here is its table. Reload the page to try again.
      </p>
      <DataTable caption={name} table={table} />
    </>
  );
}

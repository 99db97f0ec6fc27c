import { usePlotArea } from 'recharts';

import type { BarRow } from './progress-view.ts';

const HEIGHT = 26;

type BarLabelProps = { rows: readonly BarRow[]; value?: unknown; y?: number };

/**
 * A bar's name and figure on the line above it. `value`, the row's id, and `y` are given by the chart.
 *
 * HTML inside the drawing, since SVG cannot cut a long name off. Its ground covers the mark that runs behind it.
 */
export function BarLabel({ rows, value, y = 0 }: BarLabelProps) {
  const area = usePlotArea();
  const row = rows.find(({ id }) => id === value);
  if (!area || !row) return null;

  return (
    <foreignObject x={area.x} y={y - HEIGHT} width={area.width} height={HEIGHT}>
      <div className="flex items-baseline justify-between gap-3 text-small text-ink">
        <span className="truncate bg-surface-raised pr-1">{row.name}</span>
        <span className="shrink-0 bg-surface-raised pl-1 font-bold tabular-nums">{row.words}</span>
      </div>
    </foreignObject>
  );
}

import { scoreBand } from '@second-bell/domain';
import {
  Bar,
  BarChart,
  CartesianGrid,
  LabelList,
  Line,
  LineChart,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';

import { count } from '#lib/format.ts';

import { BarLabel } from './bar-label.tsx';
import type { BarRow, ScoreRow } from './progress-view.ts';

const LINE_HEIGHT = 280;
const BAND_HEIGHT = 56;
/** More dots than this would hide the line. */
const MAX_DOTS = 20;

const AXIS_TEXT = { fill: 'var(--color-ink-soft)', fontSize: 14 };
/** The pass mark's name stands to the right of the line. */
const MARGIN = { top: 12, right: 44, bottom: 4, left: 0 };

type ScoreDrawingProps = {
  name: string;
  rows: readonly ScoreRow[];
  /** The pass mark in percent, where the tests share one. */
  mark: number | null;
};

/**
 * The scores as a line. The arrow keys move from point to point where it has the focus.
 *
 * Nothing moves by itself: an animation would say nothing, and some people are made ill by it.
 */
export function ScoreDrawing({ name, rows, mark }: ScoreDrawingProps) {
  return (
    <ResponsiveContainer width="100%" height={LINE_HEIGHT}>
      <LineChart
        data={[...rows]}
        margin={MARGIN}
        aria-label={`${name}. Use the arrow keys to move from point to point.`}
      >
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis
          dataKey="id"
          tickFormatter={(id: number) => rows[id - 1]?.when.split(' – ')[0] ?? ''}
          tick={AXIS_TEXT}
          stroke="var(--color-line-strong)"
          interval="preserveStartEnd"
          minTickGap={24}
          padding={{ left: 16, right: 16 }}
        />
        <YAxis
          domain={[0, 100]}
          ticks={mark === null ? [0, 25, 50, 75, 100] : [0, 25, 50, mark, 100]}
          tickFormatter={(percent: number) => `${percent}%`}
          tick={AXIS_TEXT}
          stroke="var(--color-line-strong)"
          width={52}
        />
        {mark !== null && (
          <ReferenceLine
            y={mark}
            stroke="var(--color-accent-strong)"
            strokeWidth={2}
            strokeDasharray="7 5"
            label={PASS_LABEL}
          />
        )}
        <Tooltip content={<ScoreTooltip rows={rows} />} isAnimationActive={false} cursor={CURSOR} />
        <Line
          dataKey="score"
          stroke="var(--color-primary)"
          strokeWidth={3}
          dot={rows.length <= MAX_DOTS && DOT}
          activeDot={{ r: 7, fill: 'var(--color-primary)', stroke: 'var(--color-surface-raised)' }}
          isAnimationActive={false}
        />
      </LineChart>
    </ResponsiveContainer>
  );
}

const PASS_LABEL = {
  value: 'Pass',
  position: 'right',
  fill: 'var(--color-accent-strong)',
  fontSize: 14,
  fontWeight: 700,
} as const;
const CURSOR = { stroke: 'var(--color-line-strong)' };
const DOT = { r: 4, fill: 'var(--color-surface-raised)', stroke: 'var(--color-primary)', strokeWidth: 3 };

type ScoreTooltipProps = { rows: readonly ScoreRow[]; active?: boolean; label?: string | number };

/** `active` and `label` are given by the chart. */
function ScoreTooltip({ rows, active, label }: ScoreTooltipProps) {
  const row = rows[Number(label) - 1];
  if (active !== true || !row) return null;

  return (
    <div className="max-w-56 rounded-control border border-line-strong bg-surface-raised px-4 py-2 text-small whitespace-normal shadow-raised">
      <p className="font-bold">
        {row.score}% · {scoreBand(row.score)}
      </p>
      <p className="text-ink-soft">
        {row.tests > 1 && `Average of ${count(row.tests, 'test')}, `}
        {row.when}
      </p>
    </div>
  );
}

type BarDrawingProps = { rows: readonly BarRow[]; max: number; mark?: number };

/** Bars with their names and figures written out above them, so that long names fit on a phone. */
export function BarDrawing({ rows, max, mark }: BarDrawingProps) {
  const data = rows.map((row) => ({
    ...row,
    fill: row.isWeak ? 'var(--color-accent-strong)' : 'var(--color-primary)',
  }));

  return (
    // The table beside it says the same to screen readers.
    <div aria-hidden="true">
      <ResponsiveContainer width="100%" height={rows.length * BAND_HEIGHT + TOP}>
        <BarChart layout="vertical" data={data} margin={BAR_MARGIN} accessibilityLayer={false}>
          <XAxis type="number" domain={[0, Math.max(1, max)]} hide />
          <YAxis type="category" dataKey="id" hide />
          <Bar
            dataKey="value"
            barSize={14}
            radius={7}
            background={{ fill: 'var(--color-surface-sunken)', radius: 7 }}
            isAnimationActive={false}
            // A bar of no length would not be drawn, and its name with it.
            minPointSize={2}
          >
            <LabelList dataKey="id" content={<BarLabel rows={rows} />} />
          </Bar>
          {mark !== undefined && (
            <ReferenceLine
              x={mark}
              stroke="var(--color-accent-strong)"
              strokeWidth={2}
              strokeDasharray="7 5"
            />
          )}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

/** Room for the first bar's name. */
const TOP = 8;
const BAR_MARGIN = { top: TOP, right: 0, bottom: 0, left: 0 };

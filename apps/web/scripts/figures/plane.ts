import type { PlaneFigure } from './figure-schema.ts';
import {
  element,
  GRID,
  INK,
  line,
  MARGIN,
  numberWords,
  type Point,
  SERIES_COLORS,
  SIZE,
  words,
} from './svg.ts';
import { textWidth } from './text-width.ts';

const NUMBER_SIZE = 12;
const HALO = { halo: true };
const NUMBER_ROOM = 20;
const COLOR = SERIES_COLORS[0] ?? INK;

/** A coordinate plane with a grid line at each whole number. */
export function plane({ x, y, lines, points }: PlaneFigure): string {
  const room = SIZE - 2 * MARGIN - 10;
  const unit = room / Math.max(x[1] - x[0], y[1] - y[0]);
  const center = [(x[0] + x[1]) / 2, (y[0] + y[1]) / 2] as const;
  const at = ([right, up]: Point): Point => [
    SIZE / 2 + (right - center[0]) * unit,
    SIZE / 2 - (up - center[1]) * unit,
  ];

  return [
    ...wholeNumbers(x).map((value) => line(at([value, y[0]]), at([value, y[1]]), { color: GRID, width: 1 })),
    ...wholeNumbers(y).map((value) => line(at([x[0], value]), at([x[1], value]), { color: GRID, width: 1 })),
    ...lines.map(({ from, to }) => line(at(from), at(to), { color: COLOR, width: 2.5, arrow: 'both' })),
    drawAxes({ x, y }, at, unit),
    ...points.map((point) =>
      element('circle', { cx: at(point.at)[0], cy: at(point.at)[1], r: 4.5, fill: COLOR }),
    ),
    ...points.map((point) => drawLabel(at(point.at), point.label, point.at[0] === 0)),
    ...lines.map(({ to, label }) => drawLabel(at(to), label, false)),
  ].join('');
}

/** Through zero where zero is in the plane, else along its lower and left edges. */
function drawAxes({ x, y }: Pick<PlaneFigure, 'x' | 'y'>, at: (point: Point) => Point, unit: number): string {
  const originX = x[0] <= 0 && x[1] >= 0 ? 0 : x[0];
  const originY = y[0] <= 0 && y[1] >= 0 ? 0 : y[0];
  const step = [1, 2, 5, 10].find((count) => count * unit >= NUMBER_ROOM) ?? 10;
  const isShown = (value: number) => value % step === 0;
  const [endX, axisY] = at([x[1], originY]);
  const [axisX, endY] = at([originX, y[1]]);
  const style = { size: NUMBER_SIZE, ...HALO };

  return [
    line(at([x[0], originY]), [endX + 5, axisY], { arrow: 'both' }),
    line(at([originX, y[0]]), [axisX, endY - 5], { arrow: 'both' }),
    ...wholeNumbers(x)
      .filter((value) => isShown(value) && value !== originX)
      .map((value) => words(numberWords(value), [at([value, 0])[0], axisY + 9], style)),
    ...wholeNumbers(y)
      .filter((value) => isShown(value) && value !== originY)
      .map((value) => words(numberWords(value), [axisX - 4, at([0, value])[1]], { ...style, anchor: 'end' })),
    words('x', [endX + 3, axisY - 10], { bold: true }),
    words('y', [axisX + 10, endY - 3], { bold: true }),
  ].join('');
}

/** Above its place, moved inwards near an edge of the figure; to the right of a point on the upright axis, off its numbers. */
function drawLabel([x, y]: Point, label: string, isOnAxis: boolean): string {
  if (isOnAxis) return words(label, [x + 9, y], { bold: true, anchor: 'start', ...HALO });

  const half = textWidth(label, { bold: true }) / 2 + 4;
  const place: Point = [Math.min(Math.max(x, half), SIZE - half), y < 24 ? y + 15 : y - 13];

  return words(label, place, { bold: true, ...HALO });
}

function wholeNumbers([low, high]: readonly [number, number]): number[] {
  const first = Math.ceil(low);

  return Array.from({ length: Math.floor(high) - first + 1 }, (_, index) => first + index);
}

import {
  drawGround,
  drawLevelAxis,
  drawUprightAxis,
  levelAxis,
  numbersWidth,
  type Plot,
  uprightAxis,
} from './axes.ts';
import { drawFoot, drawHeading, FOOT_HEIGHT } from './chart-frame.ts';
import type { PointsFigure } from './figure-schema.ts';
import { marker } from './marker.ts';
import { INK, line, LINE_HEIGHT, MARGIN, path, SERIES_COLORS, SIZE } from './svg.ts';

/** A curve of more points than this is smooth: a mark on each would hide it. */
const MARKED_POINTS_MAX = 14;
const DASHES = [undefined, '7 4', '2 3', '10 3 2 3'];

/** A line through points in their order, or the points alone. */
export function pointChart(figure: PointsFigure): string {
  const { kind, series } = figure;
  const isMarked = kind === 'scatter' || series.every(({ points }) => points.length <= MARKED_POINTS_MAX);
  const style = (index: number) => ({ color: SERIES_COLORS[index] ?? INK, width: 2.5, dash: DASHES[index] });
  const swatch = (index: number) => (x: number, y: number) =>
    (kind === 'line' ? line([x, y], [x + 24, y], style(index)) : '') +
    (isMarked ? marker(index, [x + 12, y], style(index).color) : '');

  const heading = drawHeading(
    figure,
    series.length > 1 ? series.map(({ name }, index) => ({ name, swatch: swatch(index) })) : [],
  );
  const points = series.flatMap((one) => one.points);
  const edges = { top: heading.top + 2, bottom: SIZE - FOOT_HEIGHT - LINE_HEIGHT - 4 };
  const up = uprightAxis(
    points.map(([, y]) => y),
    edges,
  );
  const plot: Plot = { ...edges, left: numbersWidth(up), right: SIZE - MARGIN - 8 };
  const across = levelAxis(
    points.map(([x]) => x),
    plot,
    kind === 'scatter',
  );

  return [
    heading.drawing,
    drawUprightAxis(up, plot),
    drawLevelAxis(across, plot),
    drawGround(up, plot, across),
    ...series.map((one, index) => {
      const places = one.points.map(([x, y]) => [across.scale(x), up.scale(y)] as const);

      return [
        kind === 'line' ? path(places, style(index)) : '',
        ...(isMarked ? places.map((place) => marker(index, place, style(index).color)) : []),
      ].join('');
    }),
    drawFoot(figure.xLabel),
  ].join('');
}

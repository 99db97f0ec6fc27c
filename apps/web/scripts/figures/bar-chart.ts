import { scaleBand } from 'd3-scale';

import {
  type Axis,
  drawGround,
  drawUprightAxis,
  isOnGrid,
  numbersWidth,
  type Plot,
  uprightAxis,
} from './axes.ts';
import { drawFoot, drawHeading, FOOT_HEIGHT } from './chart-frame.ts';
import type { BarFigure } from './figure-schema.ts';
import {
  element,
  INK,
  LINE_HEIGHT,
  lines,
  MARGIN,
  numberWords,
  PAPER,
  SERIES_COLORS,
  SIZE,
  TEXT_SIZE,
  words,
} from './svg.ts';
import { textWidth, wrapped } from './text-width.ts';

const LABEL_LINES_MAX = 3;
const LABEL_SIZES = [TEXT_SIZE, 12];
const TURN = -55;
const FIGURE_ROOM = 16;

export function barChart(figure: BarFigure): string {
  const { categories, series } = figure;
  const isLegendNeeded = series.length > 1;
  const heading = drawHeading(
    figure,
    isLegendNeeded
      ? series.map(({ name }, index) => ({
          name,
          swatch: (x: number, y: number) => bar(index, { x, y: y - 6, width: 22, height: 12 }),
        }))
      : [],
  );
  // The labels' height depends on the width of the plot, which the numbers of the other axis hardly change.
  const labels = categoryLabels(categories, SIZE - 2 * MARGIN - 30);
  const values = series.flatMap((one) => one.values);
  const edges = { top: heading.top, bottom: SIZE - FOOT_HEIGHT - labels.height };
  const { axis, hasFigures } = barAxis(values, edges);
  const plot: Plot = { ...edges, left: numbersWidth(axis), right: SIZE - MARGIN };
  const band = scaleBand(categories, [plot.left, plot.right]).paddingInner(0.3).paddingOuter(0.2);
  const place = { band, axis, count: series.length, hasFigures };

  return [
    PATTERNS,
    heading.drawing,
    drawUprightAxis(axis, plot),
    ...series.map((one, index) => drawSeries(categories, one.values, { ...place, index })),
    drawGround(axis, plot),
    ...categories.map((name, index) =>
      labels.draw(index, (band(name) ?? 0) + band.bandwidth() / 2, plot.bottom),
    ),
    drawFoot(figure.xLabel),
  ].join('');
}

/** Where the grid does not show each value exactly, figures stand on the bars, and the axis leaves room for them. */
function barAxis(values: readonly number[], edges: { top: number; bottom: number }) {
  const axis = uprightAxis([0, ...values], edges);
  const hasFigures = values.some((value) => !isOnGrid(axis, value));
  if (!hasFigures) return { axis, hasFigures };

  return { axis: uprightAxis([0, ...values], { ...edges, top: edges.top + FIGURE_ROOM }), hasFigures };
}

type CategoryLabels = { height: number; draw: (index: number, x: number, y: number) => string };

type SeriesPlace = {
  band: ReturnType<typeof scaleBand<string>>;
  axis: Axis;
  count: number;
  index: number;
  hasFigures: boolean;
};

function drawSeries(categories: readonly string[], values: readonly number[], place: SeriesPlace): string {
  const { band, axis, count, index, hasFigures } = place;
  const width = band.bandwidth() / count;

  return categories
    .map((name, at) => {
      const value = values[at] ?? 0;
      const x = (band(name) ?? 0) + index * width;
      const y = axis.scale(value);
      const figure = words(numberWords(value), [x + width / 2, y - 8], { size: 12 });

      return bar(index, { x, y, width, height: axis.scale(0) - y }) + (hasFigures ? figure : '');
    })
    .join('');
}

/** Plain, striped one way, striped the other way, white. */
function bar(index: number, box: { x: number; y: number; width: number; height: number }): string {
  const fill = index === 0 ? (SERIES_COLORS[0] ?? INK) : index < 3 ? `url(#stripes-${index})` : PAPER;

  return element('rect', { ...box, fill, stroke: INK });
}

const PATTERNS = element(
  'defs',
  {},
  ...[1, 2].map((index) =>
    element(
      'pattern',
      {
        id: `stripes-${index}`,
        width: 6,
        height: 6,
        patternUnits: 'userSpaceOnUse',
        patternTransform: `rotate(${index === 1 ? 45 : -45})`,
      },
      element('rect', { width: 6, height: 6, fill: PAPER }),
      element('rect', { width: 2.5, height: 6, fill: SERIES_COLORS[index] }),
    ),
  ),
);

/** Below each other where the words fit between the bars, if need be a little smaller; else turned. */
function categoryLabels(categories: readonly string[], width: number): CategoryLabels {
  const slot = width / categories.length - 4;
  for (const size of LABEL_SIZES) {
    const names = categories.map((name) => wrapped(name, slot, { size }));
    const fits = names.every(
      (parts) => parts.length <= LABEL_LINES_MAX && parts.every((part) => textWidth(part, { size }) <= slot),
    );
    if (fits) {
      const height = Math.max(...names.map((parts) => parts.length)) * LINE_HEIGHT + 4;

      return { height, draw: (index, x, y) => lines(names[index] ?? [], [x, y + TEXT_SIZE], { size }) };
    }
  }

  return turnedLabels(categories);
}

function turnedLabels(categories: readonly string[]): CategoryLabels {
  const longest = Math.max(...categories.map((name) => textWidth(name)));

  return {
    height: longest * Math.sin((-TURN * Math.PI) / 180) + 8,
    draw: (index, x, y) => words(categories[index] ?? '', [x + 4, y + 9], { anchor: 'end', turn: TURN }),
  };
}

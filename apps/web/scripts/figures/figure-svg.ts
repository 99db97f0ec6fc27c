import { barChart } from './bar-chart.ts';
import { figureWords } from './figure-words.ts';
import type { Figure } from './figure-schema.ts';
import { flow } from './flow.ts';
import { plane } from './plane.ts';
import { pointChart } from './point-chart.ts';
import { shape } from './shape.ts';
import { element, escaped, INK, PAPER, SIZE } from './svg.ts';

/** The reader's own: a picture may not load a font. */
const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', Arial, sans-serif";

/** A figure as an SVG file, on white paper in every theme. */
export function figureSvg(figure: Figure): string {
  const { title, description } = figureWords(figure);

  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: SIZE,
      height: SIZE,
      viewBox: `0 0 ${SIZE} ${SIZE}`,
      role: 'img',
      'font-family': FONT,
      fill: INK,
    },
    element('title', {}, escaped(title)),
    element('desc', {}, escaped(description)),
    ARROW,
    element('rect', { width: SIZE, height: SIZE, fill: PAPER }),
    drawingOf(figure),
  );
}

function drawingOf(figure: Figure): string {
  switch (figure.kind) {
    case 'bar':
      return barChart(figure);
    case 'line':
    case 'scatter':
      return pointChart(figure);
    case 'plane':
      return plane(figure);
    case 'shape':
      return shape(figure);
    case 'flow':
    default:
      return flow(figure);
  }
}

const ARROW = element(
  'defs',
  {},
  element(
    'marker',
    {
      id: 'arrow',
      viewBox: '0 0 10 10',
      refX: 8,
      refY: 5,
      markerWidth: 9,
      markerHeight: 9,
      markerUnits: 'userSpaceOnUse',
      orient: 'auto-start-reverse',
    },
    element('path', { d: 'M0 1L9 5L0 9Z', fill: 'context-stroke' }),
  ),
);

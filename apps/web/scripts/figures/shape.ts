import type { ShapeFigure } from './figure-schema.ts';
import { element, INK, line, MARGIN, type Point, SERIES_COLORS, SIZE, TEXT_SIZE, words } from './svg.ts';
import { textWidth } from './text-width.ts';

/** In turn, so that an area inside another is seen as an area of its own. */
const FILLS = ['#eaf2ef', '#f7e3cc'];
const COLOR = SERIES_COLORS[0] ?? INK;
const LABEL = { size: 14 };
/** Half the height of a label. */
const LABEL_ROOM = TEXT_SIZE * 0.7;
const ROOM = SIZE - 2 * MARGIN;

/** What must be seen: a place in the figure's own units, and how much room it takes around that, in units of the drawing. */
type Extent = { at: Point; across: number; up: number };

/** Polygons, circles, segments and labels, as large as the square allows. */
export function shape(figure: ShapeFigure): string {
  const { polygons, circles, segments, labels } = figure;
  const extents = extentsOf(figure);
  const scale = largestScale(extents);
  const across = span(extents.map(({ at, across: room }) => ({ center: at[0] * scale, room })));
  const upright = span(extents.map(({ at, up }) => ({ center: at[1] * scale, room: up })));
  const place = ([x, y]: Point): Point => [
    SIZE / 2 + x * scale - (across.low + across.high) / 2,
    SIZE / 2 - y * scale + (upright.low + upright.high) / 2,
  ];
  const style = (index: number) => ({
    fill: FILLS[index % FILLS.length],
    stroke: COLOR,
    'stroke-width': 2,
    'stroke-linejoin': 'round',
  });

  return [
    ...polygons.map((corners, index) =>
      element('polygon', {
        points: corners.map((corner) => place(corner).map(shortened).join(',')).join(' '),
        ...style(index),
      }),
    ),
    ...circles.map(({ center, radius }, index) => {
      const [cx, cy] = place(center);

      return element('circle', { cx, cy, r: radius * scale, ...style(polygons.length + index) });
    }),
    ...segments.map(({ from, to, dashed = false }) =>
      line(place(from), place(to), { color: COLOR, width: 2, dash: dashed ? '6 4' : undefined }),
    ),
    ...labels.map(({ at, text }) => words(text, place(at), LABEL)),
  ].join('');
}

function extentsOf({ polygons, circles, segments, labels }: ShapeFigure): Extent[] {
  const corners = [
    ...polygons.flat(),
    ...segments.flatMap(({ from, to }) => [from, to]),
    ...circles.flatMap(({ center: [x, y], radius }): Point[] => [
      [x - radius, y - radius],
      [x + radius, y + radius],
    ]),
  ];

  return [
    ...corners.map((at): Extent => ({ at, across: 2, up: 2 })),
    ...labels.map(({ at, text }): Extent => ({ at, across: textWidth(text, LABEL) / 2, up: LABEL_ROOM })),
  ];
}

/** Words keep their size while the rest grows, so the largest scale at which all fits is looked for. */
function largestScale(extents: readonly Extent[]): number {
  const fits = (scale: number) => {
    const across = span(extents.map(({ at, across: room }) => ({ center: at[0] * scale, room })));
    const upright = span(extents.map(({ at, up }) => ({ center: at[1] * scale, room: up })));

    return across.high - across.low <= ROOM && upright.high - upright.low <= ROOM;
  };
  let low = 0;
  let high = 1_000;
  for (let round = 0; round < 40; round += 1) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }

  return low;
}

function span(parts: readonly { center: number; room: number }[]): { low: number; high: number } {
  return {
    low: Math.min(...parts.map(({ center, room }) => center - room)),
    high: Math.max(...parts.map(({ center, room }) => center + room)),
  };
}

function shortened(value: number): string {
  return value.toFixed(1);
}

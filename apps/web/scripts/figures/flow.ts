import type { FlowFigure } from './figure-schema.ts';
import { element, INK, LINE_HEIGHT, line, lines, type Point, SIZE, words } from './svg.ts';
import { textWidth, wrapped } from './text-width.ts';

const PADDING = 5;
const GAP = 12;
const ARROW_GAP = 22;
const EDGE = 6;
const LABEL_GAP = 6;
const BOX_FILL = '#eaf2ef';
const ROOM = SIZE - 2 * EDGE;
/** Tried in turn until the words fit. */
const TEXT_SIZES = [14, 13, 12];

type Box = FlowFigure['boxes'][number];
type Grid = Pick<FlowFigure, 'boxes' | 'arrows'>;
type Look = { size: number };
type Placed = { center: Point; width: number; height: number; text: string[] };

/** Boxes at their places in a grid, joined by arrows. Turned on its side where the words fit better so. */
export function flow({ boxes, arrows }: FlowFigure): string {
  const grid = { boxes, arrows };
  const turned = { boxes: boxes.map((box) => ({ ...box, column: box.row, row: box.column })), arrows };
  const layouts = TEXT_SIZES.flatMap((size) => [layoutOf(grid, { size }), layoutOf(turned, { size })]);
  const fitting =
    layouts.find(({ overflow }) => overflow === 0) ?? layouts.toSorted((a, b) => a.overflow - b.overflow)[0];
  if (!fitting) return '';

  const { placed, look } = fitting;
  const boxOf = new Map(boxes.map(({ id }, index) => [id, placed[index]]));
  const drawn = arrows.flatMap(({ from, to, text }) => arrowBetween(boxOf.get(from), boxOf.get(to), text));

  return [
    ...drawn.map(({ start, end }) => line(start, end, { arrow: 'end' })),
    ...placed.map((box) => drawBox(box, look)),
    ...drawn.filter(({ text }) => text !== '').map((arrow) => drawLabel(arrow, drawn, look)),
  ].join('');
}

function layoutOf({ boxes, arrows }: Grid, look: Look): { placed: Placed[]; overflow: number; look: Look } {
  const columns = Math.max(...boxes.map(({ column }) => column)) + 1;
  const rows = Math.max(...boxes.map(({ row }) => row)) + 1;
  const apart = columnsApart(boxes, columns);
  const gap = gapBetween({ boxes, arrows }, apart, look);
  // The outer boxes reach half their width beyond the middles of the outer columns.
  const pitch = (ROOM + gap) / (columns - 1 + apart);
  const width = Math.min(apart * pitch - gap, ROOM * 0.75);
  const left = SIZE / 2 - ((columns - 1) * pitch) / 2;
  const placed = boxes.map(({ column, row, text }): Placed => {
    const parts = wrapped(text, width - 2 * PADDING, look);

    return {
      center: [left + column * pitch, EDGE + ((row + 0.5) * ROOM) / rows],
      width,
      height: parts.length * LINE_HEIGHT + 2 * PADDING,
      text: parts,
    };
  });

  return { placed, overflow: overflowOf(placed, look), look };
}

/** How many columns lie between neighbours of a row, at the least: where each second place is empty, boxes may be wider. */
function columnsApart(boxes: readonly Box[], columns: number): number {
  const distances = boxes.flatMap((one) =>
    boxes
      .filter((other) => other.row === one.row && other.column > one.column)
      .map((other) => other.column - one.column),
  );

  return Math.min(columns, 2, ...distances);
}

/** Neighbours of a row stand further apart where an arrow, or an arrow with words, goes between them. */
function gapBetween({ boxes, arrows }: Grid, apart: number, look: Look): number {
  const boxOf = new Map(boxes.map((box) => [box.id, box]));
  const gaps = arrows
    .filter(({ from, to }) => boxOf.get(from)?.row === boxOf.get(to)?.row)
    .filter(
      ({ from, to }) => Math.abs((boxOf.get(from)?.column ?? 0) - (boxOf.get(to)?.column ?? 0)) === apart,
    )
    .map(({ text }) => (text === '' ? ARROW_GAP : textWidth(text, look) + 2 * ARROW_GAP));

  return Math.max(GAP, ...gaps);
}

/** How far words reach out of their boxes, and boxes into each other's room, in all. */
function overflowOf(placed: readonly Placed[], look: Look): number {
  const wide = placed.flatMap(({ text, width }) =>
    text.map((part) => textWidth(part, look) - (width - 2 * PADDING)),
  );
  const tall = placed.flatMap((one) =>
    placed
      .filter((other) => other.center[1] > one.center[1])
      .filter((other) => Math.abs(other.center[0] - one.center[0]) < one.width)
      .map((other) => (one.height + other.height) / 2 + ARROW_GAP - (other.center[1] - one.center[1])),
  );

  return [...wide, ...tall].filter((amount) => amount > 0).reduce((sum, amount) => sum + amount, 0);
}

function drawBox({ center: [x, y], width, height, text }: Placed, look: Look): string {
  return (
    element('rect', {
      x: x - width / 2,
      y: y - height / 2,
      width,
      height,
      rx: 6,
      fill: BOX_FILL,
      stroke: INK,
      'stroke-width': 1.5,
    }) + lines(text, [x, y - ((text.length - 1) * LINE_HEIGHT) / 2], look)
  );
}

type Arrow = { start: Point; end: Point; text: string };

function arrowBetween(from: Placed | undefined, to: Placed | undefined, text: string): Arrow[] {
  if (!from || !to) return [];

  return [{ start: edgeTowards(from, to.center, 1), end: edgeTowards(to, from.center, 3), text }];
}

/** On the middle of its arrow; where another arrow's words are in the way, beside it, on the outer side. */
function drawLabel(arrow: Arrow, arrows: readonly Arrow[], look: Look): string {
  const [x, y] = middleOf(arrow);
  const isInTheWay = arrows.some((other) => {
    const [otherX, otherY] = middleOf(other);
    const room = (textWidth(arrow.text, look) + textWidth(other.text, look)) / 2;

    return (
      other !== arrow &&
      other.text !== '' &&
      Math.abs(otherX - x) < room &&
      Math.abs(otherY - y) < LINE_HEIGHT
    );
  });
  if (!isInTheWay) return words(arrow.text, [x, y], { ...look, halo: true });

  const isLeft = x < SIZE / 2;
  const room = (isLeft ? x : SIZE - x) - LABEL_GAP - EDGE;
  const parts = wrapped(arrow.text, room, look);
  const top = y - ((parts.length - 1) * LINE_HEIGHT) / 2;

  return lines(parts, [x + (isLeft ? -LABEL_GAP : LABEL_GAP), top], {
    ...look,
    halo: true,
    anchor: isLeft ? 'end' : 'start',
  });
}

function middleOf({ start, end }: Arrow): Point {
  return [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
}

/** Where the line from a box's middle to a place leaves the box, and a little further. */
function edgeTowards({ center, width, height }: Placed, target: Point, distance: number): Point {
  const across = target[0] - center[0];
  const down = target[1] - center[1];
  const length = Math.hypot(across, down);
  const share = Math.min(width / 2 / Math.abs(across), height / 2 / Math.abs(down)) + distance / length;

  return [center[0] + across * share, center[1] + down * share];
}

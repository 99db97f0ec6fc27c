import { rowsOf, WIDE_GAP } from './lines.ts';
import type { PdfPage, PdfPiece } from './pdf-page.ts';

/** Pieces with nothing but gaps between words among them: they belong together, whatever stands above and below. */
type Segment = { pieces: PdfPiece[]; text: string; x: number; width: number; y: number };

/** The gutter between two columns lies in the middle part of the page. */
const MIDDLE = { from: 0.3, to: 0.7 };
const STEP_POINTS = 2;
const MIN_GUTTER_POINTS = 10;
const MIN_PIECES_A_SIDE = 6;
/** So few of the pieces may run across the gutter: titles over both columns. */
const MAX_CROSSING = 0.1;
/** How much of the page's text height both columns must share: a table at the foot makes no columns. */
const MIN_SHARED_HEIGHT = 0.5;

const OPTION_START = /^\(?[B-Jb-j][.)\]]/;
const QUESTION_START = /^(?:Q(?:uestion)?\s*[:.]?\s*\d*|\(?\d+[.):])/i;

/**
 * The pieces of a page in reading order: one group for a page of one column; for two columns, first the left one and
 * then the right one of each part between titles that run across both.
 */
export function columnsOf(page: PdfPage): PdfPiece[][] {
  const segments = rowsOf(page.pieces).flatMap(segmentsOf);
  const gutter = findGutter(page.width, segments);
  if (gutter === undefined) return [page.pieces];

  const groups: PdfPiece[][] = [];
  let left: PdfPiece[] = [];
  let right: PdfPiece[] = [];
  for (const segment of segments.toSorted((a, b) => b.y - a.y)) {
    if (crosses(segment, gutter)) {
      groups.push(left, right, segment.pieces);
      [left, right] = [[], []];
    } else if (segment.x < gutter) left.push(...segment.pieces);
    else right.push(...segment.pieces);
  }

  return [...groups, left, right].filter((group) => group.length > 0);
}

/** In letters of one width the gaps between words stand below each other; only a wide gap parts columns. */
function segmentsOf(row: readonly PdfPiece[]): Segment[] {
  const segments: Segment[] = [];
  let right = Number.NEGATIVE_INFINITY;
  for (const piece of row.toSorted((a, b) => a.x - b.x)) {
    if (piece.text.trim() === '') continue;
    const open = segments.at(-1);
    if (open === undefined || piece.x - right > piece.height * WIDE_GAP) {
      segments.push({ pieces: [piece], text: piece.text, x: piece.x, width: piece.width, y: piece.y });
    } else {
      open.pieces.push(piece);
      open.text += piece.text;
      open.width = piece.x + piece.width - open.x;
    }
    right = Math.max(right, piece.x + piece.width);
  }

  return segments;
}

/** Where the empty strip between two columns is; undefined for a page of one column. */
function findGutter(width: number, inked: readonly Segment[]): number | undefined {
  let best: { x: number; width: number } | undefined;
  let start: number | undefined;
  for (let x = width * MIDDLE.from; x <= width * MIDDLE.to; x += STEP_POINTS) {
    const crossing = inked.filter((piece) => crosses(piece, x)).length;
    const isFree = crossing <= inked.length * MAX_CROSSING;
    if (isFree) start ??= x;
    if (start !== undefined && (!isFree || x + STEP_POINTS > width * MIDDLE.to)) {
      if (best === undefined || x - start > best.width) best = { x: (start + x) / 2, width: x - start };
      start = undefined;
    }
  }
  if (best === undefined || best.width < MIN_GUTTER_POINTS) return undefined;

  return isReallyTwoColumns(inked, best.x) ? best.x : undefined;
}

/** Options set side by side leave a gap too: then the right side holds options, and no question begins there. */
function isReallyTwoColumns(pieces: readonly Segment[], gutter: number): boolean {
  const left = pieces.filter(({ x, width }) => x + width <= gutter);
  const right = pieces.filter(({ x }) => x >= gutter);
  if (Math.min(left.length, right.length) < MIN_PIECES_A_SIDE) return false;

  const options = right.filter(({ text }) => OPTION_START.test(text.trim())).length;
  const starts = right.filter(({ text }) => QUESTION_START.test(text.trim())).length;
  if (options > right.length / 2 || (options > 0 && starts === 0)) return false;

  const shared = Math.min(topOf(left), topOf(right)) - Math.max(bottomOf(left), bottomOf(right));

  return shared >= (topOf(pieces) - bottomOf(pieces)) * MIN_SHARED_HEIGHT;
}

function crosses({ x, width }: Segment, gutter: number): boolean {
  return x < gutter && x + width > gutter;
}

function topOf(pieces: readonly Segment[]): number {
  return pieces.reduce((top, { y }) => Math.max(top, y), 0);
}

function bottomOf(pieces: readonly Segment[]): number {
  return pieces.reduce((bottom, { y }) => Math.min(bottom, y), Number.MAX_VALUE);
}

import type { PdfPage, PdfPiece } from './pdf-page.ts';

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
  const gutter = findGutter(page);
  if (gutter === undefined) return [page.pieces];

  const groups: PdfPiece[][] = [];
  let left: PdfPiece[] = [];
  let right: PdfPiece[] = [];
  for (const piece of page.pieces.toSorted((a, b) => b.y - a.y)) {
    if (crosses(piece, gutter)) {
      groups.push(left, right, [piece]);
      [left, right] = [[], []];
    } else if (piece.x < gutter) left.push(piece);
    else right.push(piece);
  }

  return [...groups, left, right].filter((group) => group.length > 0);
}

/** Where the empty strip between two columns is; undefined for a page of one column. */
function findGutter({ width, pieces }: PdfPage): number | undefined {
  const inked = pieces.filter(({ text }) => text.trim() !== '');
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
function isReallyTwoColumns(pieces: readonly PdfPiece[], gutter: number): boolean {
  const left = pieces.filter(({ x, width }) => x + width <= gutter);
  const right = pieces.filter(({ x }) => x >= gutter);
  if (Math.min(left.length, right.length) < MIN_PIECES_A_SIDE) return false;

  const options = right.filter(({ text }) => OPTION_START.test(text.trim())).length;
  const starts = right.filter(({ text }) => QUESTION_START.test(text.trim())).length;
  if (options > right.length / 2 || (options > 0 && starts === 0)) return false;

  const shared = Math.min(topOf(left), topOf(right)) - Math.max(bottomOf(left), bottomOf(right));

  return shared >= (topOf(pieces) - bottomOf(pieces)) * MIN_SHARED_HEIGHT;
}

function crosses({ x, width }: PdfPiece, gutter: number): boolean {
  return x < gutter && x + width > gutter;
}

function topOf(pieces: readonly PdfPiece[]): number {
  return pieces.reduce((top, { y }) => Math.max(top, y), 0);
}

function bottomOf(pieces: readonly PdfPiece[]): number {
  return pieces.reduce((bottom, { y }) => Math.min(bottom, y), Number.MAX_VALUE);
}

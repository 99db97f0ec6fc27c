import type { PdfLine, PdfPiece } from './pdf-page.ts';

/** Of the letters' height: what lies closer together stands on one line, so that H₂O keeps its 2. */
const SAME_LINE = 0.45;
/** A gap this wide (in heights) is a blank between words … */
const WORD_GAP = 0.15;
/** … and one this wide is a gap of a table, or between two options on a line. */
export const WIDE_GAP = 1.6;
export const WIDE_GAP_TEXT = '    ';

const OPTION_LABEL = /^(?<label>\(?[A-Ja-j][.)\]]\s*)(?<text>\S.*)$/;

/** Puts the pieces of one column together to lines, from the top down, each from left to right. */
export function linesOf(pieces: readonly PdfPiece[]): PdfLine[] {
  const inked = rowsOf(pieces).filter((row) => row.some(({ text }) => text.trim() !== ''));

  return inked.map((row) => lineOf(row.toSorted((a, b) => a.x - b.x)));
}

/** The pieces by the rows on which they stand, from the top down. */
export function rowsOf(pieces: readonly PdfPiece[]): PdfPiece[][] {
  const rows: PdfPiece[][] = [];
  for (const piece of pieces.toSorted((a, b) => b.y - a.y || a.x - b.x)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && first.y - piece.y < Math.max(first.height, piece.height) * SAME_LINE) row.push(piece);
    else rows.push([piece]);
  }

  return rows;
}

function lineOf(pieces: readonly PdfPiece[]): PdfLine {
  let text = '';
  let right = pieces[0]?.x ?? 0;
  for (const piece of pieces) {
    const gap = piece.x - right;
    if (text !== '' && gap > piece.height * WIDE_GAP) text += WIDE_GAP_TEXT;
    else if (text !== '' && gap > piece.height * WORD_GAP && !/\s$/.test(text)) text += ' ';
    // A blank at the start of a piece shows as a gap; without one it comes from a hyphen that was not needed.
    text += piece.text.trim() === '' ? piece.text : piece.text.trimStart();
    // Programs draw blanks as wide as they like: the gap is between the letters.
    if (piece.text.trim() !== '') right = Math.max(right, piece.x + piece.width);
  }
  const left = pieces[0]?.x ?? 0;
  const words = text.trim();
  const firstWord = words.split(' ', 1)[0] ?? '';

  return {
    text: withBoldMarked(words, pieces),
    pieces,
    left,
    right,
    y: Math.max(...pieces.map(({ y }) => y)),
    height: Math.max(...pieces.map(({ height }) => height)),
    firstWordWidth: ((right - left) * firstWord.length) / Math.max(1, words.length),
  };
}

/** An option printed in bold may be the right one: the importer reads Markdown's mark for it. */
function withBoldMarked(text: string, pieces: readonly PdfPiece[]): string {
  const inked = pieces.filter((piece) => piece.text.trim() !== '');
  const isMarked = inked.length > 0 && inked.every(({ isBold }) => isBold);
  const option = isMarked ? OPTION_LABEL.exec(text)?.groups : undefined;

  return option ? `${option['label']}**${option['text']}**` : text;
}

import { type Piece, textPieces } from './pieces.ts';
import { plainFormula } from './plain-formula.ts';

type Part = { kind: 'words' | 'formula'; text: string };

/** A part of a text on one line: plain words, or the TeX of a formula; `at` counts the characters before it. */
export type LinePart = Part & { at: number };

/** What follows is no line: the rows of a table. */
const TABLE = /\n[ \t]*\|/;

/** What TeX is told by where its end is cut off. */
const TEX_SIGNS = /[\\^_{]/;

/** A text for one line of a list: no other marks than those of formulas, nothing cut in the middle of one. */
export function lineParts(text: string, length = Number.POSITIVE_INFINITY): LinePart[] {
  const [beginning = ''] = text.split(TABLE);
  const parts: LinePart[] = [];
  let at = 0;

  for (const part of textPieces(beginning.trim()).map(partOf)) {
    const room = length - at;
    if (part.text.length > room) {
      const cut = part.kind === 'words' ? part.text.slice(0, room).trimEnd() : '';
      return [...parts, { kind: 'words', text: `${cut}…`, at }];
    }
    parts.push({ ...part, at });
    at += part.text.length;
  }

  return beginning === text ? parts : [...parts, { kind: 'words', text: '…', at }];
}

/** The beginning of a text that was cut at some length, without the half of a formula at its end. */
export function withoutCutFormula(text: string): string {
  const pieces = textPieces(text);
  const last = pieces.findLastIndex(({ kind }) => kind === 'dollar');
  const sources = pieces.map(({ source }) => source);
  const rest = sources.slice(last).join('');

  return last !== -1 && TEX_SIGNS.test(rest) ? sources.slice(0, last).join('') : text;
}

/** A text without its marks and its TeX, for places that take plain words only, such as what screen readers are told. */
export function readableText(text: string): string {
  const words = textPieces(text).map((piece) =>
    piece.kind === 'formula' ? plainFormula(piece.tex) : wordsOf(piece),
  );

  return words.join('').replace(/\s+/g, ' ').trim();
}

function partOf(piece: Piece): Part {
  return piece.kind === 'formula'
    ? { kind: 'formula', text: piece.tex.trim() }
    : { kind: 'words', text: wordsOf(piece).replace(/\s+/g, ' ') };
}

function wordsOf({ kind, source }: Piece): string {
  if (kind === 'code') return source.replaceAll('`', '');
  if (kind === 'escape') return source.replace(/^\\(?=[$*_`\\|])/, '');

  return source.replace(/\*\*|__|`|~~/g, '');
}

import { type Piece, textPieces } from './pieces.ts';

/** A text without its marks, for places that take plain words only, such as what screen readers are told. */
export function readableText(text: string): string {
  return textPieces(text).map(wordsOf).join('').replace(/\s+/g, ' ').trim();
}

function wordsOf(piece: Piece): string {
  const { kind, source } = piece;
  if (kind === 'formula') return piece.tex;
  if (kind === 'code') return source.replaceAll('`', '');
  if (kind === 'escape') return source.replace(/^\\(?=[$*_`\\|])/, '');

  return source.replace(/\*\*|__|`|~~/g, '');
}

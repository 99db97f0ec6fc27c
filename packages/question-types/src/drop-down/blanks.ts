const BLANK = /\{\{([\w-]{1,64})\}\}/g;

export type TextPiece = { text: string } | { blankId: string };

/** The text in pieces: words, and the blanks between them. */
export function textWithBlanks(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(BLANK)) {
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ blankId: match[1] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });

  return pieces;
}

/** The ids of the blanks in the order in which they stand in the text. */
export function blankIdsOf(text: string): string[] {
  return textWithBlanks(text).flatMap((piece) => ('blankId' in piece ? [piece.blankId] : []));
}

import { TEXT_SIZE } from './svg.ts';

/** Shares of the font size as the widest of the common system fonts has them: no text may leave its place on any. */
const NARROW = 0.36;
const WIDE = 0.8;
const OTHERS = 0.62;
const BOLD = 1.14;

type Look = { size?: number; bold?: boolean };

/** How wide a text will be at most; the font is the reader's own, so this is an estimate on the safe side. */
export function textWidth(text: string, { size = TEXT_SIZE, bold = false }: Look = {}): number {
  const shares = [...text].map((letter) => {
    if (/[ijl.,:;'’|!()[\]ftr ]/.test(letter)) return NARROW;

    return /[A-Zmw%@—]/.test(letter) ? WIDE : OTHERS;
  });

  return size * (bold ? BOLD : 1) * shares.reduce((sum, share) => sum + share, 0);
}

/**
 * Breaks a text into lines no wider than that, after dashes and at blanks, but not inside `10–19` or before a unit. A word
 * that is wider stands alone.
 */
export function wrapped(text: string, width: number, look?: Look): string[] {
  const parts = text.split(/(?<=[–—-])(?!\d)|(?<!\d)(?= )|(?= \S{3})/);
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(last + part, look) <= width) lines[lines.length - 1] = last + part;
    else lines.push(part.trim());
  }

  return lines;
}

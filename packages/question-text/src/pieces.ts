/** A part of a text; the `source` of all parts in a row is the text. */
export type Piece =
  /** `escape` is a backslash and what it escapes; `dollar` is one that is no fence: money. */
  | { kind: 'words' | 'code' | 'escape' | 'dollar'; source: string }
  | { kind: 'formula'; source: string; tex: string; isDisplay: boolean };

const BLANK_LINE = /\n[ \t]*\n/;
const ORDINARY = /[^\\`$]+/y;
const BACKTICKS = /`+/y;
/** No formula of an exam comes near it. */
const MAX_DEPTH = 24;

/**
 * Tells TeX from amounts of money, by Pandoc's rule: a dollar opens TeX when something other than a space follows it,
 * and the next dollar closes it when something other than a space stands before it and no digit right after it. So
 * `costs $5 or $10` holds no TeX. Neither does code.
 */
export function textPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  /** Lengths of rows of backticks that nothing closes: to look for an end again and again would take its time. */
  const unclosed = new Set<number>();

  for (let position = 0; position < text.length;) {
    const piece = pieceAt(text, position, unclosed);
    pieces.push(piece);
    position += piece.source.length;
  }

  return pieces;
}

/** The same text for a Markdown parser, whose own rule for dollars is looser: those of money come back escaped. */
export function escapeLooseDollars(text: string): string {
  return textPieces(text)
    .map((piece) => {
      if (piece.kind === 'dollar') return '\\$';

      return piece.kind === 'formula' ? fenced(piece) : piece.source;
    })
    .join('');
}

function pieceAt(text: string, position: number, unclosed: Set<number>): Piece {
  switch (text.charAt(position)) {
    case '\\':
      return { kind: 'escape', source: text.slice(position, position + 2) };
    case '`':
      return codeAt(text, position, unclosed);
    case '$':
      return formulaAt(text, position) ?? { kind: 'dollar', source: '$' };
    default:
      return { kind: 'words', source: matchAt(ORDINARY, text, position) };
  }
}

/** Code ends at the next row of as many backticks, in the same paragraph; without one the backticks are words. */
function codeAt(text: string, position: number, unclosed: Set<number>): Piece {
  const fence = matchAt(BACKTICKS, text, position);
  const start = position + fence.length;
  const end = unclosed.has(fence.length) ? undefined : closingBackticks(text, start, fence.length);
  if (end === undefined) unclosed.add(fence.length);
  if (end === undefined || BLANK_LINE.test(text.slice(start, end))) return { kind: 'words', source: fence };

  return { kind: 'code', source: text.slice(position, end + fence.length) };
}

function closingBackticks(text: string, start: number, length: number): number | undefined {
  for (let at = text.indexOf('`', start); at !== -1; at = text.indexOf('`', at)) {
    const row = matchAt(BACKTICKS, text, at).length;
    if (row === length) return at;
    at += row;
  }

  return undefined;
}

function formulaAt(text: string, position: number): Piece | undefined {
  const fence = text.startsWith('$$', position) ? '$$' : '$';
  const isDisplay = fence === '$$';
  const start = position + fence.length;
  const end = closingFence(text, start, fence);
  if (end === undefined) return undefined;

  const tex = text.slice(start, end);
  if (tex.trim() === '' || BLANK_LINE.test(tex) || isTooDeep(tex)) return undefined;
  if (!isDisplay && (/^\s|\s$/.test(tex) || /\d/.test(text.charAt(end + 1)))) return undefined;

  return { kind: 'formula', source: fence + tex + fence, tex, isDisplay };
}

/** What opens and closes a group of TeX; an escaped brace is a sign like others. */
const GROUP = /\\(?:left|right|begin|end)(?![a-z])|\\[^]|[{}]/gi;
const OPENING = new Set(['{', '\\left', '\\begin']);
const CLOSING = new Set(['}', '\\right', '\\end']);

/** Layouts of groups within groups take ever more room and time; some hundred crash a browser's tab. */
function isTooDeep(tex: string): boolean {
  let depth = 0;
  for (const [sign] of tex.matchAll(GROUP)) {
    if (OPENING.has(sign)) depth += 1;
    if (CLOSING.has(sign)) depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }

  return false;
}

/** Where the next unescaped fence begins. */
function closingFence(text: string, start: number, fence: string): number | undefined {
  for (let index = start; index < text.length; index += 1) {
    if (text.charAt(index) === '\\') index += 1;
    else if (text.startsWith(fence, index)) return index;
  }

  return undefined;
}

/** To the Markdown parser a lone dollar inside ends the formula even when it is escaped; a longer fence prevents that. */
function fenced({ source, tex, isDisplay }: Piece & { kind: 'formula' }): string {
  return !isDisplay && tex.includes('$') ? `$$${tex}$$` : source;
}

/** What a sticky pattern finds right there; the caller has seen that it finds something. */
function matchAt(pattern: RegExp, text: string, position: number): string {
  pattern.lastIndex = position;

  return pattern.exec(text)?.[0] ?? '';
}

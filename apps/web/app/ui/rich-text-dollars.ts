/**
 * Tells TeX fences from amounts of money, by Pandoc's rule.
 *
 * A dollar opens TeX when something other than a space follows it, and the next dollar closes it when something
 * other than a space stands before it and no digit right after it. So `costs $5 or $10` holds no TeX. Every dollar
 * that is no fence comes back escaped, so that the Markdown parser, whose own rule is looser, leaves it alone.
 */
export function escapeLooseDollars(text: string): string {
  let result = '';
  let position = 0;

  while (position < text.length) {
    const piece = nextPiece(text, position);
    result += piece.output;
    position += piece.length;
  }

  return result;
}

/** Whether any TeX is left in a text whose loose dollars were escaped. */
export function holdsTex(escapedText: string): boolean {
  return /(?<!\\)(?:\\\\)*\$/.test(escapedText.replace(CODE_SPAN, ''));
}

type Piece = { length: number; output: string };

const CODE_SPAN = /(`+)[^`](?:[\s\S]*?[^`])?\1(?!`)/g;
const CODE_SPAN_HERE = new RegExp(CODE_SPAN.source, 'y');
const BLANK_LINE = /\n[ \t]*\n/;

function nextPiece(text: string, position: number): Piece {
  const character = text.charAt(position);
  if (character === '\\') return asIs(text.slice(position, position + 2));
  if (character === '`') return asIs(codeSpanAt(text, position));
  if (character === '$') return tex(text, position) ?? { length: 1, output: '\\$' };

  return asIs(character);
}

function tex(text: string, position: number): Piece | undefined {
  const fence = text.startsWith('$$', position) ? '$$' : '$';
  const start = position + fence.length;
  const end = closingFence(text, start, fence);
  if (end === undefined) return undefined;

  const formula = text.slice(start, end);
  const isDisplay = fence === '$$';
  if (formula.trim() === '' || BLANK_LINE.test(formula)) return undefined;
  if (!isDisplay && (/^\s|\s$/.test(formula) || /\d/.test(text.charAt(end + 1)))) return undefined;

  // To the Markdown parser a lone dollar inside ends the formula even when it is escaped; a longer fence prevents that.
  const outputFence = !isDisplay && formula.includes('$') ? '$$' : fence;

  return { length: end + fence.length - position, output: outputFence + formula + outputFence };
}

/** Where the next unescaped fence begins. */
function closingFence(text: string, start: number, fence: string): number | undefined {
  for (let index = start; index < text.length; index += 1) {
    if (text.charAt(index) === '\\') index += 1;
    else if (text.startsWith(fence, index)) return index;
  }

  return undefined;
}

function codeSpanAt(text: string, position: number): string {
  CODE_SPAN_HERE.lastIndex = position;

  return CODE_SPAN_HERE.exec(text)?.[0] ?? '`';
}

function asIs(piece: string): Piece {
  return { length: piece.length, output: piece };
}

import { skipBlanks } from '../blanks.ts';
import { CASE_BIT, codeAt, isDigit, isGap, isLetter } from './codes.ts';
import { type LineSight, shareSight } from './line-sight.ts';

const DOT = 0x2e;
const COLON = 0x3a;
const ROUND = 0x29;
const SQUARE = 0x5d;
const TAB = 0x09;
const SMALL_A = 0x61;

/** The label of an option at this place: `A)`, `A.`, `(A)`, `[A]`, `A:`, `A - ` or a letter and a tab. */
export function readOptionLabel(line: string, at: number): LineSight | undefined {
  const first = codeAt(line, at);
  const isBracketed = first === 0x28 || first === 0x5b;
  const letterAt = isBracketed ? at + 1 : at;
  const letter = codeAt(line, letterAt);
  if (!isLetter(letter)) return undefined;

  const next = codeAt(line, letterAt + 1);
  // Most lines start with a word: one look at its second letter ends the search.
  if (isLetter(next) || isDigit(next)) return undefined;

  const isSmall = letter >= SMALL_A;
  if (isBracketed) {
    const closing = first === 0x28 ? ROUND : SQUARE;
    if (next !== closing) return undefined;
    return labelOf(
      letter,
      closing === ROUND ? (isSmall ? '(a)' : '(A)') : isSmall ? '[a]' : '[A]',
      letterAt + 2,
    );
  }

  return readPlainLabel(line, letterAt, letter, isSmall ? 'a' : 'A');
}

function readPlainLabel(
  line: string,
  letterAt: number,
  letter: number,
  shown: string,
): LineSight | undefined {
  const signAt = skipBlanks(line, letterAt + 1);
  const sign = codeAt(line, signAt);
  const afterSign = codeAt(line, signAt + 1);
  if (sign === ROUND) return labelOf(letter, `${shown})`, signAt + 1);
  if (signAt === letterAt + 1) {
    if (sign === SQUARE) return labelOf(letter, `${shown}]`, signAt + 1);
    if (sign === COLON) return labelOf(letter, `${shown}:`, signAt + 1);
    if (sign === DOT && afterSign === ROUND) return labelOf(letter, `${shown})`, signAt + 2);
    // A full-width dot brings its own gap.
    const isWideDot = line.charCodeAt(signAt) !== DOT;
    if (sign === DOT && (isGap(afterSign) || isWideDot)) return labelOf(letter, `${shown}.`, signAt + 1);
    if (sign === DOT && afterSign !== DOT) return labelOf(letter, `${shown}.x`, signAt + 1);
  } else if (isDash(sign) && isGap(afterSign)) {
    return labelOf(letter, `${shown} -`, signAt + 1);
  } else if (codeAt(line, letterAt + 1) === TAB && signAt < line.length) {
    return labelOf(letter, `${shown} `, signAt);
  }

  return undefined;
}

function labelOf(letter: number, style: string, contentStart: number): LineSight {
  return shareSight('option', contentStart, style, (letter | CASE_BIT) - SMALL_A);
}

function isDash(code: number): boolean {
  return code === 0x2d || code === 0x2013 || code === 0x2014;
}

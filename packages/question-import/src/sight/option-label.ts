import { skipBlanks } from '../blanks.ts';
import {
  CASE_BIT,
  CLOSING_BRACKET,
  CLOSING_SQUARE,
  codeAt,
  COLON,
  DOT,
  isDigit,
  isGap,
  isLetter,
  OPENING_BRACKET,
  OPENING_SQUARE,
  SMALL_A,
  STAR,
  TAB,
  UNDERSCORE,
} from '../character-codes.ts';
import { type LineSight, makeSight, SharedSights } from './line-sight.ts';
import { romanPlace } from './settle-labels.ts';

/** The sights of labels that differ in nothing but the letter. */
type LabelStyle = { capital: SharedSights; small: SharedSights };

const STYLES = {
  round: labelStyle('A)', 'a)'),
  square: labelStyle('A]', 'a]'),
  colon: labelStyle('A:', 'a:'),
  dot: labelStyle('A.', 'a.'),
  dotWithoutGap: labelStyle('A.x', 'a.x'),
  dash: labelStyle('A -', 'a -'),
  tab: labelStyle('A ', 'a '),
  inRound: labelStyle('(A)', '(a)'),
  inSquare: labelStyle('[A]', '[a]'),
};

function labelStyle(capital: string, small: string): LabelStyle {
  return { capital: new SharedSights('option', capital), small: new SharedSights('option', small) };
}

/** The label of an option at this place: `A)`, `A.`, `(A)`, `[A]`, `A:`, `A - ` or a letter and a tab. */
export function readOptionLabel(line: string, at: number): LineSight | undefined {
  const first = codeAt(line, at);
  const isBracketed = first === OPENING_BRACKET || first === OPENING_SQUARE;
  const letterAt = isBracketed ? at + 1 : at;
  const letter = codeAt(line, letterAt);
  if (!isLetter(letter)) return undefined;

  const next = codeAt(line, letterAt + 1);
  // Most lines start with a word: one look at its letters ends the search.
  if (isLetter(next))
    return isRomanLetter(letter) && isRomanLetter(next) ? readRomanLabel(line, at, letterAt) : undefined;
  if (isDigit(next)) return undefined;

  if (!isBracketed) return readPlainLabel(line, letterAt, letter);
  if (next !== (first === OPENING_BRACKET ? CLOSING_BRACKET : CLOSING_SQUARE)) return undefined;

  return labelOf(first === OPENING_BRACKET ? STYLES.inRound : STYLES.inSquare, letter, letterAt + 2);
}

/** `ii)`, `iii.`, `(iv)`. */
function readRomanLabel(line: string, at: number, letterAt: number): LineSight | undefined {
  let end = letterAt;
  while (isRomanLetter(codeAt(line, end)) && end - letterAt < 5) end += 1;
  const value = romanPlace(line.slice(letterAt, end));
  const sign = line.charAt(end);
  const isClosed =
    letterAt > at
      ? sign === (line.charAt(at) === '(' ? ')' : ']')
      : sign === ')' || (sign === '.' && isGap(codeAt(line, end + 1)));

  return value > 0 && isClosed ? makeSight('option', end + 1, 'i)', value) : undefined;
}

function isRomanLetter(code: number): boolean {
  const small = code | CASE_BIT;

  return small === 0x69 || small === 0x76 || small === 0x78;
}

function readPlainLabel(line: string, letterAt: number, letter: number): LineSight | undefined {
  const signAt = skipBlanks(line, letterAt + 1);
  const sign = codeAt(line, signAt);
  const afterSign = codeAt(line, signAt + 1);
  if (sign === CLOSING_BRACKET) return labelOf(STYLES.round, letter, signAt + 1);
  if (signAt === letterAt + 1) {
    if (sign === CLOSING_SQUARE) return labelOf(STYLES.square, letter, signAt + 1);
    if (sign === COLON) return labelOf(STYLES.colon, letter, signAt + 1);
    if (isDash(sign) && isGap(afterSign)) return labelOf(STYLES.dash, letter, signAt + 1);
    if (sign === DOT && afterSign === CLOSING_BRACKET) return labelOf(STYLES.round, letter, signAt + 2);
    // A full-width dot brings its own gap, and Markdown's signs are no text.
    const isWideDot = line.charCodeAt(signAt) !== DOT;
    const isFree = isGap(afterSign) || isWideDot || afterSign === STAR || afterSign === UNDERSCORE;
    if (sign === DOT && isFree) return labelOf(STYLES.dot, letter, signAt + 1);
    if (sign === DOT && afterSign !== DOT) return labelOf(STYLES.dotWithoutGap, letter, signAt + 1);
  } else if (isDash(sign) && isGap(afterSign)) {
    return labelOf(STYLES.dash, letter, signAt + 1);
  } else if (codeAt(line, letterAt + 1) === TAB && signAt < line.length) {
    return labelOf(STYLES.tab, letter, signAt);
  }

  return undefined;
}

function labelOf(style: LabelStyle, letter: number, contentStart: number): LineSight {
  const sights = letter >= SMALL_A ? style.small : style.capital;

  return sights.at(contentStart, (letter | CASE_BIT) - SMALL_A);
}

function isDash(code: number): boolean {
  return code === 0x2d || code === 0x2013 || code === 0x2014;
}

import { skipBlanks } from '../blanks.ts';
import {
  BACKSLASH,
  CLOSING_BRACKET,
  CLOSING_SQUARE,
  codeAt,
  isDigit,
  isGap,
  isLetter,
  OPENING_BRACKET,
  OPENING_SQUARE,
  TAB,
} from '../character-codes.ts';
import { type LineSight, makeSight } from './line-sight.ts';
import { isKeyText } from '../key/key-pairs.ts';

const MAX_DIGITS = 4;
/** Numbers that need no sign before the question: `Q1 Which …`, `#1 Which …`. */
const BEFORE_WORDS: ReadonlySet<string> = new Set(['Q1', '#1', 'No. 1']);
/** What may stand on a line behind the number of a page. */
const TOTAL = /^of\s+\d{1,4}\s*$/;
const PAGE_WORD = /^\|\s*p\s?a\s?g\s?e\s*$/i;
const LONGEST_BEHIND_PAGE = 20;

/** A number at this place that can start a question: `1.`, `1)`, `(1)`, `1:`, `1 -`; or a page number alone. */
export function readNumberLabel(line: string, at: number): LineSight | undefined {
  const opening = codeAt(line, at);
  const isBracketed = opening === OPENING_BRACKET || opening === OPENING_SQUARE;
  const digitsAt = isBracketed ? at + 1 : at;
  const digitsEnd = skipDigits(line, digitsAt);
  if (digitsEnd === digitsAt || digitsEnd - digitsAt > MAX_DIGITS) return undefined;

  const value = numberAt(line, digitsAt, digitsEnd);
  if (isBracketed) {
    const closing = opening === OPENING_BRACKET ? CLOSING_BRACKET : CLOSING_SQUARE;
    if (codeAt(line, digitsEnd) !== closing) return undefined;
    return numbered(line, digitsEnd + 1, opening === OPENING_BRACKET ? '(1)' : '[1]', value);
  }

  return readPageNumber(line, digitsEnd, value) ?? readSign(line, digitsEnd, value);
}

/** `3`, `3 of 9`, which may be a page number, and `3 | Page`, which is one. */
function readPageNumber(line: string, digitsEnd: number, value: number): LineSight | undefined {
  const end = skipBlanks(line, digitsEnd);
  if (end === line.length) return makeSight('page', line.length, '1', value);
  if (line.length - digitsEnd > LONGEST_BEHIND_PAGE) return undefined;
  const behind = line.slice(end);
  if (TOTAL.test(behind)) return makeSight('page', line.length, '1', value);

  return PAGE_WORD.test(behind) ? makeSight('page', line.length) : undefined;
}

function readSign(line: string, digitsEnd: number, value: number): LineSight | undefined {
  // Markdown writes `1\.` for a number that starts no list.
  const signAt = codeAt(line, digitsEnd) === BACKSLASH ? digitsEnd + 1 : skipBlanks(line, digitsEnd);
  const sign = line.charAt(signAt);
  const after = codeAt(line, signAt + 1);
  if (sign === ')' || sign === '）') return numbered(line, signAt + 1, '1)', value);
  if (sign === ']') return numbered(line, signAt + 1, '1]', value);
  if (sign === '.' || sign === '．') {
    if (after === CLOSING_BRACKET) return numbered(line, signAt + 2, '1)', value);
    // `1.5 grams` is no number of a question, `1.What` is one.
    return isDigit(after) ? undefined : numbered(line, signAt + 1, '1.', value);
  }
  if (sign === ':' || sign === '：')
    return isDigit(after) ? undefined : numbered(line, signAt + 1, '1:', value);
  const isKeyDash = sign === '-' || sign === '–' || sign === '—';
  if (isKeyDash && (isGap(after) || isKeyText(line, signAt + 1)))
    return numbered(line, signAt + 1, '1 -', value);
  const hasWideGap = codeAt(line, digitsEnd) === TAB || signAt - digitsEnd > 1;
  if (hasWideGap && isQuestionStart(codeAt(line, signAt)) && !isKeyText(line, signAt)) {
    return makeSight('number', signAt, '1 ', value);
  }
  if (sign === '|' || codeAt(line, digitsEnd) === TAB) {
    return isKeyText(line, signAt) ? makeSight('key', signAt, '1', value) : undefined;
  }

  return undefined;
}

/** Letters, and the quote in front of them. */
function isQuestionStart(code: number): boolean {
  return isLetter(code) || code === 0x22 || code === 0x201c;
}

function numbered(line: string, contentStart: number, style: string, value: number): LineSight {
  return makeSight(isKeyText(line, contentStart) ? 'key' : 'number', contentStart, style, value);
}

/** `Question 1:`, `Question 1` alone, `Q1.`, `Q 1)`, `No. 1`, `#1`; the word has been read, `at` is behind it. */
export function readWordedNumber(line: string, at: number, style: string): LineSight | undefined {
  let digitsAt = skipBlanks(line, at);
  while (digitsAt < line.length && '.:#'.includes(line.charAt(digitsAt)))
    digitsAt = skipBlanks(line, digitsAt + 1);
  // `Question (1): …`
  const isBracketed = line.charAt(digitsAt) === '(';
  if (isBracketed) digitsAt += 1;
  const digitsEnd = skipDigits(line, digitsAt);
  if (digitsEnd === digitsAt || digitsEnd - digitsAt > MAX_DIGITS) return undefined;
  if (isBracketed && line.charAt(digitsEnd) !== ')') return undefined;

  const value = numberAt(line, digitsAt, digitsEnd);
  const signAt =
    isBracketed && ':.-–—'.includes(line.charAt(digitsEnd + 1))
      ? digitsEnd + 1
      : skipTotal(line, skipEmphasis(line, digitsEnd));
  const sign = line.charAt(signAt);
  if (signAt === line.length) return makeSight('question', line.length, style, value);
  const keyAt = '.:)-–—='.includes(sign) ? signAt + 1 : signAt;
  if (isKeyText(line, keyAt)) return makeSight('key', keyAt, style, value);
  if ('.:)-–—：/='.includes(sign)) return makeSight('question', signAt + 1, style, value);
  if (isLetter(codeAt(line, signAt)) && BEFORE_WORDS.has(style) && signAt > digitsEnd) {
    return makeSight('question', signAt, style, value);
  }

  return isPointsNote(line, signAt) ? makeSight('question', line.length, style, value) : undefined;
}

/** `Question 3 of 20`. */
function skipTotal(line: string, at: number): number {
  const start = skipBlanks(line, at);
  if (line.slice(start, start + 3).toLowerCase() !== 'of ' && line.charAt(start) !== '/') return start;
  const digitsAt = skipBlanks(line, start + (line.charAt(start) === '/' ? 1 : 3));
  const digitsEnd = skipDigits(line, digitsAt);

  return digitsEnd > digitsAt ? skipBlanks(line, skipEmphasis(line, digitsEnd)) : start;
}

/** `(2 points)`, `2 pts`, `00:45`: what test programs print behind the number of a question. */
function isPointsNote(line: string, at: number): boolean {
  return (
    line.length - at < 24 &&
    /^(?:[([]?\d{1,3}(?:\.\d{1,2})?\s?(?:pts?|points?|marks?|sec|seconds?|min|minutes?)\b\.?[)\]]?|topic \d{1,3}|\d{1,2}:\d{2}(?::\d{2})?)\s*$/i.test(
      line.slice(at),
    )
  );
}

export function skipEmphasis(line: string, at: number): number {
  let index = at;
  while (line.charAt(index) === '*' || line.charAt(index) === '_') index += 1;

  return index;
}

function skipDigits(line: string, at: number): number {
  let index = at;
  while (isDigit(codeAt(line, index))) index += 1;

  return index;
}

function numberAt(line: string, start: number, end: number): number {
  let value = 0;
  for (let index = start; index < end; index += 1) value = value * 10 + codeAt(line, index) - 0x30;

  return value;
}

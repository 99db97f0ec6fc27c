import { isBlankAt, skipBlanks } from '../blanks.ts';
import {
  CASE_BIT,
  CLOSING_BRACKET,
  CLOSING_SQUARE,
  COLON,
  DOT,
  isDigit,
  isLetter,
  SMALL_A,
  SMALL_R,
} from '../character-codes.ts';

/** `answer`: a label like `Ans.` with what it names; `letter` and `number`: labels like `B)` and `3.`. */
export type TextSign = { kind: 'answer' | 'letter' | 'number'; at: number; value: number; style: string };

const EQUALS = 0x3d;
const SMALL_S = 0x73;

const LAST_LABEL = 'j'.charCodeAt(0) - SMALL_A;
const MAX_DIGITS = 3;
const NO_SIGNS: readonly TextSign[] = [];
/** An answer that names no letter. */
export const IN_WORDS = -1;

/** Everything in a text that begins another part of a question wherever it is written. One pass, without a way back. */
export function findSigns(text: string): readonly TextSign[] {
  let signs: TextSign[] | undefined;
  for (let index = 1; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (
      code !== CLOSING_BRACKET &&
      code !== DOT &&
      code !== COLON &&
      code !== EQUALS &&
      code !== CLOSING_SQUARE
    )
      continue;
    const sign = signEndingAt(text, index, code);
    if (sign !== undefined) (signs ??= []).push(sign);
  }

  return signs ?? NO_SIGNS;
}

function signEndingAt(text: string, end: number, code: number): TextSign | undefined {
  const before = text.charCodeAt(end - 1);
  if (code !== CLOSING_BRACKET && code !== CLOSING_SQUARE) {
    const small = before | CASE_BIT;
    if (small === SMALL_S || small === SMALL_R || isBlankAt(text, end - 1)) {
      const answer = answerLabelEndingAt(text, end, code);
      if (answer !== undefined) return answer;
    }
  }
  if (code === COLON || code === EQUALS) return undefined;
  if (code === DOT && end + 1 < text.length && !isBlankAt(text, end + 1)) return undefined;

  return isDigit(before) ? numberEndingAt(text, end) : letterEndingAt(text, end);
}

function letterEndingAt(text: string, end: number): TextSign | undefined {
  const at = end - 1;
  const letter = text.charCodeAt(at);
  const value = (letter | CASE_BIT) - SMALL_A;
  if (!isLetter(letter) || value > LAST_LABEL || !isFree(text, at)) return undefined;

  return { kind: 'letter', at, value, style: styleOf(text, at, end) };
}

function numberEndingAt(text: string, end: number): TextSign | undefined {
  let at = end;
  while (at > 0 && isDigit(text.charCodeAt(at - 1))) at -= 1;
  if (end - at > MAX_DIGITS || !isFree(text, at)) return undefined;

  return { kind: 'number', at, value: Number(text.slice(at, end)), style: styleOf(text, at, end) };
}

/** `Answer:`, `Correct answer =`, `ANS.`; a full stop is a sign of the short form alone. */
function answerLabelEndingAt(text: string, end: number, code: number): TextSign | undefined {
  let wordEnd = end;
  while (wordEnd > 0 && isBlankAt(text, wordEnd - 1)) wordEnd -= 1;
  let at = wordEnd;
  while (at > 0 && wordEnd - at < 8 && isLetter(text.charCodeAt(at - 1))) at -= 1;
  const word = text.slice(at, wordEnd).toLowerCase();
  if (word !== 'ans' && (code === DOT || (word !== 'answer' && word !== 'answers'))) return undefined;

  return { kind: 'answer', at, value: letterBehind(text, end + 1), style: text.charAt(end) };
}

function letterBehind(text: string, from: number): number {
  let at = skipBlanks(text, from);
  if (text.charAt(at) === '(' || text.charAt(at) === '[') at += 1;
  const letter = text.charCodeAt(at);
  const value = (letter | CASE_BIT) - SMALL_A;
  const isAlone = at + 1 >= text.length || isBlankAt(text, at + 1) || ').],;'.includes(text.charAt(at + 1));

  return isLetter(letter) && value <= LAST_LABEL && isAlone ? value : IN_WORDS;
}

function styleOf(text: string, at: number, end: number): string {
  return `${at > 0 && '(['.includes(text.charAt(at - 1)) ? text.charAt(at - 1) : ''}${text.charAt(end)}`;
}

/** Nothing that the label could be a part of stands in front of it. */
function isFree(text: string, at: number): boolean {
  if (at === 0 || isBlankAt(text, at - 1)) return true;
  const before = text.charAt(at - 1);

  return (before === '(' || before === '[') && (at === 1 || isBlankAt(text, at - 2));
}

/** The first label of a run of letters or numbers that rise by one, like `C) … D) …`. */
export function findRun(
  signs: readonly TextSign[],
  kind: 'letter' | 'number',
  isStart: (value: number) => boolean,
): TextSign | undefined {
  let first: TextSign | undefined;
  let due = 0;
  for (const sign of signs) {
    if (sign.kind !== kind) continue;
    if (first !== undefined && sign.value === due && sign.style === first.style) return first;
    if (!isStart(sign.value)) continue;
    first = sign;
    due = sign.value + 1;
  }

  return undefined;
}

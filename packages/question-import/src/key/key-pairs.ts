import { skipBlanks } from '../blanks.ts';
import { romanPlace } from '../sight/settle-labels.ts';
import { CASE_BIT, codeAt, isDigit, isLetter, SMALL_E, SMALL_Q } from '../character-codes.ts';

/** An entry of an answer key: a question's number and the letters given for it. */
export type KeyPair = { number: number; answer: string };

const MAX_DIGITS = 4;
const MORE_LETTERS = /^(?:\s{0,3}(?:[,&/+]|\band\b|, ?and\b)\s{0,3}[A-Ja-j](?![A-Za-z\d]))+/;
const NUMBER_PAIR = /\b(\d{1,4})(?:[.):]\s{0,3}|\s{0,2}[-–—=→]\s{0,2}|\s(?=\())\(?(\d{1,2})\)?(?![\d.])/g;

/**
 * Whether a line holds nothing but a key from `at` on: a letter, then more numbers and letters or nothing.
 *
 * `true` and `false` count as letters do.
 */
export function isKeyText(line: string, at: number): boolean {
  const answerEnd = skipAnswer(line, skipBlanks(line, at));
  if (answerEnd === -1) return false;
  const rest = skipSeparators(line, answerEnd);

  return rest === line.length || readKeyPairs(line, rest) !== undefined;
}

/** Every `1. B`, `1-B`, `01 B` of a line from `at` on; undefined where the line holds anything else. */
export function readKeyPairs(line: string, at: number): KeyPair[] | undefined {
  const pairs: KeyPair[] = [];
  let index = skipSeparators(line, at);
  while (index < line.length) {
    if (isQ(codeAt(line, index))) index += 1;
    const digitsAt = index;
    while (isDigit(codeAt(line, index))) index += 1;
    if (index === digitsAt || index - digitsAt > MAX_DIGITS) return undefined;
    const number = Number(line.slice(digitsAt, index).normalize('NFKC'));
    index = skipSigns(line, index);
    const answerEnd = skipAnswer(line, index);
    if (answerEnd === -1) return undefined;
    const end = skipMoreLetters(line, answerEnd);
    pairs.push({ number, answer: line.slice(index, end) });
    index = skipSeparators(line, end);
  }

  return pairs.length === 0 ? undefined : pairs;
}

/** `1. 2, 2. 1`, `1-(3) 2-(1)`, `1 → 4`: keys of questions whose options are numbers; undefined for any other line. */
export function readNumberPairs(line: string): KeyPair[] | undefined {
  const pairs = [...line.matchAll(NUMBER_PAIR)];
  const rest = pairs.reduce((text, [pair]) => text.replace(pair, ' '), line);
  if (pairs.length === 0 || /[^\s,;|.]/.test(rest)) return undefined;

  return pairs.map(([, number = '', answer = '']) => ({ number: Number(number), answer }));
}

/** The end of a letter from A to J or W to Z, or of `true` or `false`, with no other letter behind it; else -1. */
function skipAnswer(line: string, at: number): number {
  if (!isLetter(codeAt(line, at))) return -1;
  let end = at;
  while (end - at < 6 && isLetter(codeAt(line, end))) end += 1;
  if (end - at === 1) return isKeyLetter(codeAt(line, at)) && isAnswerEnd(line, end) ? end : -1;

  return (isTrueOrFalse(line, at, end) || isRoman(line, at, end)) && isAnswerEnd(line, end) ? end : -1;
}

/** `ii`, `iv`: labels of options, too. */
function isRoman(line: string, at: number, end: number): boolean {
  return end - at < 5 && romanPlace(line.slice(at, end)) > 0;
}

/** `, C`, ` and C`, `/C`: more right letters of the same question. */
function skipMoreLetters(line: string, at: number): number {
  const [more = ''] = MORE_LETTERS.exec(line.slice(at, at + 60)) ?? [];

  return at + more.length;
}

/** Most words are told by their last letter. */
function isTrueOrFalse(line: string, at: number, end: number): boolean {
  if ((codeAt(line, end - 1) | CASE_BIT) !== SMALL_E) return false;
  const word = line.slice(at, end).toLowerCase();

  return word === 'true' || word === 'false';
}

function isAnswerEnd(line: string, at: number): boolean {
  return skipBlanks(line, at) > at || at >= line.length || ',;|)].*'.includes(line.charAt(at));
}

function isKeyLetter(code: number): boolean {
  const small = code | CASE_BIT;

  return (
    (small >= 0x61 && small <= 0x6a) || code === 0x54 || code === 0x46 || (small >= 0x77 && small <= 0x7a)
  );
}

function skipSigns(line: string, at: number): number {
  let index = skipBlanks(line, at);
  while (index < line.length && '.):-–—=|\\*('.includes(line.charAt(index)))
    index = skipBlanks(line, index + 1);

  return index;
}

function skipSeparators(line: string, at: number): number {
  let index = skipBlanks(line, at);
  while (index < line.length && ',;|).]*'.includes(line.charAt(index))) index = skipBlanks(line, index + 1);

  return index;
}

function isQ(code: number): boolean {
  return (code | CASE_BIT) === SMALL_Q;
}

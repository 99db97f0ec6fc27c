import { skipBlanks } from '../blanks.ts';
import {
  CASE_BIT,
  codeAt,
  COLON,
  isDigit,
  isGap,
  isLetter,
  SMALL_A,
  SMALL_E,
  SMALL_P,
  SPACE,
} from '../character-codes.ts';
import { FIELD_LABELS, type Label, type LabelStep } from './field-labels.ts';
import { isHeadingText, isKeyHeadingText, keyContentStart } from './heading-text.ts';
import { type LineSight, makeSight, SharedSights } from './line-sight.ts';
import { readWordedNumber, skipEmphasis } from './number-label.ts';
import { readOptionLabel } from './option-label.ts';

/** Answers need no colon where nothing but a letter follows: `Answer B`, `Ans. B`. */
const LONE_LABEL = /^[\s.=–—:*_-]*[([]?(?:[A-Ja-jW-Zw-z]|\d{1,2}|[ivx]{2,4}|true|false)[)\].]?[\s*_.]*$/i;
/** `Ans. (iii) conjunction`, `Answer - B. text`: a label with its sign, then words. */
const LABEL_AND_WORDS =
  /^[\s.–—-]+(?:[([](?:[A-Ja-jW-Zw-z]|\d{1,2}|[ivx]{1,4})[)\]]|(?:[A-JW-Z]|\d{1,2})[).\]])\s/;
/** Between the label of an answer and what it names. */
const ARROWS = ['=>', '->', '>>', '=', '>', '→', '⇒', '/'];
const ID = /^(?=\D{0,6}\d)[A-Z][A-Z0-9.-]{1,11}\s?\([A-J]\)(?:\s|$)/;
const LONGEST_LONE = 14;
const ANSWER_SIGHTS = new SharedSights('field', '', 'answer');
/** `1 & 3`, `2, 4 and 5`: options by their numbers, and no entries of a key. */
const SEVERAL_NUMBERS = /^\s{0,4}\d{1,2}(?:\s{0,2}(?:[,;&]|and)\s{0,2}(?:and )?\d{1,2}){1,8}\s{0,4}$/;
/** Labels that stand alone on their line, as titles do. */
const BARE_LABELS = new Set(['explanation', 'rationale', 'answer explanation', 'feedback']);
const KEY_LABELS = new Set(['answers', 'answer key', 'key', 'correct answers']);
const NUMBER_WORDS: ReadonlyMap<number, readonly { word: string; style: string }[]> = Map.groupBy(
  [
    { word: 'question no', style: 'Question 1' },
    { word: 'question', style: 'Question 1' },
    { word: 'ques', style: 'Question 1' },
    { word: 'item', style: 'Item 1' },
    { word: 'problem', style: 'Problem 1' },
    { word: 'exercise', style: 'Exercise 1' },
    { word: 'no', style: 'No. 1' },
    { word: 'q', style: 'Q1' },
  ],
  ({ word }) => word.charCodeAt(0),
);

/** What a line says that starts with a letter at `at`; undefined for plain text. */
export function sightWords(line: string, at: number): LineSight | undefined {
  const initial = codeAt(line, at) | CASE_BIT;
  const question = readQuestionWord(line, at, initial);
  if (question !== undefined) return question;
  const label = readOptionLabel(line, at);
  if (label !== undefined) return label;

  return (
    readOptionWord(line, at, initial) ??
    readField(line, at) ??
    readPassageMark(line, at, initial) ??
    readId(line, at) ??
    readHeading(line, at)
  );
}

function readQuestionWord(line: string, at: number, initial: number): LineSight | undefined {
  for (const { word, style } of NUMBER_WORDS.get(initial) ?? []) {
    const end = skipWords(line, at, word);
    if (end === -1) continue;
    // `Q: 4 cm …` starts a stem with a number in it.
    const colonAt = skipBlanks(line, skipEmphasis(line, end));
    if ((word === 'q' || word === 'question') && codeAt(line, colonAt) === COLON) {
      return makeSight('question', colonAt + 1, 'Q:');
    }
    const numbered = isLetter(codeAt(line, end)) ? undefined : readWordedNumber(line, end, style);
    if (numbered !== undefined) return numbered;
  }

  return undefined;
}

/** `Option B: text`, `OPTION: text`, `Choice 2. text`. */
function readOptionWord(line: string, at: number, initial: number): LineSight | undefined {
  if (initial !== 0x6f && initial !== 0x63) return undefined;
  const end = skipWords(line, at, initial === 0x6f ? 'option' : 'choice');
  if (end === -1) return undefined;
  const [found, label = ''] =
    /^\s{0,3}([A-Ja-j]|\d{1,2})?\s{0,3}[:.)-](?=\s|$)/.exec(line.slice(end, end + 12)) ?? [];
  if (found === undefined) return undefined;
  const contentStart = end + found.length;
  if (label === '') return { ...makeSight('bullet', contentStart, 'OPTION:'), isBullet: true };
  const isNumber = isDigit(codeAt(label, 0));

  return makeSight(
    'option',
    contentStart,
    isNumber ? 'Option 1:' : 'Option A:',
    isNumber ? Number(label) - 1 : (codeAt(label, 0) | CASE_BIT) - SMALL_A,
  );
}

function readField(line: string, at: number): LineSight | undefined {
  let step: LabelStep | undefined = FIELD_LABELS;
  let index = at;
  let label: Label | undefined;
  let end = at;
  // The longest label counts: what makes it longer can stand behind none of the shorter ones.
  while (index < line.length) {
    const code = codeAt(line, index);
    const isBlank = isGap(code);
    step = step.next[isLetter(code) ? code | CASE_BIT : isBlank ? SPACE : code];
    if (step === undefined) break;
    index = isBlank ? skipBlanks(line, index) : index + 1;
    if (step.label === undefined) continue;
    ({ label } = step);
    end = index;
  }

  return label === undefined || isLetter(codeAt(line, end)) ? undefined : readLabelled(line, end, label);
}

function readLabelled(line: string, end: number, label: Label): LineSight | undefined {
  const { words, field } = label;
  const colonAt = skipBlanks(line, skipEmphasis(line, skipPlural(line, end)));
  const isLoneSolution =
    words === 'solution' && line.length - colonAt < LONGEST_LONE && LONE_LABEL.test(line.slice(colonAt));
  if (isLoneSolution) return ANSWER_SIGHTS.at(skipSign(line, colonAt));
  if (codeAt(line, colonAt) === COLON) return readFieldSight(line, colonAt + 1, label);
  if (colonAt === line.length && BARE_LABELS.has(words)) return readFieldSight(line, colonAt, label);
  if (field === 'answer' && words !== 'key' && words !== 'correct') return readLooseAnswer(line, end, label);

  return undefined;
}

/** `Answer B`, `Answer = B`, `Ans. (iii) conjunction`: without a colon, an answer shows by what follows. */
function readLooseAnswer(line: string, end: number, label: Label): LineSight | undefined {
  const at = skipBlanks(line, skipEmphasis(line, skipPlural(line, end)));
  const arrow = ARROWS.find((sign) => line.startsWith(sign, at));
  if (arrow !== undefined) {
    const isLoneAnswer = LONE_LABEL.test(line.slice(at + arrow.length, at + arrow.length + LONGEST_LONE));

    return isLoneAnswer ? label.sights.at(at + arrow.length) : readFieldSight(line, at + arrow.length, label);
  }
  const rest = line.slice(at > end ? at - 1 : at);
  const isLone = rest.length < LONGEST_LONE && LONE_LABEL.test(rest);

  return isLone || LABEL_AND_WORDS.test(line.slice(at, at + 16))
    ? readFieldSight(line, skipSign(line, at), label)
    : undefined;
}

/** `Answer(s)`. */
function skipPlural(line: string, end: number): number {
  return line.slice(end, end + 3).toLowerCase() === '(s)' ? end + 3 : end;
}

function readFieldSight(line: string, contentStart: number, { words, sights }: Label): LineSight {
  return KEY_LABELS.has(words) && startsKey(line, contentStart)
    ? makeSight('key-heading', contentStart)
    : sights.at(contentStart);
}

/** Nothing, or a number, behind `Answers:` makes it the heading of a key. */
function startsKey(line: string, at: number): boolean {
  const isEmpty = skipBlanks(line, skipEmphasis(line, at)) === line.length;

  const startsEntry =
    /^\s*[Qq]?\d/.test(line.slice(at, at + 12)) && !SEVERAL_NUMBERS.test(line.slice(at, at + 48));

  return isEmpty || startsEntry || holdsMixedLetters(line.slice(at));
}

/** `C, A, B`: several right answers of one question would stand in their order. */
function holdsMixedLetters(text: string): boolean {
  const letters = text.length > 120 ? [] : text.trim().split(/[\s,;]+/);

  return (
    letters.length > 2 &&
    letters.every((letter) => /^[A-Ja-j]$/.test(letter)) &&
    letters.some((letter, index) => index > 0 && letter <= (letters[index - 1] ?? ''))
  );
}

function skipSign(line: string, at: number): number {
  let index = skipBlanks(line, at);
  while ('.=-–—:*_'.includes(line.charAt(index)) && index < line.length) index = skipBlanks(line, index + 1);

  return index;
}

function readPassageMark(line: string, at: number, initial: number): LineSight | undefined {
  if (initial !== SMALL_P && initial !== SMALL_E) return undefined;
  const passageEnd = skipWords(line, at, 'end of passage');
  if (passageEnd !== -1 && skipBlanks(line, passageEnd) === line.length)
    return makeSight('passage-end', line.length);
  const end = skipWords(line, at, 'passage');
  const colonAt = end === -1 ? -1 : skipBlanks(line, end);
  if (codeAt(line, colonAt) === COLON) return makeSight('passage', colonAt + 1);

  return undefined;
}

/** `T1A01 (C)`: a code with digits, and the right letter in brackets behind it. */
function readId(line: string, at: number): LineSight | undefined {
  const second = codeAt(line, at + 1);
  if (second > 0x5a || line.length - at > 80 || !ID.test(line.slice(at, at + 24))) return undefined;

  return makeSight('id', line.length, 'T1A01 (C)');
}

function readHeading(line: string, at: number): LineSight | undefined {
  if (line.length - at > 60) return undefined;
  if (isKeyHeadingText(line, at)) return makeSight('key-heading', keyContentStart(line, at));

  return isHeadingText(line, at);
}

/** Where a line goes on behind these words (small letters, one space between them); -1 where others stand. */
function skipWords(line: string, at: number, words: string): number {
  let index = at;
  for (let position = 0; position < words.length; position += 1) {
    const wanted = words.charCodeAt(position);
    if (wanted === SPACE) {
      if (!isGap(codeAt(line, index))) return -1;
      index = skipBlanks(line, index);
    } else if ((codeAt(line, index) | CASE_BIT) === wanted || codeAt(line, index) === wanted) {
      index += 1;
    } else {
      return -1;
    }
  }

  return index;
}

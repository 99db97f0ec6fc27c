import { letterOf } from '@second-bell/question-text';

import { trimBlanks } from '../blanks.ts';
import { sightLine } from '../sight/sight-line.ts';
import { type BlockAbove, hasAnswerBelow, readBlockAbove, squash } from './block-above.ts';
import { rewriteLines, type RewrittenText } from './rewritten-text.ts';

/** `The correct answer is …`, `So the right option is: …`. */
const SENTENCE =
  /^[ \t\u00a0>*_-]{0,8}(?:(?:so|thus|therefore|hence|and),? )?(?:the )?(?:correct|right|best) (?:answer|option|choice|response)(?: here)? (?:is|was|would be|will be)\b[ \t\u00a0*_]{0,3}:?[ \t\u00a0*_]{0,3}(\S.{0,300})$/i;
/** `B is correct.`, `Option B is the right answer because …`. */
const VERDICT =
  /^[ \t\u00a0>*_-]{0,8}(?:(?:option|choice|answer|letter) )?([("]?[A-J][)."]?) (?:is|=) (?:the )?(?:correct|right|best)\b(?: (?:answer|option|choice|response))?(.{0,300})$/i;
/** The label at the start of what such a sentence names. */
const LABEL =
  /^(?:(?:option|choice|letter|number|answer) )?[*_"“'([]{0,3}([A-J]|[a-j](?=[)\].:*])|\d{1,2}(?=[)\].:,*]|$))[*_"”')\]]{0,3}(?![\p{L}\p{N}'’])[ \t\u00a0]{0,3}([.:,;–—-]?)[ \t\u00a0]{0,3}(.{0,300})$/u;
const REASON = /^(?:because|since|as|which|for)\b/i;
const LETTER_ALONE = /^[ \t\u00a0]{0,12}(?:\(([A-J])\)|\[([A-J])\])[ \t\u00a0]{0,12}$/;
/** `(Answers: 1. A, 2. B)`. */
const KEY_IN_BRACKETS =
  /^([ \t\u00a0]{0,12})[([]((?:(?:answers?|solutions?)[:.-]|(?:answer )?key[:.-][ \t\u00a0]{0,3}(?:\d{1,3}[.):-][ \t\u00a0]{0,3})?[([]?[A-Ja-j](?![\p{L}\d]|[ \t\u00a0]?=)).{0,400})[)\]][ \t\u00a0]{0,9}$/iu;
const OTHERS =
  /^[ \t\u00a0*_>-]{0,8}(?:why (?:the )?(?:others?|other (?:options|choices|answers)|rest)\b.{0,40}|(?:incorrect|wrong|other) (?:options|answers|choices|responses)|(?:option|choice|answer) (?:analysis|breakdown|explanations)):?[ \t\u00a0*_]{0,8}$/i;
/** A look at the whole text, since most hold nothing of these. */
const HINT =
  /\b(?:is|was|would be|will be|=)\b[ \t\u00a0*_:]{0,6}[("“'[]?(?:[A-Ja-j\d]|option|choice|the|correct|right|best)|^[ \t\u00a0]{0,12}[([](?:[A-J][)\]]|[Aa]ns|[Kk]ey|ANS|KEY)|^[ \t\u00a0*_>-]{0,8}(?:why|incorrect|wrong|other|option|choice|answer)\b/im;
const MIN_ALONE = 2;

/** Answers in words, in brackets or as their option once more get the usual label. */
export function rewriteAnswers(text: RewrittenText): RewrittenText {
  const plain = rewriteRepeated(text);
  if (!plain.lines.some((line) => HINT.test(line))) return plain;
  const alone = plain.lines.filter(
    (line, index) => letterAlone(plain.lines, line, index) !== undefined,
  ).length;

  return rewriteLines(plain, (line, index) => {
    const letter = alone >= MIN_ALONE ? letterAlone(plain.lines, line, index) : undefined;
    if (letter !== undefined) return [`Answer: ${letter})`];
    const [, indent, key] = KEY_IN_BRACKETS.exec(line) ?? [];
    if (key !== undefined) return [`${indent ?? ''}${key}`];
    if (OTHERS.test(line)) return [`Explanation: ${trimBlanks(line)}`];

    return readSentence(plain.lines, line, index);
  });
}

function readSentence(lines: readonly string[], line: string, index: number): string[] | undefined {
  const named = SENTENCE.exec(line)?.[1];
  const [, letter, more = ''] = named === undefined ? (VERDICT.exec(line) ?? []) : [];
  if (named === undefined && letter === undefined) return undefined;
  const above = readBlockAbove(lines, index);
  if (above.options.size < 2 || above.hasAnswer || hasAnswerBelow(lines, index)) return undefined;

  return named === undefined
    ? nameLetter(letter?.replaceAll(/[^A-Ja-j]/g, '') ?? '', more, line)
    : nameAnswer(named, line, above);
}

function nameLetter(letter: string, more: string, line: string): string[] {
  const answer = `Answer: ${letter.toUpperCase()})`;

  return squash(more) === '' ? [answer] : [answer, `Explanation: ${trimBlanks(line)}`];
}

/** `C: Skull`, `(2)`, `B because …`, or the words of an option. */
function nameAnswer(named: string, line: string, { options }: BlockAbove): string[] | undefined {
  const [, label, sign = '', rest = ''] = LABEL.exec(named) ?? [];
  if (label === undefined) return nameWords(named, line, options);
  const place = /\d/.test(label) ? Number(label) - 1 : label.toUpperCase().charCodeAt(0) - 0x41;
  const words = squash(rest);
  const option = squash(options.get(place) ?? '');
  if (words === '' || words === option) return [`Answer: ${label})`];
  if (REASON.test(rest) || (option !== '' && words.startsWith(option)))
    return [`Answer: ${label})`, `Explanation: ${trimBlanks(line)}`];

  return sign === '' ? nameWords(named, line, options) : [`Answer: ${label}) ${rest}`];
}

function nameWords(named: string, line: string, options: ReadonlyMap<number, string>): string[] | undefined {
  const words = squash(named);
  const [place, ...others] = [...options].flatMap(([each, text]) => (squash(text) === words ? [each] : []));
  if (place !== undefined && others.length === 0) return [`Answer: ${letterOf(place)})`];
  const reason = /^(.{1,200}?),? (?:because|since)\b/i.exec(named)?.[1];
  const before = reason === undefined ? undefined : nameWords(reason, line, options);

  return before === undefined ? undefined : [...before, `Explanation: ${trimBlanks(line)}`];
}

/** `[A]` alone below the options, one of which has that letter. */
function letterAlone(lines: readonly string[], line: string, index: number): string | undefined {
  const [, round, square] = LETTER_ALONE.exec(line) ?? [];
  const letter = round ?? square;
  if (letter === undefined) return undefined;
  const { options, hasAnswer } = readBlockAbove(lines, index);
  const text = options.get(letter.charCodeAt(0) - 0x41);

  return hasAnswer || text === undefined || text === '' || options.size < 2 ? undefined : letter;
}

/** An option that stands once more below the last one, apart: it is the answer, as cards and review pages print it. */
function rewriteRepeated(text: RewrittenText): RewrittenText {
  const { lines } = text;

  return rewriteLines(text, (line, index) => {
    if ((lines[index - 1] ?? '').trim() !== '' || index < 3) return undefined;
    const { kind, value, contentStart } = sightLine(line);
    if (kind !== 'option') return undefined;
    const above = lines.slice(Math.max(0, index - 3), index).findLast((each) => each.trim() !== '');
    const below = lines.slice(index + 1, index + 3).find((each) => each.trim() !== '');
    const last = sightLine(above ?? '');
    if (last.kind !== 'option' || last.value < value || isOptionAt(below, value + 1)) return undefined;
    const { options, hasAnswer } = readBlockAbove(lines, index);
    const isSame = squash(options.get(value) ?? '') === squash(line.slice(contentStart));

    return isSame && !hasAnswer ? [`Answer: ${letterOf(value)})`] : undefined;
  });
}

function isOptionAt(line: string | undefined, place: number): boolean {
  const { kind, value } = sightLine(line ?? '');

  return kind === 'option' && value === place;
}

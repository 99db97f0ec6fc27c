import { letterOf } from '@second-bell/question-text';

import { trimBlanks } from '../blanks.ts';
import { sightLine } from '../sight/sight-line.ts';
import { rewriteLines, type RewrittenText } from './rewritten-text.ts';

const ARROW =
  /^([ \t\u00a0]{0,12})(?:[-–—=]{1,3}>|>{2,3}|»)[ \t\u00a0]{0,3}(?=[([]?[A-Ja-j](?:[)\]]|\.(?=[ \t\u00a0])))/;
const GAPPED = /^([ \t\u00a0]{0,12}\(?(?:\d{1,3}|[A-Ja-j]))[ \t\u00a0]{1,2}([.)])[ \t\u00a0]{1,6}(?=\S)/;
const LONE_LETTER = /^[ \t\u00a0]{0,12}([A-Ja-j])[ \t\u00a0]{0,12}$/;
const SAME_LETTER = /^[ \t\u00a0]{0,12}A:[ \t\u00a0]/;
const MARKED =
  /(?:[([](?:correct|right|answer|x|✓)[)\]]|[✓✔✅☑*])[ \t\u00a0]{0,4}$|^[ \t\u00a0]{0,12}A:[ \t\u00a0]{0,4}[*✓✔✅☑]/iu;
/** `__T__ 1. …`, `1. … (True)`: the verdict beside a statement. */
const TRUTH_IN_FRONT =
  /^[ \t\u00a0]{0,12}_{1,9} ?(t|f|true|false) ?_{1,9}[ \t\u00a0]{0,4}(\d{1,4}[.)] ?\S.{0,600})$/i;
const TRUTH_BEHIND =
  /^([ \t\u00a0]{0,12}\d{1,4}[.)] ?\S.{0,600}?)[ \t\u00a0]{1,9}(?:[([](t|f|true|false)[)\]]|[-–—][ \t\u00a0]?(true|false))[ \t\u00a0]{0,9}$/i;
const CIRCLED = /[①-⑳⑴-⒇Ⓐ-Ⓙⓐ-ⓙ⒜-⒥]/u;
const CIRCLED_ALL = /([①-⑳⑴-⒇Ⓐ-Ⓙⓐ-ⓙ⒜-⒥])[ \t\u00a0]?/gu;
/** `What is ①?`: the circle is a word of the sentence. */
const CIRCLE_IN_WORDS = /\p{L}{2} [①-⑳⑴-⒇Ⓐ-Ⓙⓐ-ⓙ⒜-⒥](?:[?,.]| \p{Ll})/u;
const CIRCLES: readonly (readonly [from: number, to: number, label: (place: number) => string])[] = [
  [0x24_60, 0x24_73, (place) => `(${place + 1}) `],
  [0x24_74, 0x24_87, (place) => `(${place + 1}) `],
  [0x24_b6, 0x24_bf, (place) => `(${letterOf(place)}) `],
  [0x24_d0, 0x24_d9, (place) => `(${letterOf(place)}) `],
  [0x24_9c, 0x24_a5, (place) => `(${letterOf(place)}) `],
];
const BOX_BEHIND_WORD =
  /^[ \t\u00a0]{0,12}(?:option|choice|answer)[ \t]{0,3}[A-J\d]?[ \t]{0,3}[:.)-][ \t]{0,3}(\[[ xX✓*]\])[ \t]{0,4}/i;
const OPTIONS_LABEL =
  /^[ \t\u00a0]{0,12}[*_]{0,3}(?:options|choices)[*_]{0,3}[ \t]{0,3}[:-][*_]{0,3}[ \t]{1,4}(?=[([]?[Aa][)\].])/i;
const BRACKETED_ANSWER = /^[ \t\u00a0]{0,12}[([](?:correct )?(?:answer|ans)s?[)\]][ \t]{0,4}(?=\S)/i;
const WIDE_LABEL = /[（［][Ａ-Ｊａ-ｊA-Ja-j０-９\d]{1,2}[）］]|^（(?:answer|ans)）/i;
const MIN_ROWS = 2;
const MIN_GAPPED = 3;
/** How far below its letter the next one stands, where a letter and its text have lines of their own. */
const LETTER_REACH = 4;

/** Labels of options and marks beside them, as other programs and other hands write them. */
export function rewriteMarks(text: RewrittenText): RewrittenText {
  const boxed = rewriteLines(text, (line) => writeWideSigns(line) ?? writeBox(line));
  const plain = nameStatements(boxed.lines) ? boxed : rewriteLines(boxed, (line) => writeCircles(line));
  const tight = rewriteGaps(plain);
  const lettered = rewriteSameLetters(rewriteLoneLetters(tight));

  return rewriteTruths(
    rewriteLines(lettered, (line) => (ARROW.test(line) ? [line.replace(ARROW, '$1*')] : undefined)),
  );
}

/** `Option: [x] text`, `**Options**: (a) one, (b) two`, `（Answer）③`. */
function writeBox(line: string): string[] | undefined {
  if (BOX_BEHIND_WORD.test(line)) return [line.replace(BOX_BEHIND_WORD, '$1 ')];
  if (OPTIONS_LABEL.test(line)) return [line.replace(OPTIONS_LABEL, '')];

  return BRACKETED_ANSWER.test(line) ? [line.replace(BRACKETED_ANSWER, 'Answer: ')] : undefined;
}

/** `（Ａ）then （Ｂ）than`: signs of the width of a Chinese character. */
function writeWideSigns(line: string): string[] | undefined {
  if (!WIDE_LABEL.test(line)) return undefined;

  return writeBox(narrowed(line)) ?? [narrowed(line)];
}

function narrowed(line: string): string {
  return (
    line
      .replaceAll(/[（［０-９Ａ-Ｚａ-ｚ]/g, (sign) => sign.normalize('NFKC'))
      // These bring the gap behind them along.
      .replaceAll(/[）］：．]/g, (sign) => `${sign.normalize('NFKC')} `)
      .replaceAll('\u3000', '  ')
  );
}

/** `A) ① and ②`: below lettered options the circles label the statements that those speak of. */
function nameStatements(lines: readonly string[]): boolean {
  return lines.some((line) => {
    const { kind, contentStart } = sightLine(line);

    return kind === 'option' && contentStart > 0 && CIRCLED.test(line.slice(contentStart));
  });
}

/** `Ⓐ text`, `① text`. */
function writeCircles(line: string): string[] | undefined {
  if (!CIRCLED.test(line) || CIRCLE_IN_WORDS.test(line)) return undefined;

  const labelled = line.replaceAll(CIRCLED_ALL, (sign) => `\n${labelOfCircle(sign.charCodeAt(0))}`);
  const parts = labelled
    .split('\n')
    .map((part) => part.trim())
    .filter((part) => part !== '');

  // One in the middle of a line is text; several are options that share it.
  return parts.length > 2 ? parts : [labelled.replaceAll('\n', '').trimEnd()];
}

function labelOfCircle(code: number): string {
  const [from, , label] = CIRCLES.find(([first, last]) => first <= code && code <= last) ?? [
    code,
    code,
    String,
  ];

  return label(code - from);
}

/** `1 .  What …`, `A .  0`: pages that were read from a PDF lose the place of their signs. */
function rewriteGaps(text: RewrittenText): RewrittenText {
  if (text.lines.filter((line) => GAPPED.test(line)).length < MIN_GAPPED) return text;

  return rewriteLines(text, (line) => (GAPPED.test(line) ? [line.replace(GAPPED, '$1$2 ')] : undefined));
}

/** `A` on a line of its own, and its text on the next: from A on, each within a few lines of the one before. */
function rewriteLoneLetters(text: RewrittenText): RewrittenText {
  const { lines } = text;
  const isRow = new Set<number>();
  for (let index = 0; index < lines.length; index += 1) {
    if (letterAt(lines, index) !== 0) continue;
    const row = [index];
    for (let at = index + 2; at <= (row.at(-1) ?? 0) + LETTER_REACH && at < lines.length; at += 1) {
      if (letterAt(lines, at) === row.length) row.push(at);
    }
    if (row.length >= MIN_ROWS) for (const at of row) isRow.add(at);
  }

  return isRow.size === 0
    ? text
    : rewriteLines(text, (line, index) => (isRow.has(index) ? [`${trimBlanks(line)}) `] : undefined));
}

/** The place of a letter that is alone on its line, with a text below it; -1 for other lines. */
function letterAt(lines: readonly string[], index: number): number {
  const letter = LONE_LETTER.exec(lines[index] ?? '')?.[1];
  if (letter === undefined || sightLine(lines[index + 1] ?? '').kind !== 'text') return -1;

  return letter.toUpperCase().charCodeAt(0) - 0x41;
}

/** `A: one`, `A: two [CORRECT]`: each answer under the same letter, below a `Q:`. */
function rewriteSameLetters(text: RewrittenText): RewrittenText {
  const { lines } = text;
  const letters = new Map<number, number>();
  for (let index = 0; index < lines.length; index += 1) {
    let end = index;
    while (SAME_LETTER.test(lines[end] ?? '')) end += 1;
    const row = lines.slice(index, end);
    if (row.length >= MIN_ROWS && row.some((line) => MARKED.test(line)))
      for (const place of row.keys()) letters.set(index + place, place);
    index = Math.max(index, end - 1);
  }

  return letters.size === 0
    ? text
    : rewriteLines(text, (line, index) => {
        const place = letters.get(index);

        return place === undefined ? undefined : [line.replace(SAME_LETTER, `${letterOf(place)}) `)];
      });
}

/** Statements with their verdict beside them, where more than one of them has it. */
function rewriteTruths(text: RewrittenText): RewrittenText {
  const front = text.lines.filter((line) => TRUTH_IN_FRONT.test(line)).length >= MIN_ROWS;
  const isBehind = (line: string, index: number): boolean =>
    TRUTH_BEHIND.test(line) && !hasOwnAnswer(text.lines, index);
  const behind = text.lines.filter(isBehind).length >= MIN_ROWS;
  if (!front && !behind) return text;

  return rewriteLines(text, (line, index) => {
    const [, before, statement] = front ? (TRUTH_IN_FRONT.exec(line) ?? []) : [];
    if (before !== undefined) return [statement ?? '', `Answer: ${before}`];
    const [, own, round, dashed] = behind && isBehind(line, index) ? (TRUTH_BEHIND.exec(line) ?? []) : [];

    return own === undefined ? undefined : [own, `Answer: ${round ?? dashed ?? ''}`];
  });
}

/** With options or an answer in its paragraph, or right below, `(F)` at the end of a question is a word of it. */
function hasOwnAnswer(lines: readonly string[], index: number): boolean {
  let at = index + 1;
  while (at < lines.length && (lines[at] ?? '').trim() === '') at += 1;
  do {
    const { kind, field } = sightLine(lines[at] ?? '');
    if (kind === 'option' || kind === 'box' || kind === 'bullet' || field === 'answer') return true;
    at += 1;
  } while ((lines[index + 1] ?? '').trim() !== '' && (lines[at] ?? '').trim() !== '');

  return false;
}

import { letterOf } from '@second-bell/question-text';

import { trimBlanks } from '../blanks.ts';
import { sightLine } from '../sight/sight-line.ts';
import { hasAnswerBelow } from './block-above.ts';
import { replaceLines, type RewrittenText } from './rewritten-text.ts';

/** `Type: F`, above a question whose only options are the answers that count. */
const TYPED =
  /^[ \t\u00a0]{0,8}type:[ \t\u00a0]{0,4}(?:f|fib|fb|fill[- ]?in.{0,20}|short answer)[ \t\u00a0]{0,8}$/i;
/** An option that is marked is one of several to choose from. */
const MARKED =
  /^[ \t\u00a0]{0,12}[*✓✔✅☑]|(?:[*✓✔✅☑]|[([](?:correct|correct answer|right|answer|x|✓)[)\]])[ \t\u00a0]{0,4}$/iu;
const TYPE = /^[ \t\u00a0]{0,8}type:/i;
const NUMBERED = /^[ \t\u00a0]{0,12}\((\d)\)[ \t\u00a0]{0,4}(.{1,400})$/;
const NUMBER_ANSWER =
  /^[ \t\u00a0]{0,12}((?:the )?(?:correct )?(?:answer|ans|option|key)(?: is)?[ \t\u00a0]{0,3}[:.=-]?[ \t\u00a0]{0,3})[([]?(\d)[)\]]?[ \t\u00a0.]{0,6}$/i;
const HINT = /^[ \t\u00a0]{0,8}type:[ \t\u00a0]{0,4}[fs]|^[ \t\u00a0]{0,12}\(2\)/im;
const REACH = 16;
const MIN_ROW = 2;

/** Questions in which labels mean something else than options: answers that count, statements to choose among. */
export function rewriteBlocks(text: RewrittenText): RewrittenText {
  if (!text.lines.some((line) => HINT.test(line))) return text;
  const written = new Map<number, string>();
  for (const [index, line] of text.lines.entries()) {
    if (TYPED.test(line)) writeTyped(text.lines, index, written);
    else if (NUMBER_ANSWER.test(line)) writeStatements(text.lines, index, written);
  }

  return replaceLines(text, written);
}

/** `a. cytoplasm` below `Type: F` is an answer to type in. */
function writeTyped(lines: readonly string[], typeIndex: number, written: Map<number, string>): void {
  const answers: number[] = [];
  // The type stands above its question, or right below the text of it: another number is that of the next one.
  let numbersLeft = (lines[typeIndex - 1] ?? '').trim() === '' ? 1 : 0;
  for (let at = typeIndex + 1; at < Math.min(lines.length, typeIndex + REACH); at += 1) {
    const line = lines[at] ?? '';
    if (TYPE.test(line) || (line.trim() === '' && answers.length > 0)) break;
    const { kind, field } = sightLine(line);
    if (kind === 'number' || kind === 'question') numbersLeft -= 1;
    if (field === 'answer' || numbersLeft < 0) break;
    if (kind === 'option') answers.push(at);
    else if (answers.length > 0) break;
  }
  const [first, ...others] = answers;
  if (first === undefined || hasAnswerBelow(lines, answers.at(-1) ?? first)) return;
  if (answers.some((at) => MARKED.test(lines[at] ?? ''))) return;
  const texts = answers.map((at) =>
    trimBlanks((lines[at] ?? '').slice(sightLine(lines[at] ?? '').contentStart)),
  );
  written.set(first, `Answer: ${texts.join(' | ')}`);
  for (const at of others) written.set(at, '');
}

/** `A. … B. …` and below them `(1) A and B only (2) …` with `Answer: 1`: the letters are statements, the numbers options. */
function writeStatements(lines: readonly string[], answerIndex: number, written: Map<number, string>): void {
  const row: number[] = [];
  let at = answerIndex - 1;
  for (; at >= Math.max(0, answerIndex - REACH); at -= 1) {
    const number = NUMBERED.exec(lines[at] ?? '')?.[1];
    if (number !== undefined) row.unshift(at);
    if (number === '1' || (number === undefined && row.length > 0)) break;
  }
  const isCounted = row.every((place, index) => NUMBERED.exec(lines[place] ?? '')?.[1] === String(index + 1));
  const statements = statementsAbove(lines, (row[0] ?? 0) - 1);
  if (row.length < MIN_ROW || !isCounted || statements.length < MIN_ROW) return;
  for (const place of statements) written.set(place, `\\${trimBlanks(lines[place] ?? '')}`);
  for (const [place, index] of row.entries())
    written.set(index, `${letterOf(place)}) ${NUMBERED.exec(lines[index] ?? '')?.[2] ?? ''}`);
  const [, label = '', digit = ''] = NUMBER_ANSWER.exec(lines[answerIndex] ?? '') ?? [];
  written.set(answerIndex, `${label}${letterOf(Number(digit) - 1)}`);
}

/** Lines with letters, from the number of the question on. */
function statementsAbove(lines: readonly string[], from: number): number[] {
  const found: number[] = [];
  for (let at = from; at >= Math.max(0, from - REACH); at -= 1) {
    const { kind } = sightLine(lines[at] ?? '');
    if (kind === 'option') found.unshift(at);
    else if (kind === 'number' || kind === 'question') return found;
  }

  return [];
}

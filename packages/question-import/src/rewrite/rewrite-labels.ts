import { SPACE, TAB } from '../character-codes.ts';
import { rewriteLines, type RewrittenText } from './rewritten-text.ts';

const LETTER = /^[ \t]{0,12}([A-J]) {1,4}(?=[^\s.):-])/;
const ROW = /^[ \t]{0,4}\|[ \t]{0,4}\**([a-jA-J])[).]\**[ \t]{0,4}\|(.*)\|[ \t]{0,9}$/;
const WIDE = /^[ \t\u00a0]{0,12}[A-J](?: {2,4}|\t)\S/;
/** `| Option | Text |`, `|---|---|`; any other row is a part of the question. */
const HEAD =
  /^[ \t]{0,4}\|(?:[ \t:|-]{1,200}|[ \t*]{0,8}(?:(?:option|choice|letter|answer|label)s?|#)?[ \t*]{0,8}\|.{0,200})$/i;
const MIN_ROW = 3;
/** Lines with which the text of an option goes on. */
const MAX_WRAPPED = 3;
const BAR = 0x7c;
const CAPITAL_A = 0x41;

/** Letters that label lines without any sign, and the rows of a table of options, get the usual bracket. */
export function rewriteLabels(text: RewrittenText): RewrittenText {
  if (!text.lines.some(mayHoldLabel)) return text;
  const lines = withoutHeads(text.lines, text.lines.map(writeRow));
  // A layout of its own, in which letters never have a sign.
  if (lines.some((line) => line.startsWith('#Q '))) return text;
  for (let start = 0; start < lines.length; start += 1) {
    const row = findRow(lines, start);
    if (row.length < MIN_ROW) continue;
    for (const index of row) lines[index] = (lines[index] ?? '').replace(LETTER, '$1) ');
    start = row.at(-1) ?? start;
  }

  // A text in which nothing changed stays the same object: the steps behind this one then need no second look.
  return rewriteLines(text, (line, index) => (lines[index] === line ? undefined : [lines[index] ?? '']));
}

/** A quick look: a bar, or the letter A and a blank, at the start of the line. */
function mayHoldLabel(line: string): boolean {
  let at = 0;
  while (line.charCodeAt(at) === SPACE || line.charCodeAt(at) === TAB) at += 1;
  const first = line.charCodeAt(at);

  return first === BAR || (first === CAPITAL_A && line.charCodeAt(at + 1) === SPACE);
}

/** The head of a table of options, and the line below it, say nothing more. */
function withoutHeads(own: readonly string[], written: string[]): string[] {
  for (const [index, line] of written.entries()) {
    if (line === own[index]) continue;
    for (let at = index - 1; HEAD.test(own[at] ?? '') && own[at] === written[at]; at -= 1) written[at] = '';
  }

  return written;
}

function writeRow(line: string): string {
  const [, letter, cell = ''] = line.includes('|') ? (ROW.exec(line) ?? []) : [];

  return letter === undefined || cell.includes('|') ? line : `${letter}) ${cell.trim()}`;
}

/** Lines that start with `A `, `B `, `C ` one below the other; with a wide gap behind the letter, their texts may go on below. */
function findRow(lines: readonly string[], start: number): number[] {
  const row: number[] = [];
  for (let index = start; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (LETTER.exec(line)?.[1]?.charCodeAt(0) === 0x41 + row.length) row.push(index);
    else if (
      row.length === 0 ||
      index - (row.at(-1) ?? 0) > MAX_WRAPPED ||
      !isWrapped(lines, row[0] ?? 0, line)
    )
      break;
  }

  return row;
}

function isWrapped(lines: readonly string[], first: number, line: string): boolean {
  return WIDE.test(lines[first] ?? '') && /^[ \t\u00a0]{2,40}\S/.test(line);
}

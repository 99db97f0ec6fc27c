import { SPACE, TAB } from '../character-codes.ts';
import type { RewrittenText } from './rewritten-text.ts';

const LETTER = /^[ \t]{0,12}([A-J]) {1,4}(?=[^\s.):-])/;
const ROW = /^[ \t]{0,4}\|[ \t]{0,4}\**([a-jA-J])[).]\**[ \t]{0,4}\|(.*)\|[ \t]{0,9}$/;
const MIN_ROW = 3;
const BAR = 0x7c;
const CAPITAL_A = 0x41;

/** Letters that label lines without any sign, and the rows of a table of options, get the usual bracket. */
export function rewriteLabels(text: RewrittenText): RewrittenText {
  if (!text.lines.some(mayHoldLabel)) return text;
  const lines = withoutHeads(text.lines, text.lines.map(writeRow));
  // A layout of its own, in which letters never have a sign.
  if (lines.some((line) => line.startsWith('#Q '))) return text;
  for (let start = 0; start < lines.length; start += 1) {
    const count = countRow(lines, start);
    if (count < MIN_ROW) continue;
    for (let index = start; index < start + count; index += 1)
      lines[index] = (lines[index] ?? '').replace(LETTER, '$1) ');
    start += count - 1;
  }

  return { ...text, lines };
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
    for (
      let at = index - 1;
      own[at]?.trimStart().startsWith('|') === true && own[at] === written[at];
      at -= 1
    )
      written[at] = '';
  }

  return written;
}

function writeRow(line: string): string {
  const [, letter, cell = ''] = line.includes('|') ? (ROW.exec(line) ?? []) : [];

  return letter === undefined || cell.includes('|') ? line : `${letter}) ${cell.trim()}`;
}

/** Lines that start with `A `, `B `, `C ` one below the other. */
function countRow(lines: readonly string[], start: number): number {
  let count = 0;
  while (LETTER.exec(lines[start + count] ?? '')?.[1]?.charCodeAt(0) === 0x41 + count) count += 1;

  return count;
}

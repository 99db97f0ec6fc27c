import { letterOf, MAX_OPTIONS } from '@second-bell/question-text';

import { readBars, readCells } from './read-cells.ts';
import { rewriteLines, type RewrittenText } from './rewritten-text.ts';

/** What the columns of a table hold, by their headings. */
type Columns = { question: number; options: number[]; answer: number; explanation: number; type: number };

const SEPARATORS = ['\t', ',', ';', '|'];
/** Headings are found in the first lines; a title may stand above them. */
const HEAD_WITHIN_LINES = 12;
/** A row that names its type, with a verdict behind each option, needs no head. */
const BLACKBOARD = /^[A-Z_]{2,16}\t/;
const QUESTION = /^(?:question|questions|question[ _]text|stem|item|frage|prompt)\b/i;
const OPTION =
  /^(?:(?:option|choice|answer|antwort|opt|ans) ?[-_#]? ?(?:[1-9a-j]|10)\b|[a-j]$|wrong(?: answer)? ?\d?$|distractor ?\d?$)/i;
const ANSWER = /^(?:correct|right|key\b|solution|answer key|answer$|ans$|answers$|lösung|correct answer)/i;
const EXPLANATION = /^(?:explanation|answer explanation|rationale|feedback|reason)/i;
const TYPE = /^(?:question )?type$/i;

/** Tables of questions, as spreadsheets and quiz programs write them, become questions in the plain layout. */
export function rewriteTables(text: RewrittenText): RewrittenText {
  const head = findHead(text.lines);
  if (head === undefined) return text;
  const { index: headIndex, separator, columns } = head;

  return rewriteLines(text, (line, index) => {
    if (index === headIndex) return [];
    if (index < headIndex || line.trim() === '' || !line.includes(separator)) return undefined;
    const cells = cellsOf(line, separator);

    return cells.every((cell) => /^:?-*:?$/.test(cell)) ? [] : writeRow(cells, columns);
  });
}

function cellsOf(line: string, separator: string): string[] {
  return separator === '|' ? readBars(line) : readCells(line, separator);
}

function findHead(lines: readonly string[]) {
  for (const [index, line] of lines.slice(0, HEAD_WITHIN_LINES).entries()) {
    for (const separator of SEPARATORS) {
      if (!line.includes(separator) || BLACKBOARD.test(line)) continue;
      const cells = cellsOf(line, separator);
      const columns = readHead(cells);
      if (columns !== undefined && hasRows(lines, index + 1, cells.length, separator))
        return { index, separator, columns };
    }
  }

  return undefined;
}

/**
 * A table goes on right below its head, with rows as wide as the head, give or take an empty cell at the end. A question
 * that holds such a row, `How do these compare? | a | b | answer`, has its options below it.
 */
function hasRows(lines: readonly string[], start: number, width: number, separator: string): boolean {
  const below = lines.slice(start).filter((line) => line.trim() !== '');
  if (below[0]?.includes(separator) !== true) return false;
  const rows = below.filter((line) => line.includes(separator));
  const asWide = rows.filter((line) => Math.abs(cellsOf(line, separator).length - width) <= 1);

  return asWide.length >= 0.8 * rows.length;
}

/** Undefined where the line is no head of a table of questions: it needs a question, an answer and something between them. */
function readHead(cells: readonly string[]): Columns | undefined {
  const find = (pattern: RegExp): number => cells.findIndex((cell) => cell.length < 80 && pattern.test(cell));
  const question = find(QUESTION);
  const options = cells.flatMap((cell, index) => (index !== question && OPTION.test(cell) ? [index] : []));
  const answer = cells.findIndex(
    (cell, index) => !options.includes(index) && index !== question && ANSWER.test(cell),
  );
  const asked = question === -1 ? Math.max(0, (options[0] ?? 0) - 1) : question;
  if (answer === -1 || cells.length < 3 || (question === -1 && options.length < 2)) return undefined;

  return { question: asked, options, answer, explanation: find(EXPLANATION), type: find(TYPE) };
}

function writeRow(
  cells: readonly string[],
  { question, options, answer, explanation, type }: Columns,
): string[] {
  const given = options.map((index) => cells[index] ?? '');
  const last = given.findLastIndex((text) => text !== '');
  const texts = given.slice(0, Math.min(last + 1, MAX_OPTIONS));
  const isTyped = /fill|open|short|type/i.test(cells[type] ?? '');
  const key = writeKey(cells[answer] ?? '', texts);
  const lines = ['', `Q: ${cells[question] ?? ''}`];
  if (isTyped)
    lines.push(`Answer: ${texts.length > 0 ? texts.filter((text) => text !== '').join(' | ') : key}`);
  else lines.push(...texts.map((text, index) => `${letterOf(index)}) ${text}`), `Answer: ${key}`);
  const words = cells[explanation] ?? '';
  if (words !== '') lines.push(`Explanation: ${words}`);

  return lines;
}

/** Numbers count the options from 1, unless an option says just that. */
function writeKey(key: string, options: readonly string[]): string {
  if (!/^\d{1,2}(?:\s?[,;&]\s?\d{1,2})*$/.test(key) || options.length === 0) return key;
  const numbers = key.split(/[,;&]/).map(Number);
  const isWord = options.some((option) => option === key);

  return isWord
    ? key
    : numbers
        .map((number) => (number >= 1 && number <= options.length ? letterOf(number - 1) : String(number)))
        .join(', ');
}

import { type ColumnRole, holdsQuestions, readHead } from '../table/column-plan.ts';
import { writeRow } from '../table/write-row.ts';
import { readBars, readCells } from './read-cells.ts';
import { rewriteLines, type RewrittenText } from './rewritten-text.ts';

const SEPARATORS = ['\t', ',', ';', '|'];
/** Headings are found in the first lines; a title may stand above them. */
const HEAD_WITHIN_LINES = 12;
/** A row that names its type, with a verdict behind each option, needs no head. */
const BLACKBOARD = /^[A-Z_]{2,16}\t/;

/** Tables of questions, as spreadsheets and quiz programs write them, become questions in the plain layout. */
export function rewriteTables(text: RewrittenText): RewrittenText {
  const head = findHead(text.lines);
  if (head === undefined) return text;
  const { index: headIndex, separator, roles } = head;

  return rewriteLines(text, (line, index) => {
    if (index === headIndex) return [];
    if (index < headIndex || line.trim() === '' || !line.includes(separator)) return undefined;
    const cells = cellsOf(line, separator);

    return cells.every((cell) => /^:?-*:?$/.test(cell)) ? [] : writePlainRow(cells, roles);
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
      const roles = readHead(cells);
      if (roles !== undefined && hasRows(lines, index + 1, roles, separator))
        return { index, separator, roles };
    }
  }

  return undefined;
}

/**
 * A table goes on right below its head, with rows as wide as the head, give or take an empty cell at the end. A question
 * that holds such a row, `How do these compare? | a | b | answer`, has its options below it.
 */
function hasRows(
  lines: readonly string[],
  start: number,
  roles: readonly ColumnRole[],
  separator: string,
): boolean {
  const below = lines.slice(start).filter((line) => line.trim() !== '');
  if (below[0]?.includes(separator) !== true) return false;
  const rows = below.filter((line) => line.includes(separator));
  const cells = rows.map((line) => cellsOf(line, separator));
  const asWide = cells.filter((row) => Math.abs(row.length - roles.length) <= 1);

  return asWide.length >= 0.8 * rows.length && holdsQuestions(asWide, roles);
}

/** Topics and the like were never read from a text: a column of that name may hold anything. */
function writePlainRow(cells: readonly string[], roles: readonly ColumnRole[]): string[] {
  const known = roles.map((role) => (['topic', 'difficulty', 'hint'].includes(role) ? 'ignore' : role));

  return ['', ...writeRow(cells, known)];
}

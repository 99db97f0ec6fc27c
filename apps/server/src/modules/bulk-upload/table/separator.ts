import { planColumns } from '@second-bell/question-import';

const SEPARATORS = ['\t', ',', ';'];
const SAMPLE_LINES = 40;
const SAMPLE_CHARACTERS = 64 * 1024;
/** Commas stand in sentences too: so many columns on each line make a table of them, fewer with tabs. */
const MIN_COLUMNS: Readonly<Record<string, number>> = { '\t': 3, ',': 4, ';': 4 };
/** One question to a line by Blackboard, which the reader of texts knows. */
const BLACKBOARD = /^(?:MC|MA|TF|ESS|ORD|MAT|FIB|FIL|NUM|SR|OP|JUMBLED_SENTENCE|FIB_PLUS|QUIZ_BOWL)\t/;

/** What stands between the cells of a text that is a table: by its headings, else by rows that are all as wide. */
export function separatorOf(text: string): string | undefined {
  const lines = text
    .slice(0, SAMPLE_CHARACTERS)
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, SAMPLE_LINES);
  if (lines.length < 2 || lines.some((line) => BLACKBOARD.test(line))) return undefined;
  const tables = SEPARATORS.map((separator) => ({
    separator,
    rows: lines.map((line) => cellsOf(line, separator)),
  }));

  return (
    tables.find(({ rows }) => hasHead(rows)) ?? tables.find(({ separator, rows }) => isEven(rows, separator))
  )?.separator;
}

/** Headings, and below them rows about as wide: a question on one line may hold such words too. */
function hasHead(rows: readonly (readonly string[])[]): boolean {
  const { isSure, firstRow } = planColumns(rows);
  const width = rows[firstRow - 1]?.length ?? 0;
  const below = rows.slice(firstRow).filter((row) => row.length > 1);
  const asWide = below.filter((row) => Math.abs(row.length - width) <= 1);

  return isSure && rows[firstRow] === below[0] && asWide.length >= 0.7 * below.length && below.length > 0;
}

function isEven(rows: readonly (readonly string[])[], separator: string): boolean {
  const width = rows[0]?.length ?? 0;

  return width >= (MIN_COLUMNS[separator] ?? 0) && rows.every((row) => row.length === width);
}

/** Good enough to tell columns: within quotes a separator is none. */
function cellsOf(line: string, separator: string): string[] {
  return line
    .split('"')
    .map((part, index) => (index % 2 === 1 ? part.replaceAll(separator, ' ') : part))
    .join('"')
    .split(separator)
    .map((cell) => cell.trim().replaceAll('"', ''));
}

import { MAX_OPTIONS } from '@second-bell/question-text';

/** What a column of a table of questions holds; `ignore` is read past. */
export type ColumnRole =
  | 'question'
  | `option${'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J'}`
  | 'answer'
  | 'explanation'
  | 'topic'
  | 'difficulty'
  | 'hint'
  | 'type'
  | 'ignore';

/** The roles of all columns, and the index of the first row with a question. */
export type ColumnPlan = { roles: ColumnRole[]; firstRow: number };

/** As many as a question has options at most. */
export const OPTION_ROLES = [
  'optionA',
  'optionB',
  'optionC',
  'optionD',
  'optionE',
  'optionF',
  'optionG',
  'optionH',
  'optionI',
  'optionJ',
] as const satisfies readonly ColumnRole[];

/** Headings are found in the first rows; a title and notes may stand above them. */
const HEAD_WITHIN_ROWS = 12;
const LONGEST_HEADING = 80;
/** Rows that are looked at where nothing is said by a heading. */
const SAMPLE_ROWS = 40;

const QUESTION = /^(?:question|questions|question[ _]text|stem|item|frage|prompt)\b/i;
const OPTION =
  /^(?:(?:option|choice|answer|antwort|opt|ans) ?[-_#]? ?(?:[1-9a-j]|10)\b|[a-j]$|wrong(?: answer)? ?\d?$|distractor ?\d?$)/i;
const ANSWER = /^(?:correct|right|key\b|solution|answer key|answer$|ans$|answers$|lösung|correct answer)/i;
const OTHERS: readonly (readonly [ColumnRole, RegExp])[] = [
  ['explanation', /^(?:explanation|answer explanation|rationale|feedback|reason)/i],
  ['topic', /^(?:topic|category|subtopic|tag)s?$/i],
  ['difficulty', /^(?:difficulty|level)(?: level)?$/i],
  ['hint', /^hint$/i],
  ['type', /^(?:question )?type$/i],
];

/**
 * The plan that the headings of a table name; undefined where none does. A head needs a question, an answer and something
 * between them.
 */
export function readHead(cells: readonly string[]): ColumnRole[] | undefined {
  const heads = cells.map((cell) => (cell.length < LONGEST_HEADING ? cell.trim() : ''));
  const question = heads.findIndex((head) => QUESTION.test(head));
  const options = heads.flatMap((head, index) => (index !== question && OPTION.test(head) ? [index] : []));
  const answer = heads.findIndex(
    (head, index) => !options.includes(index) && index !== question && ANSWER.test(head),
  );
  const isPair = cells.length === 2 && question !== -1;
  if (answer === -1 || (cells.length < 3 && !isPair) || (question === -1 && options.length < 2))
    return undefined;

  const roles = heads.map((head): ColumnRole => OTHERS.find(([, name]) => name.test(head))?.[0] ?? 'ignore');
  for (const [place, index] of options.entries()) roles[index] = OPTION_ROLES[place] ?? 'ignore';
  roles[answer] = 'answer';
  roles[question === -1 ? Math.max(0, (options[0] ?? 0) - 1) : question] = 'question';

  return roles;
}

/** `1 | B`: a column of numbers beside one of letters is an answer key, and no table of questions. */
export function holdsQuestions(rows: readonly (readonly string[])[], roles: readonly ColumnRole[]): boolean {
  if (roles.includes('optionA')) return true;
  const cells = rows
    .map((row) => (row[roles.indexOf('question')] ?? '').trim())
    .filter((cell) => cell !== '');

  return cells.filter((cell) => /\p{L}{2}/u.test(cell) && cell.includes(' ')).length >= 0.8 * cells.length;
}

/** What the columns hold: `isSure` where headings say so, else a guess from what stands in them. */
export function planColumns(rows: readonly (readonly string[])[]): ColumnPlan & { isSure: boolean } {
  for (const [index, row] of rows.slice(0, HEAD_WITHIN_ROWS).entries()) {
    const roles = readHead(row);
    if (roles !== undefined && holdsQuestions(rows.slice(index + 1), roles))
      return { roles, firstRow: index + 1, isSure: true };
  }

  return { roles: guessRoles(rows.slice(0, SAMPLE_ROWS)), firstRow: 0, isSure: false };
}

/** The longest texts are the questions; letters, small numbers or words of another column are the answers. */
function guessRoles(rows: readonly (readonly string[])[]): ColumnRole[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, index) => rows.map((row) => (row[index] ?? '').trim()));
  const lengths = columns.map((cells) => cells.reduce((sum, cell) => sum + cell.length, 0));
  const asks = columns.map((cells) => cells.filter((cell) => cell.endsWith('?')).length);
  const question = indexOfMost(asks.map((count, index) => count * 1000 + (lengths[index] ?? 0)));
  const behind = columns.flatMap((_, index) => (index > question ? [index] : []));
  const answer = behind.findLast((index) => isKeyColumn(columns, index, question));
  const roles = columns.map((): ColumnRole => 'ignore');
  if (question !== -1) roles[question] = 'question';
  const options = behind.filter((index) => index < (answer ?? -1)).slice(0, MAX_OPTIONS);
  for (const [place, index] of options.entries()) roles[index] = OPTION_ROLES[place] ?? 'ignore';
  if (answer !== undefined) roles[answer] = 'answer';

  return roles;
}

function isKeyColumn(columns: readonly (readonly string[])[], index: number, question: number): boolean {
  const cells = columns[index] ?? [];
  const given = cells.flatMap((cell, row) => (cell === '' ? [] : [{ cell, row }]));
  const others = columns.filter((_, other) => other !== index && other !== question);
  const isKey = ({ cell, row }: { cell: string; row: number }) =>
    /^(?:[a-j]|\d{1,2}|true|false)$/i.test(cell) || others.some((column) => column[row] === cell);

  return given.length > 0 && given.filter(isKey).length >= 0.8 * given.length;
}

function indexOfMost(numbers: readonly number[]): number {
  return numbers.indexOf(Math.max(...numbers));
}

import type { ContentBank, ContentTest } from './content-bank.ts';

const COLUMNS = ['practice test', 'questions', 'passages', 'figures'];
/** The table as it stands in a text: its heading, and the rows that follow. */
const IN_TEXT = /^\| practice test .*\n(?:\|.*\n)+/m;

/** How many questions, passages and figures each practice test has: the table of the README. */
export function countTable({ subjects }: ContentBank): string {
  const tests = subjects.flatMap((subject) => subject.tests);
  const rows = tests.map((test) => [test.header?.title ?? test.file, ...countsOf([test])]);
  const cells = [...rows, ['all', ...countsOf(tests)]].map((row) => row.map(String));
  const widths = COLUMNS.map((name, at) =>
    Math.max(name.length, ...cells.map((row) => row[at]?.length ?? 0)),
  );
  const lineOf = (row: readonly string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |\n`;

  return [lineOf(COLUMNS), lineOf(widths.map((width) => '-'.repeat(width))), ...cells.map(lineOf)].join('');
}

function countsOf(tests: readonly ContentTest[]): [questions: number, passages: number, figures: number] {
  const questions = tests.flatMap((test) => test.questions);

  return [
    questions.length,
    new Set(questions.flatMap(({ passage }) => passage ?? [])).size,
    new Set(questions.flatMap(({ image }) => image ?? [])).size,
  ];
}

/** The table of counts that a text holds, to the letter; undefined where it has none. */
export function tableIn(text: string): string | undefined {
  return IN_TEXT.exec(text)?.[0];
}

export function withTable(text: string, table: string): string {
  return text.replace(IN_TEXT, () => table);
}

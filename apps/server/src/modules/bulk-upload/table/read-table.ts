import {
  type ColumnPlan,
  type ColumnRole,
  planColumns,
  type Problem,
  writeTable,
} from '@second-bell/question-import';

import type { FileReading } from '../file-reading.ts';

/** Rows of cells, and what could not be read of them. */
export type Sheet = { rows: string[][]; problems: Problem[] };

const SHOWN_ROWS = 12;
const SHOWN_CHARACTERS = 120;
/** No table of questions is wider; a sheet may name its last column. */
const MAX_COLUMNS = 60;

/** The questions of a table, by the columns that a person chose, or by its headings. */
export function readTable({ rows: read, problems }: Sheet, chosen: ColumnPlan | undefined): FileReading {
  const rows = read.map((row) => row.slice(0, MAX_COLUMNS));
  const width = Math.max(0, ...rows.map((row) => row.length));
  const plan = chosen === undefined ? planColumns(rows) : { ...chosen, isSure: true };
  const roles = Array.from({ length: width }, (_, index): ColumnRole => plan.roles[index] ?? 'ignore');
  const written = writeTable(rows, { ...plan, roles });

  return {
    text: written.text,
    problems: [...problems, ...written.problems],
    pictures: [],
    table: {
      rows: rows.slice(0, SHOWN_ROWS).map((row) => row.map((cell) => cell.slice(0, SHOWN_CHARACTERS))),
      roles,
      firstRow: plan.firstRow,
      isSure: plan.isSure,
    },
  };
}

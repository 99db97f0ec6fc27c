import { parse } from 'csv-parse/sync';

import type { Sheet } from './read-table.ts';
import { separatorOf } from './separator.ts';

/** A cell that a spreadsheet would take for a formula has an apostrophe in front, which is none of its text. */
const GUARDED = /^'(?=[=+\-@\t\r])/;

/** A text of rows: between commas, semicolons or tabs, with quotes around cells that hold them. */
export function readCsv(text: string): Sheet {
  const delimiter = separatorOf(text) ?? ',';
  const options = {
    delimiter,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  };
  const problems: Sheet['problems'] = [];
  const rows = parseRows(text, options, () => {
    problems.push({
      lineNumber: 1,
      message: 'A quote in this table is opened and not closed, so that quotes are read as plain signs.',
    });
  });

  return { rows: rows.map((row) => row.map((cell) => cell.replace(GUARDED, ''))), problems };
}

function parseRows(text: string, options: object, onOpenQuote: () => void): string[][] {
  try {
    return parse(text, options);
  } catch {
    onOpenQuote();

    return parse(text, { ...options, quote: null });
  }
}

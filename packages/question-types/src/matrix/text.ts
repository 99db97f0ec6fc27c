import { MAX_OPTIONS } from '@second-bell/question-text';

import { valueAt } from '../checks.ts';
import type { TextSyntax } from '../question-type.ts';
import { Body, type BodyRow } from '../text/read-body.ts';
import { readWord } from '../text/read-list.ts';
import { isRule, printRow } from '../text/table-row.ts';
import { letterId } from '../words.ts';
import type { MatrixContent, MatrixKey } from './schema.ts';

const MARKED = /^\[\s?[xX✓✔]\s?\]$/u;
const UNMARKED = /^\[\s{0,3}\]$/;

/** A table with `[x]` where a mark is right and `[ ]` where none is; `Per row: several` where rows may have more than one. */
export const matrixText: TextSyntax<MatrixContent, MatrixKey> = {
  print({ rowTitle = '', rows, columns, perRow }, key) {
    return [
      ...(perRow === 'several' ? ['Per row: several'] : []),
      printRow([rowTitle, ...columns.map(({ text }) => text)]),
      printRow(['---', ...columns.map(() => ':-:')]),
      ...rows.map(({ id, text }) => {
        const right = valueAt(key, id) ?? [];

        return printRow([text, ...columns.map((column) => (right.includes(column.id) ? '[x]' : '[ ]'))]);
      }),
    ];
  },
  parse(lines) {
    const body = new Body(lines, { 'per row': 'setting' });
    const perRow = readWord(body, body.one('per row'), ['one', 'several']);
    const [head, rule, ...marked] = body.root.rows;
    if (head === undefined || rule === undefined || !isRule(rule.cells) || marked.length === 0) {
      body.fail(body.root, 'Give a table: a head, a line of dashes, and rows with [x] and [ ].');
    }
    const [rowTitle = '', ...titles] = head?.cells ?? [];
    if (head !== undefined && (titles.length < 2 || titles.length > MAX_OPTIONS)) {
      body.fail(head, `Give 2 to ${MAX_OPTIONS} columns beside the first.`);
    }
    const columns = titles.map((text, index) => ({ id: letterId(index), text }));
    const rows = marked.map(({ cells }, index) => ({ id: String(index + 1), text: cells[0] ?? '' }));
    const key = Object.fromEntries(
      marked.map((row, index) => [String(index + 1), readMarks(body, row, columns.length)]),
    );

    return body.result({
      content: { ...(rowTitle !== '' && { rowTitle }), rows, columns, perRow },
      key,
    });
  },
};

function readMarks(body: Body, row: BodyRow, columnCount: number): string[] {
  const cells = row.cells.slice(1);
  if (cells.length !== columnCount) {
    body.fail(row, `This row has ${cells.length} cells beside the first; the head has ${columnCount}.`);
  }
  const strange = cells.find((cell) => !MARKED.test(cell) && !UNMARKED.test(cell));
  if (strange !== undefined) body.fail(row, `"${strange}" is no mark. Write [x] or [ ].`);

  return cells.flatMap((cell, index) => (MARKED.test(cell) ? [letterId(index)] : []));
}

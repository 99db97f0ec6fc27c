import type { TextSyntax } from '../question-type.ts';
import { printText } from '../text/labels.ts';
import { Body, type BodyRow, type Section } from '../text/read-body.ts';
import { readNames } from '../text/read-list.ts';
import { isRule, printRow } from '../text/table-row.ts';
import { numbersOf } from '../words.ts';
import { type HighlightContent, type HighlightKey, type HighlightPiece, markablesOf } from './schema.ts';
import { printSpan, readSpans } from './spans.ts';

/** `Text:` or a table, in which `[[1: words]]` can be marked, numbered in reading order; then `Answer: 1, 3`. */
export const highlightText: TextSyntax<HighlightContent, HighlightKey> = {
  print(content, key) {
    const markables = markablesOf(content);
    const printPiece = ({ id, text }: HighlightPiece) =>
      printSpan(
        id === undefined ? { text } : { text, number: markables.findIndex((some) => some.id === id) + 1 },
      );
    const lines =
      content.form === 'text'
        ? printText('Text:', content.pieces.map(printPiece).join(''))
        : [
            printRow(content.head),
            printRow(content.head.map(() => '---')),
            ...content.rows.map((cells) => printRow(cells.map(printPiece))),
          ];

    return [...lines, `Answer: ${numbersOf(markables, key)}`];
  },
  parse(lines) {
    const body = new Body(lines, { text: 'text', answer: 'answer' });
    const [head, rule, ...rows] = body.root.rows;
    const reader = new PieceReader(body);
    const content: HighlightContent =
      head === undefined || rule === undefined
        ? {
            form: 'text',
            pieces: reader.read(body.required('text', 'Text: [[1: Short of breath]] and [[2: pale]].')),
          }
        : { form: 'table', head: head.cells, rows: reader.readRows(head, rule, rows) };
    const key = readNames(body, body.required('answer', 'Answer: 1, 3'), markablesOf(content));

    return body.result({ content, key });
  },
};

/** Numbers have to follow each other, so that nobody counts wrongly. */
class PieceReader {
  readonly #body: Body;
  #due = 1;

  constructor(body: Body) {
    this.#body = body;
  }

  read({ text, lineNumber }: Pick<Section, 'text' | 'lineNumber'>): HighlightPiece[] {
    return readSpans(text).map((span) => {
      if (span.number === undefined) return { text: span.text };
      if (span.number !== this.#due) {
        this.#body.fail({ lineNumber }, `Here "[[${this.#due}: …]]" is due, not number ${span.number}.`);
      }
      const id = String(this.#due);
      this.#due += 1;

      return { text: span.text, id };
    });
  }

  readRows(head: BodyRow, rule: BodyRow, rows: readonly BodyRow[]): HighlightPiece[][] {
    if (!isRule(rule.cells)) this.#body.fail(rule, 'Below the head of a table stands a line of dashes.');

    return rows.map((row) => {
      if (row.cells.length !== head.cells.length) {
        this.#body.fail(row, `This row has ${row.cells.length} cells; the head has ${head.cells.length}.`);
      }

      return row.cells.map((text) => {
        const [piece = { text: '' }, another] = this.read({ text, lineNumber: row.lineNumber });
        if (another !== undefined) {
          this.#body.fail(row, 'A cell can be marked as a whole only: put all of it in [[1: …]].');
        }

        return piece;
      });
    });
  }
}

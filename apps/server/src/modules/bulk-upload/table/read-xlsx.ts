import { posix } from 'node:path';

import type { Element } from 'xast';

import type { Archive } from '../archive.ts';
import { RefusedFile } from '../file-reading.ts';
import { allOf, attributeOf, childOf, childrenOf, textOf } from '../xml-tree.ts';
import { NumberStyles } from './number-styles.ts';
import type { Sheet } from './read-table.ts';

const WORKBOOK = 'xl/workbook.xml';
const MAX_COLUMNS = 60;
const MAX_ROWS = 60_000;

/** The first sheet of a workbook that is seen and holds anything, as the cells show it. */
export function readXlsx(archive: Archive): Sheet {
  const workbook = childOf(archive.readXml(WORKBOOK), 'workbook');
  const relations = childrenOf(childOf(archive.readXml('xl/_rels/workbook.xml.rels'), 'Relationships'));
  const targets = new Map(
    relations.map((relation) => [attributeOf(relation, 'Id') ?? '', attributeOf(relation, 'Target') ?? '']),
  );
  const shown = childrenOf(childOf(workbook, 'sheets'), 'sheet').filter(
    (sheet) => (attributeOf(sheet, 'state') ?? 'visible') === 'visible',
  );
  const cells = new CellReader(archive);
  const sheets = shown.map((sheet) => ({
    name: attributeOf(sheet, 'name') ?? '',
    rows: readRows(archive, pathOf(targets.get(attributeOf(sheet, 'r:id') ?? '') ?? ''), cells),
  }));
  const full = sheets.filter(({ rows }) => rows.length > 0);
  const [first, ...others] = full;
  if (first === undefined) throw new RefusedFile('empty');
  const names = others.map(({ name }) => `“${name}”`).join(', ');

  return {
    rows: first.rows,
    problems: [
      ...(others.length > 0
        ? [{ lineNumber: 1, message: `Only the sheet “${first.name}” is read. Not read: ${names}.` }]
        : []),
      ...cells.dates(first.rows),
    ],
  };
}

/** A target that starts with a slash counts from the archive, others from the folder of the workbook. */
function pathOf(target: string): string {
  return target.startsWith('/') ? target.slice(1) : posix.join('xl', target);
}

function readRows(archive: Archive, path: string, cells: CellReader): string[][] {
  const data = childOf(archive.readXml(path), 'worksheet', 'sheetData');
  const rows: string[][] = [];
  for (const row of childrenOf(data, 'row')) {
    const at = Number(attributeOf(row, 'r') ?? rows.length + 1) - 1;
    if (at >= MAX_ROWS || at < rows.length) throw new RefusedFile('too_big');
    while (rows.length < at) rows.push([]);
    rows.push(readCells(row, cells));
  }
  while (rows.length > 0 && rows.at(-1)?.every((cell) => cell === '') === true) rows.pop();

  return rows;
}

function readCells(row: Element, cells: CellReader): string[] {
  const read: string[] = [];
  for (const cell of childrenOf(row, 'c')) {
    const at = columnOf(attributeOf(cell, 'r')) ?? read.length;
    if (at >= MAX_COLUMNS) break;
    while (read.length < at) read.push('');
    read[at] = cells.read(cell);
  }

  return read;
}

/** `C7` is column 2. */
function columnOf(place: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0];

  return letters === undefined
    ? undefined
    : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Writes cells as the sheet shows them, as far as their meaning goes. */
class CellReader {
  readonly #strings: readonly string[];
  readonly #styles: NumberStyles;
  #dates = 0;

  constructor(archive: Archive) {
    this.#strings = childrenOf(childOf(archive.readXml('xl/sharedStrings.xml'), 'sst'), 'si').map(richText);
    this.#styles = new NumberStyles(archive.readXml('xl/styles.xml'));
  }

  read(cell: Element): string {
    const value = textOf(childOf(cell, 'v'));
    const type = attributeOf(cell, 't') ?? 'n';
    if (type === 's') return (this.#strings[Number(value)] ?? '').trim();
    if (type === 'inlineStr') return richText(childOf(cell, 'is')).trim();
    if (type === 'b') return value === '1' ? 'True' : 'False';

    return type === 'n' ? this.#number(value, Number(attributeOf(cell, 's') ?? 0)) : value.trim();
  }

  /** A fraction like 1/2 that was typed as a date is lost: only a person can put it right. */
  dates(rows: readonly (readonly string[])[]): Sheet['problems'] {
    return this.#dates === 0 || rows.length === 0
      ? []
      : [
          {
            lineNumber: 1,
            message: `${this.#dates} cells of this sheet are dates, as 2026-01-02. A spreadsheet makes dates of fractions like 1/2: check them.`,
          },
        ];
  }

  #number(value: string, style: number): string {
    if (value === '') return '';
    const number = Number(value);
    const kind = this.#styles.kindOf(style);
    if (kind === 'date') {
      this.#dates += 1;

      return dateOf(number);
    }
    // Fifteen digits are what a sheet keeps and shows: 0.1 + 0.2 is 0.3 there.
    const shown = Number((kind === 'percent' ? number * 100 : number).toPrecision(15));

    return kind === 'percent' ? `${shown}%` : String(shown);
  }
}

/** Text in pieces of their own dress; the reading aid above East Asian letters is no text. */
function richText(item: Element | undefined): string {
  const [plain, pieces] = [childrenOf(item, 't'), childrenOf(item, 'r')];

  return [...plain, ...pieces.flatMap((piece) => allOf(piece, 't'))].map(textOf).join('');
}

/** Days since the last day of 1899; the sheets count a 29 February 1900 that never was. */
function dateOf(days: number): string {
  const milliseconds = Math.round((days - 25_569) * 86_400_000);

  return Math.abs(milliseconds) < 8.64e15 ? new Date(milliseconds).toISOString().slice(0, 10) : String(days);
}

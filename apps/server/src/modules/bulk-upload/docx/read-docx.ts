import { posix } from 'node:path';

import type { Element } from 'xast';

import type { Archive } from '../archive.ts';
import type { Block, Paragraph, Run, Table } from '../document/blocks.ts';
import { writeText } from '../document/write-text.ts';
import { type FileReading, RefusedFile } from '../file-reading.ts';
import { Pictures } from '../pictures.ts';
import { allOf, attributeOf, childOf, childrenOf, textOf } from '../xml-tree.ts';
import { texOf } from './math.ts';
import { Numbering } from './numbering.ts';
import { Styles } from './styles.ts';

const DOCUMENT = 'word/document.xml';
/** Ticks and boxes of the fonts that word processors use for them, by their private codes. */
const SYMBOLS: Readonly<Record<string, string>> = {
  F0FC: '✓',
  F050: '✓',
  F0FE: '☑',
  F052: '☑',
  F0FD: '☒',
  F0A8: '☐',
  F06F: '☐',
  F0A3: '☐',
  F0B4: '×',
  F0E0: '→',
  F0B0: '°',
};
/** Parts whose text is no part of the page: deleted text, codes of fields, the other version of a drawing. */
const LEFT_OUT = new Set([
  'w:del',
  'w:moveFrom',
  'w:instrText',
  'w:delText',
  'mc:Fallback',
  'w:rPr',
  'w:pPr',
]);

/** The text of a Word document: numbers of lists written out, marked options marked, tables and pictures kept. */
export function readDocx(archive: Archive): FileReading {
  const body = childOf(archive.readXml(DOCUMENT), 'w:document', 'w:body');
  if (body === undefined) throw new RefusedFile('broken');

  const pictures = new Pictures();
  const reader = new BodyReader(archive, pictures);
  const { text, problems } = writeText(reader.read(body));
  if (allOf(body, 'w:footnoteReference').length + allOf(body, 'w:endnoteReference').length > 0) {
    problems.push({
      lineNumber: 1,
      message: 'The footnotes of this document are not read. Add what is needed.',
    });
  }

  return { text, problems, pictures: pictures.all };
}

class BodyReader {
  readonly #archive: Archive;
  readonly #pictures: Pictures;
  readonly #styles: Styles;
  readonly #numbering: Numbering;
  readonly #targets: ReadonlyMap<string, string>;

  constructor(archive: Archive, pictures: Pictures) {
    this.#archive = archive;
    this.#pictures = pictures;
    this.#styles = new Styles(archive.readXml('word/styles.xml'));
    this.#numbering = new Numbering(archive.readXml('word/numbering.xml'));
    this.#targets = new Map(
      childrenOf(childOf(archive.readXml('word/_rels/document.xml.rels'), 'Relationships')).map(
        (relation) => [
          attributeOf(relation, 'Id') ?? '',
          posix.join('word', attributeOf(relation, 'Target') ?? ''),
        ],
      ),
    );
  }

  /** Whatever may hold paragraphs: a body, a cell, a box, a part that was inserted. */
  read(parent: Element): Block[] {
    return childrenOf(parent).flatMap((child): Block[] => {
      if (child.name === 'w:p') return this.#readParagraph(child);
      if (child.name === 'w:tbl') return [this.#readTable(child)];

      return LEFT_OUT.has(child.name) ? [] : this.read(child);
    });
  }

  #readTable(table: Element): Table {
    const rows = partsOf(table, 'w:tr').map((row) =>
      partsOf(row, 'w:tc').map((cell) => this.read(cell).flatMap(paragraphsOf)),
    );

    return { kind: 'table', rows };
  }

  /** A box that hangs on a paragraph is read behind it. */
  #readParagraph(paragraph: Element): Block[] {
    const list = this.#styles.listOf(paragraph);
    const read: Paragraph = { kind: 'paragraph', label: '', runs: [], pictures: [], losses: [] };
    const boxes: Element[] = [];
    this.#readRuns(paragraph, { paragraph, read, boxes });
    // An empty paragraph in a list shows no number, and counts none.
    const isEmpty = read.runs.every(({ text }) => text.trim() === '') && read.pictures.length === 0;
    if (list !== undefined && !isEmpty) read.label = this.#numbering.next(list);

    return [read, ...boxes.flatMap((box) => this.read(box))];
  }

  #readRuns(parent: Element, into: { paragraph: Element; read: Paragraph; boxes: Element[] }): void {
    for (const child of childrenOf(parent)) {
      if (LEFT_OUT.has(child.name)) continue;
      if (child.name === 'w:txbxContent') into.boxes.push(child);
      else if (child.name === 'm:oMath') {
        const tex = texOf(child);
        if (tex !== '') into.read.runs.push({ text: `$${tex}$`, dress: [] });
      } else if (child.name === 'w:r') this.#readRun(child, into);
      else this.#readRuns(child, into);
    }
  }

  #readRun(run: Element, into: { paragraph: Element; read: Paragraph; boxes: Element[] }): void {
    const dress = this.#styles.dressOf(run, into.paragraph);
    let text = '';
    for (const child of childrenOf(run)) {
      text += textOfPart(child);
      if (child.name === 'w:drawing' || child.name === 'w:pict' || child.name === 'w:object') {
        this.#readDrawing(child, into);
      } else if (child.name === 'mc:AlternateContent') this.#readRuns(child, into);
    }
    if (text !== '') into.read.runs.push({ text: cleanText(text), dress } satisfies Run);
  }

  #readDrawing(drawing: Element, into: { read: Paragraph; boxes: Element[] }): void {
    into.boxes.push(...allOf(drawing, 'w:txbxContent'));
    const description = attributeOf(allOf(drawing, 'wp:docPr')[0], 'descr') ?? '';
    const ids = [
      ...allOf(drawing, 'a:blip').map((blip) => attributeOf(blip, 'r:embed')),
      ...allOf(drawing, 'v:imagedata').map((image) => attributeOf(image, 'r:id')),
    ];
    for (const id of ids) {
      const path = this.#targets.get(id ?? '') ?? '';
      const added = this.#pictures.add(posix.basename(path), this.#archive.read(path));
      if ('address' in added) into.read.pictures.push({ address: added.address, description });
      else into.read.losses.push(added.problem);
    }
  }
}

/** Rows and cells may stand in parts that mark a change or a form. */
function partsOf(parent: Element, name: 'w:tr' | 'w:tc'): Element[] {
  return childrenOf(parent).flatMap((child) =>
    child.name === name
      ? [child]
      : LEFT_OUT.has(child.name) || child.name === 'w:tbl'
        ? []
        : partsOf(child, name),
  );
}

function paragraphsOf(block: Block): Paragraph[] {
  return block.kind === 'paragraph' ? [block] : block.rows.flat(2);
}

function textOfPart(part: Element): string {
  switch (part.name) {
    case 'w:t':
      return textOf(part);
    case 'w:tab':
    case 'w:ptab':
      return '\t';
    case 'w:br':
    case 'w:cr':
      return '\n';
    case 'w:noBreakHyphen':
      return '-';
    case 'w:sym':
      return SYMBOLS[(attributeOf(part, 'w:char') ?? '').toUpperCase()] ?? '';
    default:
      return '';
  }
}

function cleanText(text: string): string {
  return text.replaceAll('\u00ad', '').replaceAll('\u00a0', ' ');
}

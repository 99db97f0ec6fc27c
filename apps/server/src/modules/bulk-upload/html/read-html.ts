import { type DefaultTreeAdapterTypes, parse } from 'parse5';

import type { Block, Dress, Paragraph } from '../document/blocks.ts';
import { writeText } from '../document/write-text.ts';
import type { FileReading } from '../file-reading.ts';
import { Pictures } from '../pictures.ts';
import { annotationOf } from './markdown.ts';
import { ListLabels } from './list-labels.ts';
import { attributeOf, type Element, isElement, isHidden, plainText, styleOf } from './page-tree.ts';
import { lowered, raised } from './raised.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Parts of a page that are no text, or belong to the site around it. */
const LEFT_OUT = new Set([
  'script',
  'style',
  'head',
  'noscript',
  'template',
  'svg',
  'select',
  'textarea',
  'iframe',
  'nav',
]);
const BLOCKS = new Set(
  'p div li ol ul dl dt dd h1 h2 h3 h4 h5 h6 section article main header footer aside form fieldset legend label table blockquote pre address figure figcaption details summary hr center'.split(
    ' ',
  ),
);
const LISTS = new Set(['ol', 'ul']);
/** Elements may stand within each other to any depth; none that a person wrote does so to this. */
const MAX_DEPTH = 400;
const PLAIN_COLOURS = /^(?:#0{3,8}|black|inherit|initial|currentcolor|windowtext|rgba?\(0, ?0, ?0.{0,9})$/i;
const NO_BACKGROUND =
  /^(?:none|transparent|inherit|initial|white|#f{3,8}|rgba\(.{0,20}, ?0\)|rgb\(255, ?255, ?255\))$/i;
/** A page of results gives the right option such a class. */
const RIGHT_CLASS = /(?:^|\s)(?:correct|correct-answer|is-correct|right-answer)(?:\s|$)/i;
const DATA_PICTURE = /^data:image\/[\w.+-]{1,30};base64,/i;

/** The text of a web page: lists with their numbers and letters, marked options marked, tables and pictures kept. */
export function readHtml(source: string): FileReading {
  const pictures = new Pictures();
  const reader = new PageReader(pictures);
  const { text, problems } = writeText(reader.read(parse(source).childNodes));

  return { text, problems, pictures: pictures.all };
}

/** What an element passes on to those within it. */
type Surroundings = { dress: readonly Dress[]; depth: number; isPreformatted: boolean };

class PageReader {
  readonly #pictures: Pictures;
  readonly #lists = new ListLabels();
  #blocks: Block[] = [];
  #open: Paragraph = emptyParagraph();
  #isTooDeep = false;

  constructor(pictures: Pictures) {
    this.#pictures = pictures;
  }

  read(nodes: readonly Node[]): Block[] {
    for (const node of nodes) this.#readNode(node, { dress: [], depth: 0, isPreformatted: false });
    this.#close();

    return this.#blocks;
  }

  #readNode(node: Node, around: Surroundings): void {
    if (node.nodeName === '#text' && 'value' in node) this.#addText(node.value, around);
    if (!isElement(node) || LEFT_OUT.has(node.tagName) || isHidden(node)) return;
    if (around.depth > MAX_DEPTH) return this.#loseDepth();

    const within = { ...around, dress: dressOf(node, around.dress), depth: around.depth + 1 };
    if (node.tagName === 'br') this.#addRun('\n', within.dress);
    else if (node.tagName === 'img') this.#addPicture(node);
    else if (node.tagName === 'input')
      this.#addBox(attributeOf(node, 'type'), attributeOf(node, 'checked') !== undefined);
    else if (node.tagName === 'math') this.#addRun(formulaOf(node), within.dress);
    else if (node.tagName === 'sup') this.#addRun(raised(plainText(node)), within.dress);
    else if (node.tagName === 'sub') this.#addRun(lowered(plainText(node)), within.dress);
    else if (node.tagName === 'table') this.#addTable(node);
    else if (BLOCKS.has(node.tagName))
      this.#readBlock(node, { ...within, isPreformatted: within.isPreformatted || node.tagName === 'pre' });
    else for (const child of node.childNodes) this.#readNode(child, within);
  }

  #readBlock(element: Element, within: Surroundings): void {
    const { tagName } = element;
    const isList = LISTS.has(tagName);
    this.#close();
    if (isList) this.#lists.open(element);
    if (tagName === 'li') this.#open.label = this.#lists.label(element);
    if (/^h\d$/.test(tagName)) this.#addBlank();
    const role = attributeOf(element, 'role');
    if (role === 'radio' || role === 'checkbox')
      this.#addBox(role, attributeOf(element, 'aria-checked') === 'true');
    for (const child of element.childNodes) this.#readNode(child, within);
    this.#close();
    if (isList) this.#lists.close();
    // What holds blocks of its own is a part of the page: a question, mostly.
    const isPart =
      !isList &&
      tagName !== 'li' &&
      element.childNodes.some((child) => isElement(child) && BLOCKS.has(child.tagName));
    if (tagName === 'hr' || isPart || (isList && this.#lists.isOutside)) this.#addBlank();
  }

  #addTable(table: Element): void {
    this.#close();
    const rows = rowsOf(table).map((row) =>
      row.childNodes
        .filter(isElement)
        .map((cell) => this.#readApart(cell).flatMap(paragraphsOf).filter(isInked)),
    );
    this.#blocks.push({ kind: 'table', rows: rows.filter((row) => row.length > 0) });
  }

  /** A cell, with its paragraphs in a list of its own. */
  #readApart(cell: Element): Block[] {
    const [blocks, open] = [this.#blocks, this.#open];
    this.#blocks = [];
    this.#open = emptyParagraph();
    for (const child of cell.childNodes)
      this.#readNode(child, { dress: dressOf(cell, []), depth: 1, isPreformatted: false });
    this.#close();
    const read = this.#blocks;
    this.#blocks = blocks;
    this.#open = open;

    return read;
  }

  #addText(value: string, { dress, isPreformatted }: Surroundings): void {
    const text = isPreformatted ? value : value.replaceAll(/[\t\n\f\r ]+/g, ' ');
    const isAtStart = this.#open.runs.length === 0 || this.#open.runs.at(-1)?.text.endsWith('\n') === true;
    this.#addRun(isAtStart && !isPreformatted ? text.trimStart() : text, dress);
  }

  #addRun(text: string, dress: readonly Dress[]): void {
    const clean = text.replaceAll('\u00ad', '').replaceAll(/[\u00a0\u200b]/g, ' ');
    if (clean !== '') this.#open.runs.push({ text: clean, dress });
  }

  /** Round or square, it is written as the reader of texts knows it. */
  #addBox(type: string | undefined, isChecked: boolean): void {
    if (type === 'radio' || type === 'checkbox') this.#addRun(isChecked ? '[x] ' : '[ ] ', []);
  }

  #addPicture(image: Element): void {
    const source = attributeOf(image, 'src') ?? '';
    const description = attributeOf(image, 'alt') ?? '';
    if (DATA_PICTURE.test(source.slice(0, 60))) {
      const bytes = Buffer.from(source.slice(source.indexOf(',') + 1), 'base64');
      const added = this.#pictures.add(description || 'in the page', bytes);
      if ('address' in added) this.#open.pictures.push({ address: added.address, description });
      else this.#open.losses.push(added.problem);
    } else if (source !== '') {
      this.#open.losses.push(
        `A picture (${source.slice(0, 80)}) is left out here: it is not in the file. Add it in the question editor.`,
      );
    }
  }

  /** Said once, where it happens first. */
  #loseDepth(): void {
    if (!this.#isTooDeep)
      this.#open.losses.push('What stands below is wrapped too deep in the page, and is left out.');
    this.#isTooDeep = true;
  }

  #addBlank(): void {
    this.#blocks.push(emptyParagraph());
  }

  #close(): void {
    const { runs, pictures, losses } = this.#open;
    if (isInked(this.#open) || pictures.length > 0 || losses.length > 0) this.#blocks.push(this.#open);
    // The label of an item stays for its first words, which may stand in a block of their own.
    this.#open = {
      ...emptyParagraph(),
      label: runs.every(({ text }) => text.trim() === '') ? this.#open.label : '',
    };
  }
}

function emptyParagraph(): Paragraph {
  return { kind: 'paragraph', label: '', runs: [], pictures: [], losses: [] };
}

function isInked({ runs }: Paragraph): boolean {
  return runs.some(({ text }) => text.trim() !== '');
}

function paragraphsOf(block: Block): Paragraph[] {
  return block.kind === 'paragraph' ? [block] : block.rows.flat(2);
}

function rowsOf(table: Element): Element[] {
  return table.childNodes
    .filter(isElement)
    .flatMap((child) =>
      child.tagName === 'tr' ? [child] : /^t(?:head|body|foot)$/.test(child.tagName) ? rowsOf(child) : [],
    );
}

/** The dress of what stands in an element: its own on top of what is around it. */
function dressOf(element: Element, around: readonly Dress[]): readonly Dress[] {
  const { tagName } = element;
  const style = styleOf(element);
  const background = style.get('background-color') ?? style.get('background') ?? '';
  const colour = style.get('color') ?? attributeOf(element, 'color') ?? '';
  const weight = style.get('font-weight') ?? '';
  const own: Dress[] = [];
  if (tagName === 'mark' || RIGHT_CLASS.test(attributeOf(element, 'class') ?? '')) own.push('highlight');
  else if (background !== '' && !NO_BACKGROUND.test(background)) own.push('highlight');
  if (colour !== '' && !PLAIN_COLOURS.test(colour)) own.push('colour');
  if (tagName === 'u' || tagName === 'ins' || (style.get('text-decoration') ?? '').includes('underline'))
    own.push('underline');
  if (tagName === 'b' || tagName === 'strong' || /^(?:bold|bolder|[6-9]00)$/.test(weight)) own.push('bold');
  if (own.length === 0)
    return /^(?:normal|[1-5]00)$/.test(weight) ? around.filter((dress) => dress !== 'bold') : around;

  return [...new Set([...around, ...own])];
}

/** The TeX that a formula carries along, else its letters and signs. */
function formulaOf(math: Element): string {
  const tex = annotationOf(math);

  return tex === undefined ? plainText(math).replaceAll(/\s+/g, ' ') : `$${tex.trim()}$`;
}

import { textKind } from '@second-bell/question-text';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

import { attributeOf, type Element, isElement, isHidden, plainText } from './page-tree.ts';
import { lowered, raised } from './raised.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** A picture of a text: where it is said to be, and what it shows. */
export type NamedPicture = { source: string; description: string };

const BLOCKS = new Set('p div ul ol li table blockquote h1 h2 h3 h4 h5 h6 pre section'.split(' '));
const MAX_DEPTH = 200;
/** Those that a page draws as one; a thin or an ideographic blank stays. */
const BLANKS = /[\t\n\f\r ]+/g;

/** HTML as the Markdown that questions are written in, and the pictures that stood in it. */
export function markdownOf(html: string): { text: string; pictures: NamedPicture[] } {
  const writer = new MarkdownWriter();
  writer.readAll(parseFragment(html).childNodes, 0);

  return { text: writer.finish(), pictures: writer.pictures };
}

class MarkdownWriter {
  readonly pictures: NamedPicture[] = [];
  readonly #blocks: string[] = [];
  #open = '';

  finish(): string {
    this.#close();

    return this.#blocks.join('\n\n');
  }

  readAll(nodes: readonly Node[], depth: number): void {
    for (const node of nodes) this.#read(node, depth + 1);
  }

  #read(node: Node, depth: number): void {
    if (node.nodeName === '#text' && 'value' in node)
      this.#open += escaped(node.value.replaceAll(BLANKS, ' '));
    if (!isElement(node) || isHidden(node) || depth > MAX_DEPTH) return;
    const { tagName } = node;
    if (tagName === 'table') this.#addTable(node, depth);
    else if (tagName === 'li') this.#addItem(node, depth);
    else if (BLOCKS.has(tagName)) {
      this.#close();
      this.readAll(node.childNodes, depth);
      this.#close();
    } else this.#open += this.#inline(node, depth);
  }

  #inline(element: Element, depth: number): string {
    const { tagName } = element;
    if (tagName === 'br') return '\n';
    if (tagName === 'sup') return raised(plainText(element));
    if (tagName === 'sub') return lowered(plainText(element));
    if (tagName === 'code') return `\`${plainText(element)}\``;
    if (tagName === 'math') return formulaOf(element);
    if (tagName === 'script' || tagName === 'style') return '';
    if (tagName === 'img') {
      this.pictures.push({
        source: attributeOf(element, 'src') ?? '',
        description: attributeOf(element, 'alt') ?? '',
      });
      return '';
    }
    const inside = this.#inside(element, depth);
    if (tagName === 'strong' || tagName === 'b' || tagName === 'u') return fenced(inside, '**');

    return tagName === 'em' || tagName === 'i' ? fenced(inside, '*') : inside;
  }

  /** The text of an element by itself, on one line but for its breaks. */
  #inside(element: Element, depth: number): string {
    const before = this.#open;
    this.#open = '';
    this.readAll(element.childNodes, depth);
    const inside = this.#open;
    this.#open = before;

    return inside;
  }

  #addItem(item: Element, depth: number): void {
    this.#close();
    const text = this.#inside(item, depth).trim();
    const last = this.#blocks.at(-1);
    if (last?.startsWith('- ') === true) this.#blocks[this.#blocks.length - 1] = `${last}\n- ${text}`;
    else this.#blocks.push(`- ${text}`);
  }

  #addTable(table: Element, depth: number): void {
    this.#close();
    const rows = rowsOf(table).map((row) =>
      row.childNodes.filter(isElement).map((cell) => this.#inside(cell, depth).trim().replaceAll('\n', ' ')),
    );
    const [head = [], ...body] = rows;
    const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
    this.#blocks.push([line(head), line(head.map(() => '---')), ...body.map(line)].join('\n'));
  }

  #close(): void {
    const text = this.#open
      .split('\n')
      .map((line) => line.trim())
      .join('\n')
      .trim();
    if (text !== '') this.#blocks.push(text);
    this.#open = '';
  }
}

function rowsOf(table: Element): Element[] {
  return table.childNodes
    .filter(isElement)
    .flatMap((child) =>
      child.tagName === 'tr' ? [child] : /^t(?:head|body|foot)$/.test(child.tagName) ? rowsOf(child) : [],
    );
}

/** A backslash escapes signs alone; in front of a letter it is one. */
const MARKUP_SIGNS = /[`*_~|$&]|\\(?=[!-/:-@[-`{-~]|$)/g;

/** Text that would be read as markup gets backslashes; most has none of it. */
function escaped(text: string): string {
  return textKind(text) === 'plain' ? text : text.replaceAll(MARKUP_SIGNS, String.raw`\$&`);
}

function fenced(inside: string, fence: string): string {
  const text = inside.trim();
  if (text === '') return inside;
  const lead = inside.slice(0, inside.length - inside.trimStart().length);

  return `${lead}${fence}${text}${fence}${inside.slice(inside.trimEnd().length)}`;
}

/** The TeX that a formula carries along, else its letters and signs. */
function formulaOf(math: Element): string {
  const tex = annotationOf(math);
  if (tex === undefined) return escaped(plainText(math).replaceAll(/\s+/g, ' '));
  const fence = attributeOf(math, 'display') === 'block' ? '$$' : '$';

  return `${fence}${tex.trim()}${fence}`;
}

export function annotationOf(element: Element): string | undefined {
  for (const child of element.childNodes.filter(isElement)) {
    const isTex = child.tagName === 'annotation' && attributeOf(child, 'encoding') === 'application/x-tex';
    const found = isTex ? plainText(child) : annotationOf(child);
    if (found !== undefined) return found;
  }

  return undefined;
}

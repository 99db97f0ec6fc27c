import { MARKDOWN_OFF, type Piece, textKind, textPieces } from '@second-bell/question-text';
import { renderToString } from 'katex';
import type { Nodes, Table, TableRow } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Element } from 'xast';
import { fromXml } from 'xast-util-from-xml';
import { x } from 'xastscript';

import type { Child } from './versions.ts';

/** Stands for a formula while the Markdown around it is read: to Markdown it is a letter. */
const STAND_IN = /\ue000(\d+)\ue001/;
const PIECES = /(\n|\ue000\d+\ue001)/;

type Formula = Piece & { kind: 'formula' };

/** A text of a question as XHTML blocks, its formulas as MathML. A script, or any other HTML in it, is text. */
export function richText(text: string): Element[] {
  // The parser takes its time, and most texts hold no markup.
  return textKind(text) === 'plain' ? paragraphsOf(text) : markdownOf(text);
}

/** The same for a place that holds one line: an option. */
export function richLine(text: string): readonly Child[] {
  const blocks = richText(text);
  const [only] = blocks;

  return only?.name === 'p' && blocks.length === 1 ? only.children : blocks;
}

function paragraphsOf(text: string): Element[] {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  const paragraphs = lines.join('\n').split(/\n{2,}/);

  return paragraphs
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => x('p', {}, ...textOf(paragraph, [])));
}

function markdownOf(text: string): Element[] {
  const { marked, formulas } = setFormulasAside(text);
  const { children } = fromMarkdown(marked, {
    extensions: [gfmTable(), { disable: { null: MARKDOWN_OFF } }],
    mdastExtensions: [gfmTableFromMarkdown()],
  });

  return children.map((block) =>
    block.type === 'table' ? tableOf(block, formulas) : x('p', {}, ...inlineOf(block, formulas)),
  );
}

function setFormulasAside(text: string): { marked: string; formulas: Formula[] } {
  const formulas: Formula[] = [];
  const marked = textPieces(text).map((piece) =>
    piece.kind === 'formula' ? `\ue000${formulas.push(piece) - 1}\ue001` : piece.source,
  );

  return { marked: marked.join(''), formulas };
}

function tableOf({ children: [head, ...rows] }: Table, formulas: readonly Formula[]): Element {
  const rowOf = (row: TableRow, cell: 'th' | 'td') =>
    x('tr', {}, ...row.children.map((content) => x(cell, {}, ...inlineOf(content, formulas))));

  return x(
    'table',
    {},
    head && x('thead', {}, rowOf(head, 'th')),
    rows.length > 0 ? x('tbody', {}, ...rows.map((row) => rowOf(row, 'td'))) : undefined,
  );
}

function inlineOf(node: Nodes, formulas: readonly Formula[]): Child[] {
  if (node.type === 'text') return textOf(node.value, formulas);
  if (node.type === 'break') return [x('br')];
  if (node.type === 'inlineCode') return [x('code', {}, node.value)];
  if (!('children' in node)) return 'value' in node ? [node.value] : [];

  const children = node.children.flatMap((child) => inlineOf(child, formulas));
  if (node.type === 'emphasis') return [x('em', {}, ...children)];

  return node.type === 'strong' ? [x('strong', {}, ...children)] : children;
}

/** Line breaks are kept: a poem has them, and the pages show them. */
function textOf(value: string, formulas: readonly Formula[]): Child[] {
  return value
    .split(PIECES)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [isFormula, index] = STAND_IN.exec(piece) ?? [];
      const formula = isFormula === undefined ? undefined : formulas[Number(index)];
      if (formula) return mathOf(formula);

      return piece === '\n' ? x('br') : piece;
    });
}

/** MathML, which carries the TeX along; a formula that cannot be read stays as it was typed. */
function mathOf({ source, tex, isDisplay }: Formula): Child {
  try {
    const markup = renderToString(tex, { output: 'mathml', displayMode: isDisplay, strict: 'ignore' });
    const [wrapper] = fromXml(markup).children;
    const [math] = wrapper?.type === 'element' ? wrapper.children : [];

    return math ?? source;
  } catch {
    return source;
  }
}

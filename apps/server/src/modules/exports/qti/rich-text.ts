import { renderToString } from 'katex';
import type { Nodes, Table, TableRow } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Element } from 'xast';
import { fromXml } from 'xast-util-from-xml';
import { x } from 'xastscript';

import type { Child } from './versions.ts';

/** Emphasis and tables are markup; everything else of Markdown stays what its author typed, as on the pages. */
const OFF = [
  'autolink',
  'blockQuote',
  'codeFenced',
  'codeIndented',
  'definition',
  'headingAtx',
  'htmlFlow',
  'htmlText',
  'labelStartImage',
  'labelStartLink',
  'list',
  'setextUnderline',
  'thematicBreak',
];

/** `$…$` and `$$…$$`, but not amounts of money: no space inside the fences, and no digit behind the last one. */
const TEX = /(?<!\\)(?:\$\$([^$]+)\$\$|\$(?=\S)((?:\\[\s\S]|[^\\$])+?)(?<=\S)\$(?!\d))/g;
const BLANK_LINE = /\n[ \t]*\n/;

/** Stands for a formula while the Markdown around it is read: to Markdown it is a letter. */
const STAND_IN = /\ue000(\d+)\ue001/g;
const PIECES = /(\n|\ue000\d+\ue001)/;

type Formula = { source: string; tex: string; isDisplay: boolean };

/** Without one of these a text holds no markup, and the parser, which takes its time, is not asked. */
const MARKUP = /[*_`|\\&$]/;

/** A text of a question as XHTML blocks, its formulas as MathML. A script, or any other HTML in it, is text. */
export function richText(text: string): Element[] {
  return MARKUP.test(text) ? markdownOf(text) : paragraphsOf(text);
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
    extensions: [gfmTable(), { disable: { null: OFF } }],
    mdastExtensions: [gfmTableFromMarkdown()],
  });

  return children.map((block) =>
    block.type === 'table' ? tableOf(block, formulas) : x('p', {}, ...inlineOf(block, formulas)),
  );
}

function setFormulasAside(text: string): { marked: string; formulas: Formula[] } {
  const formulas: Formula[] = [];
  const marked = text.replace(TEX, (source: string, display?: string, inline?: string) => {
    const tex = display ?? inline ?? '';
    if (tex.trim() === '' || BLANK_LINE.test(tex)) return source;
    formulas.push({ source, tex, isDisplay: display !== undefined });

    return `\ue000${formulas.length - 1}\ue001`;
  });

  return { marked, formulas };
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
  if (node.type === 'inlineCode') return [x('code', {}, asTyped(node.value, formulas))];
  if (!('children' in node)) return 'value' in node ? [asTyped(node.value, formulas)] : [];

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
      const [isFormula, index] = new RegExp(STAND_IN.source).exec(piece) ?? [];
      const formula = isFormula === undefined ? undefined : formulas[Number(index)];
      if (formula) return mathOf(formula);

      return piece === '\n' ? x('br') : piece;
    });
}

function asTyped(value: string, formulas: readonly Formula[]): string {
  return value.replace(STAND_IN, (standIn, index: string) => formulas[Number(index)]?.source ?? standIn);
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

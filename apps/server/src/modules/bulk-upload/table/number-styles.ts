import type { Root } from 'xast';

import { attributeOf, childOf, childrenOf } from '../xml-tree.ts';

type NumberKind = 'plain' | 'percent' | 'date';

/** The formats that every workbook has by number. */
const PERCENT_IDS = new Set([9, 10]);
const FIRST_DATE_ID = 14;
const LAST_DATE_ID = 22;
/** What the numbers of a cell's style are: a date and a percentage are plain numbers underneath. */
export class NumberStyles {
  readonly #kinds: readonly NumberKind[];

  constructor(styles: Root | undefined) {
    const sheet = childOf(styles, 'styleSheet');
    const formats = new Map(
      childrenOf(childOf(sheet, 'numFmts'), 'numFmt').map((format) => [
        Number(attributeOf(format, 'numFmtId')),
        kindOfCode(attributeOf(format, 'formatCode') ?? ''),
      ]),
    );
    this.#kinds = childrenOf(childOf(sheet, 'cellXfs'), 'xf').map((look) => {
      const id = Number(attributeOf(look, 'numFmtId') ?? 0);

      return formats.get(id) ?? kindOfId(id);
    });
  }

  kindOf(style: number): NumberKind {
    return this.#kinds[style] ?? 'plain';
  }
}

function kindOfId(id: number): NumberKind {
  if (PERCENT_IDS.has(id)) return 'percent';

  return id >= FIRST_DATE_ID && id <= LAST_DATE_ID ? 'date' : 'plain';
}

function kindOfCode(code: string): NumberKind {
  const signs = withoutTexts(code);
  if (signs.includes('%')) return 'percent';

  return /[dmyhs]/i.test(signs) ? 'date' : 'plain';
}

/** Texts in a format stand in quotes, in brackets or behind a backslash: they are no signs of it. */
function withoutTexts(code: string): string {
  const unquoted = code
    .split('"')
    .filter((_, index) => index % 2 === 0)
    .join('');
  const [first = '', ...bracketed] = unquoted.split('[');

  return [first, ...bracketed.map((part) => part.slice(part.indexOf(']') + 1))]
    .join('')
    .replaceAll(/\\./g, '');
}

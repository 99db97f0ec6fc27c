import { type NumberFormat, writeNumber } from '../document/number-formats.ts';
import { attributeOf, type Element, styleOf } from './page-tree.ts';

/** A list that is open: how it counts, and the number of the next item. */
type List = { format: NumberFormat; next: number; step: 1 | -1 };

const BY_TYPE: Readonly<Record<string, NumberFormat>> = {
  a: 'lowerLetter',
  A: 'upperLetter',
  i: 'lowerRoman',
  I: 'upperRoman',
  1: 'decimal',
};
const BY_STYLE: Readonly<Record<string, NumberFormat>> = {
  'lower-alpha': 'lowerLetter',
  'lower-latin': 'lowerLetter',
  'upper-alpha': 'upperLetter',
  'upper-latin': 'upperLetter',
  'lower-roman': 'lowerRoman',
  'upper-roman': 'upperRoman',
  decimal: 'decimal',
};

/** Counts the items of lists within lists as a browser does. */
export class ListLabels {
  readonly #open: List[] = [];

  get isOutside(): boolean {
    return this.#open.length === 0;
  }

  open(list: Element): void {
    const style = styleOf(list).get('list-style-type') ?? '';
    const format =
      list.tagName === 'ul'
        ? 'bullet'
        : (BY_STYLE[style] ?? BY_TYPE[attributeOf(list, 'type') ?? '1'] ?? 'decimal');
    const start = Number.parseInt(attributeOf(list, 'start') ?? '1', 10);
    this.#open.push({
      format,
      next: Number.isNaN(start) ? 1 : start,
      step: attributeOf(list, 'reversed') === undefined ? 1 : -1,
    });
  }

  close(): void {
    this.#open.pop();
  }

  /** The label of the next item; one outside of any list has a bullet. */
  label(item: Element): string {
    const list = this.#open.at(-1);
    if (list === undefined || list.format === 'bullet') return '-';
    const own = Number.parseInt(attributeOf(item, 'value') ?? '', 10);
    const number = Number.isNaN(own) ? list.next : own;
    list.next = number + list.step;

    return `${writeNumber(number, list.format)}.`;
  }
}

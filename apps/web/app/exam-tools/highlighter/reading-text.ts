import type { TextRange } from '@second-bell/domain';

/** A part of a text as it is read: characters, or a formula, which counts as one whatever it is drawn with. */
type Part = { node: Text | Element; start: number; length: number };

const FORMULA = '.katex';
/** Of a formula, what it says: the rest of it is how it is drawn. */
const WITHOUT_DRAWING = 'semantics > :first-child';
const PLACE = '[data-place]';

/** The texts on the page that can be marked, in the order of the page. */
export function textsOnPage(root: ParentNode = document): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(PLACE)];
}

/** The text in which a node stands, and its name. */
export function textAround(node: Node | null): { container: HTMLElement; place: string } | undefined {
  const element = node instanceof Element ? node : node?.parentElement;
  const container = element?.closest<HTMLElement>(PLACE);
  const place = container?.dataset['place'];

  return container && place !== undefined ? { container, place } : undefined;
}

/** The words of a range, a formula as its own words. */
export function wordsOf(container: HTMLElement, [from, to]: TextRange): string {
  return partsOf(container)
    .map(({ node, start, length }) => {
      if (start >= to || start + length <= from) return '';
      if (node instanceof Element) return (node.querySelector(WITHOUT_DRAWING) ?? node).textContent;

      return node.data.slice(Math.max(0, from - start), to - start);
    })
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Where a point of the page lies in the text: the number of characters before it. */
export function offsetOf(container: HTMLElement, node: Node, offset: number): number {
  const point = document.createRange();
  point.setStart(node, offset);
  let before = 0;
  for (const part of partsOf(container)) {
    if (part.node === node) return part.start + offset;
    // A point inside a formula is before it.
    const isBefore = point.comparePoint(part.node, 0) < 0 && !part.node.contains(node);
    if (isBefore) before = part.start + part.length;
  }

  return before;
}

/** The place of a range on the page; null where the text is too short for it by now. */
export function pageRange(container: HTMLElement, [from, to]: TextRange): Range | null {
  const parts = partsOf(container);
  const first = parts.find(({ start, length }) => start + length > from);
  const last = parts.findLast(({ start }) => start < to);
  if (first === undefined || last === undefined) return null;

  const range = document.createRange();
  if (first.node instanceof Text) range.setStart(first.node, Math.max(0, from - first.start));
  else range.setStartBefore(first.node);
  if (last.node instanceof Text) range.setEnd(last.node, Math.min(to - last.start, last.length));
  else range.setEndAfter(last.node);

  return range.collapsed ? null : range;
}

/** The words of a text, a formula being one: what a keyboard steps over. */
export function wordRanges(container: HTMLElement): TextRange[] {
  return partsOf(container).flatMap(({ node, start, length }) =>
    node instanceof Text
      ? Array.from(node.data.matchAll(/\S+/g), ({ 0: word, index }): TextRange => [
          start + index,
          start + index + word.length,
        ])
      : [[start, start + length] as TextRange],
  );
}

function partsOf(container: HTMLElement): Part[] {
  const parts: Part[] = [];
  let start = 0;
  const add = (node: Part['node'], length: number) => {
    parts.push({ node, start, length });
    start += length;
  };
  const walk = (parent: Node) => {
    for (const node of parent.childNodes) {
      if (node instanceof Text) add(node, node.length);
      else if (node instanceof Element && node.matches(FORMULA)) add(node, 1);
      else walk(node);
    }
  };
  walk(container);

  return parts;
}

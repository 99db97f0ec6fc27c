import type { DefaultTreeAdapterTypes } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

export function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

export function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

/** What its `style` says, by property. */
export function styleOf(element: Element): ReadonlyMap<string, string> {
  return new Map(
    (attributeOf(element, 'style') ?? '').split(';').map((part) => {
      const colon = part.indexOf(':');

      return [part.slice(0, Math.max(0, colon)).trim().toLowerCase(), part.slice(colon + 1).trim()];
    }),
  );
}

/** Parts that nobody sees: hidden ones, and the second copy of a formula that is drawn for the eye alone. */
export function isHidden(element: Element): boolean {
  return (
    attributeOf(element, 'hidden') !== undefined ||
    attributeOf(element, 'aria-hidden') === 'true' ||
    styleOf(element).get('display') === 'none'
  );
}

export function plainText(element: Element): string {
  return element.childNodes
    .map((child) => ('value' in child ? child.value : isElement(child) ? plainText(child) : ''))
    .join('');
}

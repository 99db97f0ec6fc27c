import type { Element } from 'xast';

/** Names as version 2.1 writes them, of a tree in either version: `qti-choice-interaction` is `choiceInteraction`. */
export function withPlainNames(element: Element): Element {
  const isThree = element.name.startsWith('qti-');
  const [, local = element.name] = /^\w+:(.+)$/.exec(element.name) ?? [];

  return {
    ...element,
    name: isThree ? camelCased(element.name.slice('qti-'.length)) : local,
    attributes: isThree
      ? Object.fromEntries(
          Object.entries(element.attributes).map(([name, value]) => [camelCased(name), value]),
        )
      : element.attributes,
    children: element.children.map((child) => (child.type === 'element' ? withPlainNames(child) : child)),
  };
}

function camelCased(name: string): string {
  return name.replaceAll(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase());
}

import type { Element, Root } from 'xast';

type Parent = Element | Root;

/** The elements right below, or those of one name. Names are compared as they are written, with their prefix. */
export function childrenOf(parent: Parent | undefined, name?: string): Element[] {
  return (parent?.children ?? []).filter(
    (child): child is Element => child.type === 'element' && (name === undefined || child.name === name),
  );
}

/** Down a path of names, taking the first of each. */
export function childOf(parent: Parent | undefined, ...path: string[]): Element | undefined {
  const [name, ...rest] = path;
  const [found] = childrenOf(parent, name);

  return rest.length === 0 ? found : childOf(found, ...rest);
}

/** All elements of a name at any depth, in their order. */
export function allOf(parent: Parent | undefined, name: string): Element[] {
  return childrenOf(parent).flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...allOf(child, name),
  ]);
}

export function attributeOf(element: Element | undefined, name: string): string | undefined {
  return element?.attributes[name] ?? undefined;
}

/** All text at any depth. */
export function textOf(parent: Parent | undefined): string {
  return (parent?.children ?? [])
    .map((child) =>
      child.type === 'text' || child.type === 'cdata'
        ? child.value
        : child.type === 'element'
          ? textOf(child)
          : '',
    )
    .join('');
}

import { keptTogether } from '@second-bell/question-text';

type Node = { type: string; value?: string; tagName?: string; children?: Node[]; properties?: object };

/** For rehype: the words of a text with what is kept on one line in boxes of their own. Code and formulas stay whole. */
export function keptWords() {
  return (tree: Node): void => keepIn(tree);
}

function keepIn(parent: Node): void {
  if (parent.tagName === 'code' || parent.children === undefined) return;

  parent.children = parent.children.flatMap((node) => {
    if (node.type === 'text') return partsOf(node.value ?? '');
    keepIn(node);

    return [node];
  });
}

function partsOf(value: string): Node[] {
  return keptTogether(value).map(({ text, isKept }) => {
    const words = { type: 'text', value: text };

    return isKept
      ? {
          type: 'element',
          tagName: 'span',
          properties: { className: ['whitespace-nowrap'] },
          children: [words],
        }
      : words;
  });
}

import type { PrintableQuestion } from '@second-bell/question-import';
import type { Element } from 'xast';
import { toXml } from 'xast-util-to-xml';

import { markdownOf, type NamedPicture } from '../html/markdown.ts';
import { allOf, attributeOf, childOf, childrenOf, textOf } from '../xml-tree.ts';

/** What is answered by one response variable. */
export type Declaration = {
  baseType: string;
  correct: string[];
  /** Answers with what each is worth. */
  mapped: { key: string; value: number }[];
};

/** What an item asks, in the form of its type; or why it cannot be taken over. */
export type Answers =
  | (Pick<PrintableQuestion, 'questionType' | 'options' | 'correctAnswer'> &
      Partial<Pick<PrintableQuestion, 'content' | 'answerKey'>> & {
        /** Parts of the body that belong to the answers as a whole, and not to the stem. */
        asked?: Element[];
      })
  | { loss: string };

/** All names of interactions end so. */
export const INTERACTION = /Interaction$/;

export function declarationsOf(item: Element): ReadonlyMap<string, Declaration> {
  return new Map(
    childrenOf(item, 'responseDeclaration').map((declaration) => [
      attributeOf(declaration, 'identifier') ?? '',
      {
        baseType: attributeOf(declaration, 'baseType') ?? '',
        correct: childrenOf(childOf(declaration, 'correctResponse'), 'value').map((value) =>
          textOf(value).trim(),
        ),
        mapped: childrenOf(childOf(declaration, 'mapping'), 'mapEntry').map((entry) => ({
          key: attributeOf(entry, 'mapKey') ?? '',
          value: Number(attributeOf(entry, 'mappedValue') ?? 0),
        })),
      },
    ]),
  );
}

/** The answers that count: those that are mapped to points, else the correct ones. */
export function rightOf(declaration: Declaration | undefined): string[] {
  const worth = (declaration?.mapped ?? []).filter(({ value }) => value > 0).map(({ key }) => key);

  return worth.length > 0 ? worth : (declaration?.correct ?? []);
}

export function interactionsOf(parent: Element | undefined): Element[] {
  return childrenOf(parent).flatMap((child) =>
    INTERACTION.test(child.name) ? [child] : interactionsOf(child),
  );
}

type Rich = { text: string; pictures: NamedPicture[] };

/** The content of some nodes as Markdown; elements for which `replace` has words stand as these. */
export function markdownOfNodes(
  nodes: Element['children'],
  replace: (element: Element) => string | undefined = () => undefined,
): Rich {
  const html = nodes.map((node) => toXml(withWords(node, replace), { closeEmptyElements: true })).join('');

  return markdownOf(html);
}

/** On one line, as an option is. */
export function lineOf(element: Element | undefined): string {
  return markdownOfNodes(element?.children ?? [])
    .text.replaceAll(/[\n ]+/g, ' ')
    .trim();
}

type Node = Element['children'][number];
const VOID = new Set(['br', 'img', 'hr', 'col']);

function withWords(node: Node, replace: (element: Element) => string | undefined): Node {
  if (node.type !== 'element') return node;
  const words = replace(node);
  if (words !== undefined) return { type: 'text', value: words };

  const children = node.children.map((child) => withWords(child, replace));
  // Only these may end where they start: an empty cell of a table would go on to the next one.
  const isOpen = children.length === 0 && !VOID.has(node.name);

  return { ...node, children: isOpen ? [{ type: 'text', value: '' }] : children };
}

/** What stands in the blocks of a rubric for one kind of reader. */
export function rubricOf(body: Element | undefined, view: 'tutor' | 'scorer'): string {
  return allOf(body, 'rubricBlock')
    .filter((block) => (attributeOf(block, 'view') ?? '').split(' ').includes(view))
    .map((block) => markdownOfNodes((childOf(block, 'contentBody') ?? block).children).text)
    .join('\n\n');
}

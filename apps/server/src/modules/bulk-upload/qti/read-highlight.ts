import type { Element } from 'xast';

import { ownType } from '../exchange/canonical.ts';
import { allOf, attributeOf, childOf, childrenOf, textOf } from '../xml-tree.ts';
import { type Answers, type Declaration, lineOf, rightOf } from './item-parts.ts';

/** Words to mark, in one or more paragraphs or in the cells of a table. */
export function readHighlight(interaction: Element, declaration: Declaration | undefined): Answers {
  const right = rightOf(declaration);
  const marked = allOf(interaction, 'hottext');
  const key = marked.flatMap((words, index) =>
    right.includes(attributeOf(words, 'identifier') ?? '') ? [String(index + 1)] : [],
  );
  const table = childOf(interaction, 'table');
  if (table !== undefined) return ownType('highlight', tableOf(table, marked), key);
  const pieces = childrenOf(interaction).flatMap((block, index) => [
    ...(index > 0 ? [{ text: '\n' }] : []),
    ...piecesOf(block, marked),
  ]);

  return ownType('highlight', { form: 'text', pieces }, key);
}

type Piece = { text: string; id?: string };

function piecesOf(block: Element, marked: readonly Element[]): Piece[] {
  return block.children.flatMap((child): Piece[] => {
    if (child.type === 'text') return [{ text: child.value }];
    if (child.type !== 'element') return [];
    const place = marked.indexOf(child);

    return place === -1 ? piecesOf(child, marked) : [{ text: textOf(child), id: String(place + 1) }];
  });
}

function tableOf(table: Element, marked: readonly Element[]) {
  const [head, ...rows] = allOf(table, 'tr');

  return {
    form: 'table',
    head: childrenOf(head).map(lineOf),
    rows: rows.map((row) =>
      childrenOf(row).map((cell): Piece => {
        const [words] = allOf(cell, 'hottext');
        const place = words === undefined ? -1 : marked.indexOf(words);

        return place === -1 ? { text: textOf(cell) } : { text: textOf(words), id: String(place + 1) };
      }),
    ),
  };
}

import { letterOf } from '@second-bell/question-text';
import type { Element } from 'xast';

import { declareResponse, named, type QtiAdapter, sumOfResponses } from '../interaction.ts';
import { richLine, richText } from '../rich-text.ts';
import type { Child } from '../versions.ts';

const BLANK = /\{\{([\w-]{1,64})\}\}/g;

/** A choice within the text for each blank, a point each. */
export const dropDown: QtiAdapter<'drop_down'> = ({ content: { text, blanks }, key }, { qti }) => {
  const variable = (id: string) => named('BLANK', id);
  const choiceAt = (blankId: string): Element =>
    qti.element(
      'inlineChoiceInteraction',
      { responseIdentifier: variable(blankId), shuffle: 'false' },
      (blanks.find(({ id }) => id === blankId)?.options ?? []).map((option) =>
        qti.element('inlineChoice', { identifier: named('option', option.id) }, richLine(option.text)),
      ),
    );

  return {
    declarations: blanks.map(({ id, options }, index) => {
      const right = named('option', key[id] ?? options[0]?.id ?? letterOf(index));

      return declareResponse(qti, { identifier: variable(id), correct: [right] }, { points: [[right, 1]] });
    }),
    body: richText(text).map((node) => withBlanks(node, choiceAt)),
    processing: sumOfResponses(
      qti,
      blanks.map(({ id }) => variable(id)),
    ),
  };
};

/** The text was turned into elements with its marks for blanks as words; here they become what they stand for. */
function withBlanks(node: Child, choiceAt: (blankId: string) => Element): Child {
  if (typeof node === 'string' || node.type !== 'element') return node;
  const children = node.children.flatMap((child): Element['children'] =>
    child.type === 'text' ? split(child.value, choiceAt) : [withBlanks(child, choiceAt) as typeof child],
  );

  return { ...node, children };
}

function split(value: string, choiceAt: (blankId: string) => Element): Element['children'] {
  return value
    .split(BLANK)
    .map((part, index) => (index % 2 === 1 ? choiceAt(part) : { type: 'text' as const, value: part }))
    .filter((part) => part.type !== 'text' || part.value !== '');
}

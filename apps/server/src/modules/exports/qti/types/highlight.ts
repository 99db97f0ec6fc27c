import { x } from 'xastscript';

import { declareResponse, mapResponse, named, type QtiAdapter, RESPONSE } from '../interaction.ts';
import { richLine } from '../rich-text.ts';
import type { Child } from '../versions.ts';

/** Words to mark, in a text or in the cells of a table; one point off for each wrong one. */
export const highlight: QtiAdapter<'highlight'> = ({ content, key }, { qti }) => {
  const right = key.map((id) => named('words', id));
  const piece = ({ id, text }: { id?: string; text: string }): Child[] =>
    id === undefined ? [text] : [qti.element('hottext', { identifier: named('words', id) }, [text])];
  const body =
    content.form === 'text'
      ? [x('p', {}, ...content.pieces.flatMap(piece))]
      : [
          x(
            'table',
            {},
            x('thead', {}, x('tr', {}, ...content.head.map((cell) => x('th', {}, ...richLine(cell))))),
            x(
              'tbody',
              {},
              ...content.rows.map((cells) =>
                x('tr', {}, ...cells.map((cell) => x('td', {}, ...piece(cell)))),
              ),
            ),
          ),
        ];

  return {
    declarations: [
      declareResponse(
        qti,
        { cardinality: 'multiple', correct: right },
        { points: right.map((id) => [id, 1]), others: -1 },
      ),
    ],
    body: [qti.element('hottextInteraction', { responseIdentifier: RESPONSE, maxChoices: '0' }, body)],
    processing: mapResponse(qti),
  };
};

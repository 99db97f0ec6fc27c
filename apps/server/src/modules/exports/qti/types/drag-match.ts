import { x } from 'xastscript';

import { declareResponse, mapResponse, named, type QtiAdapter, RESPONSE } from '../interaction.ts';
import { richLine } from '../rich-text.ts';

/** Tokens that are put into the gaps behind the targets, a point each. */
export const dragMatch: QtiAdapter<'drag_match'> = ({ content, key }, { qti }) => {
  const { tokens, targets, reuse } = content;
  const right = targets.flatMap(({ id }) => {
    const token = key[id];

    return token === undefined ? [] : [`${named('token', token)} ${named('target', id)}`];
  });

  return {
    declarations: [
      declareResponse(
        qti,
        { cardinality: 'multiple', baseType: 'directedPair', correct: right },
        { points: right.map((pair) => [pair, 1]) },
      ),
    ],
    body: [
      qti.element('gapMatchInteraction', { responseIdentifier: RESPONSE, shuffle: 'false' }, [
        ...tokens.map(({ id, text }) =>
          qti.element(
            'gapText',
            { identifier: named('token', id), matchMax: String(reuse ? targets.length : 1) },
            richLine(text),
          ),
        ),
        ...targets.map(({ id, text }) =>
          x('p', {}, ...richLine(text), ' ', qti.element('gap', { identifier: named('target', id) })),
        ),
      ]),
    ],
    processing: mapResponse(qti),
  };
};

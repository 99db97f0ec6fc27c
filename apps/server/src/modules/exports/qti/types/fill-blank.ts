import { x } from 'xastscript';

import { declareResponse, mapResponse, type QtiAdapter, RESPONSE } from '../interaction.ts';

export const fillBlank: QtiAdapter<'fill_blank'> = ({ key }, { qti }) => {
  const accepted = key.map((answer) => answer.trim());

  return {
    declarations: [
      declareResponse(
        qti,
        { baseType: 'string', correct: accepted.slice(0, 1) },
        { points: accepted.map((answer) => [answer, 1]), ignoresCase: true },
      ),
    ],
    body: [x('p', {}, qti.element('textEntryInteraction', { responseIdentifier: RESPONSE }))],
    processing: mapResponse(qti),
  };
};

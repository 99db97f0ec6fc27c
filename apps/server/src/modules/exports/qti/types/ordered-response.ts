import { declareResponse, matchCorrect, named, type QtiAdapter, RESPONSE } from '../interaction.ts';
import { richLine } from '../rich-text.ts';

export const orderedResponse: QtiAdapter<'ordered_response'> = ({ content: { options }, key }, { qti }) => ({
  declarations: [
    declareResponse(qti, { cardinality: 'ordered', correct: key.map((id) => named('option', id)) }),
  ],
  body: [
    qti.element(
      'orderInteraction',
      { responseIdentifier: RESPONSE, shuffle: 'false' },
      options.map(({ id, text }) =>
        qti.element('simpleChoice', { identifier: named('option', id) }, richLine(text)),
      ),
    ),
  ],
  processing: matchCorrect(qti),
});

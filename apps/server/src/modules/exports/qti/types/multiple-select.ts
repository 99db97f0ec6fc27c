import { declareResponse, mapResponse, named, type QtiAdapter, RESPONSE } from '../interaction.ts';
import { richLine } from '../rich-text.ts';

/** All that apply: one point off for each wrong one. A number of them: nothing off. */
export const multipleSelect: QtiAdapter<'multiple_select'> = ({ content, key }, { qti }) => {
  const { options, select } = content;
  const right = key.map((id) => named('option', id));

  return {
    declarations: [
      declareResponse(
        qti,
        { cardinality: 'multiple', correct: right },
        { points: right.map((id) => [id, 1]), others: select === undefined ? -1 : 0 },
      ),
    ],
    body: [
      qti.element(
        'choiceInteraction',
        { responseIdentifier: RESPONSE, shuffle: 'false', maxChoices: String(select ?? 0) },
        options.map(({ id, text }) =>
          qti.element('simpleChoice', { identifier: named('option', id) }, richLine(text)),
        ),
      ),
    ],
    processing: mapResponse(qti),
  };
};

import { x } from 'xastscript';

import { declareResponse, type QtiAdapter, RESPONSE } from '../interaction.ts';
import { richLine, richText } from '../rich-text.ts';

/** As word counts go, with the blank behind it. */
const CHARACTERS_PER_WORD = 6;

/** Nobody judges it: the rubric and the model answer stand for whoever scores it. */
export const extendedResponse: QtiAdapter<'extended_response'> = ({ content, key }, { qti }) => {
  const { maxWords, rubric } = content;

  return {
    declarations: [declareResponse(qti, { baseType: 'string' })],
    body: [
      qti.element('extendedTextInteraction', {
        responseIdentifier: RESPONSE,
        ...(maxWords !== undefined && { expectedLength: String(maxWords * CHARACTERS_PER_WORD) }),
      }),
      qti.element(
        'rubricBlock',
        { view: 'scorer' },
        qti.body([
          ...rubric.map(({ text, levels }) =>
            x(
              'p',
              {},
              ...richLine(text),
              ': ',
              ...levels.flatMap((level, index) => [
                index > 0 ? '; ' : '',
                `${level.points} – `,
                ...richLine(level.text),
              ]),
            ),
          ),
          ...richText(key.modelAnswer),
        ]),
      ),
    ],
  };
};

import { letterOf } from '@second-bell/question-text';
import type { ItemOf } from '@second-bell/question-types';

import {
  declareResponse,
  type Interaction,
  type ItemContext,
  matchCorrect,
  RESPONSE,
} from '../interaction.ts';
import { richLine } from '../rich-text.ts';

type Choice = ItemOf<'multiple_choice' | 'true_false'>;

export function choiceInteraction({ content: { options }, key }: Choice, { qti }: ItemContext): Interaction {
  return {
    declarations: [declareResponse(qti, { correct: [letterOf(options.findIndex(({ id }) => id === key))] })],
    body: [
      qti.element(
        'choiceInteraction',
        { responseIdentifier: RESPONSE, shuffle: 'false', maxChoices: '1' },
        options.map(({ text }, index) =>
          qti.element('simpleChoice', { identifier: letterOf(index) }, richLine(text)),
        ),
      ),
    ],
    processing: matchCorrect(qti),
  };
}

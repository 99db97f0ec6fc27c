import { declareResponse, named, type QtiAdapter, sumOfResponses } from '../interaction.ts';
import { richLine } from '../rich-text.ts';

const PARTS = [
  { part: 'actions', prompt: 'Actions to take', single: false },
  { part: 'conditions', prompt: 'Condition most likely', single: true },
  { part: 'parameters', prompt: 'Parameters to monitor', single: false },
] as const;

/** QTI knows no bow-tie: its three groups stand as three choices of one item, a point for each right one. */
export const bowTie: QtiAdapter<'bow_tie'> = ({ content, key }, { qti }) => {
  const rightOf = { actions: key.actions, conditions: [key.condition], parameters: key.parameters };

  return {
    declarations: PARTS.map(({ part, single }) => {
      const right = rightOf[part].map((id) => named(part, id));

      return declareResponse(
        qti,
        { identifier: part, cardinality: single ? 'single' : 'multiple', correct: right },
        { points: right.map((id) => [id, 1]) },
      );
    }),
    body: PARTS.map(({ part, prompt }) =>
      qti.element(
        'choiceInteraction',
        { responseIdentifier: part, shuffle: 'false', maxChoices: String(rightOf[part].length) },
        [
          qti.element('prompt', {}, [prompt]),
          ...content[part].map(({ id, text }) =>
            qti.element('simpleChoice', { identifier: named(part, id) }, richLine(text)),
          ),
        ],
      ),
    ),
    processing: sumOfResponses(
      qti,
      PARTS.map(({ part }) => part),
    ),
  };
};

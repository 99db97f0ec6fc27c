import type { ItemOf } from '@second-bell/question-types';

import { declareResponse, mapResponse, named, type QtiAdapter, RESPONSE } from '../interaction.ts';
import { richLine } from '../rich-text.ts';

type Region = ItemOf<'hot_spot'>['content']['regions'][number];

/** Regions of the picture, in percent of its size; by their names where the picture is gone. */
export const hotSpot: QtiAdapter<'hot_spot'> = ({ content, key }, { qti, picture, imageDescription }) => {
  const { regions, select } = content;
  const right = key.map((id) => named('region', id));
  const asked = { responseIdentifier: RESPONSE, maxChoices: String(select ?? 0) };

  return {
    declarations: [
      declareResponse(
        qti,
        { cardinality: 'multiple', correct: right },
        { points: right.map((id) => [id, 1]), others: select === undefined ? -1 : 0 },
      ),
    ],
    body: [
      picture === undefined
        ? qti.element(
            'choiceInteraction',
            { ...asked, shuffle: 'false' },
            regions.map(({ id, text }) =>
              qti.element('simpleChoice', { identifier: named('region', id) }, richLine(text)),
            ),
          )
        : qti.element('hotspotInteraction', asked, [
            qti.picture(picture, imageDescription),
            ...regions.map((region) =>
              qti.element('hotspotChoice', {
                identifier: named('region', region.id),
                ...areaOf(region),
                hotspotLabel: region.text,
              }),
            ),
          ]),
    ],
    processing: mapResponse(qti),
    showsPicture: picture !== undefined,
  };
};

/** QTI takes the corners of a rectangle, and percent with their sign. */
function areaOf({ shape }: Region): { shape: string; coords: string } {
  const percents = (values: readonly number[]) => values.map((value) => `${round(value)}%`).join(',');
  if (shape.kind === 'polygon') return { shape: 'poly', coords: percents(shape.points.flat()) };
  const { x, y, width, height } = shape;

  return { shape: 'rect', coords: percents([x, y, x + width, y + height]) };
}

/** A sum of hundredths may miss one by a hair. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}

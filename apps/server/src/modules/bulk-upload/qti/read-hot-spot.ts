import type { Element } from 'xast';

import { letterId, ownType } from '../exchange/canonical.ts';
import { attributeOf, childOf, childrenOf } from '../xml-tree.ts';
import { type Answers, type Declaration, rightOf } from './item-parts.ts';

/** Regions of a picture; in percent, or in pixels of a picture that says how large it is. */
export function readHotSpot(interaction: Element, declaration: Declaration | undefined): Answers {
  const right = rightOf(declaration);
  const picture = childOf(interaction, 'object') ?? childOf(interaction, 'img');
  const size = [Number(attributeOf(picture, 'width')), Number(attributeOf(picture, 'height'))] as const;
  const choices = childrenOf(interaction, 'hotspotChoice');
  const regions = choices.flatMap((choice, index) => {
    const shape = shapeOf(choice, size);
    const text = attributeOf(choice, 'hotspotLabel') ?? `Region ${index + 1}`;

    return shape === undefined ? [] : [{ id: letterId(index), text, shape }];
  });
  if (regions.length < choices.length) {
    return { loss: 'the place of one of its regions cannot be read.' };
  }
  const select = Number(attributeOf(interaction, 'maxChoices') ?? 1);

  return ownType(
    'hot_spot',
    { regions, ...(select > 0 && { select }) },
    choices.flatMap((choice, index) =>
      right.includes(attributeOf(choice, 'identifier') ?? '') ? [letterId(index)] : [],
    ),
  );
}

function shapeOf(choice: Element, [width, height]: readonly [number, number]) {
  const coords = (attributeOf(choice, 'coords') ?? '').split(',');
  const percents = coords.map((coord, index) => {
    const whole = index % 2 === 0 ? width : height;
    const value = coord.trim().endsWith('%') ? Number.parseFloat(coord) : (Number(coord) / whole) * 100;

    return Math.round(value * 100) / 100;
  });
  if (percents.some((percent) => !Number.isFinite(percent))) return undefined;
  const [left = 0, top = 0, rightEdge = 0, bottom = 0] = percents;
  if (attributeOf(choice, 'shape') === 'rect' && percents.length === 4) {
    return {
      kind: 'rectangle',
      x: left,
      y: top,
      width: rounded(rightEdge - left),
      height: rounded(bottom - top),
    };
  }
  if (attributeOf(choice, 'shape') !== 'poly' || percents.length % 2 === 1) return undefined;
  const points = percents.flatMap((x, index) => (index % 2 === 0 ? [[x, percents[index + 1] ?? 0]] : []));

  return { kind: 'polygon', points };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

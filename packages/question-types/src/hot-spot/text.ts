import type { TextSyntax } from '../question-type.ts';
import { Body, type BodyItem } from '../text/read-body.ts';
import { readCount, readNames, readNumbered } from '../text/read-list.ts';
import { numbersOf } from '../words.ts';
import type { HotSpotContent, HotSpotKey, Region, RegionShape } from './schema.ts';

const EXAMPLE =
  'Write it like "1) Left ventricle: rectangle 40, 55, 20, 25" or "…: polygon 10, 10; 20, 10; 15, 30".';

/** `Select: 1`, regions `1) Name: rectangle x, y, width, height` or `polygon x, y; x, y; x, y` in percent, then `Answer: 1`. */
export const hotSpotText: TextSyntax<HotSpotContent, HotSpotKey> = {
  print: ({ regions, select }, key) => [
    ...(select === undefined ? [] : [`Select: ${select}`]),
    ...regions.map(({ text, shape }, index) => `${index + 1}) ${text}: ${printShape(shape)}`),
    `Answer: ${numbersOf(regions, key)}`,
  ],
  parse(lines) {
    const body = new Body(lines, { select: 'setting', answer: 'answer' });
    const select = readCount(body, body.one('select'));
    const regions = readNumbered(body, body.root, 2).map((item, index) =>
      readRegion(body, item, body.root.items[index]),
    );
    const key = readNames(body, body.required('answer', 'Answer: 1'), regions);

    return body.result({ content: { regions, ...(select !== undefined && { select }) }, key });
  },
};

function printShape(shape: RegionShape): string {
  if (shape.kind === 'polygon') return `polygon ${shape.points.map((point) => point.join(', ')).join('; ')}`;

  return `rectangle ${[shape.x, shape.y, shape.width, shape.height].join(', ')}`;
}

function readRegion(
  body: Body,
  { id, text }: { id: string; text: string },
  item: BodyItem | undefined,
): Region {
  const colon = text.lastIndexOf(':');
  const shape = readShape(text.slice(colon + 1).trim());
  const name = text.slice(0, Math.max(0, colon)).trim();
  if (shape === undefined || name === '') {
    body.fail(item ?? body.root, `The region "${text.slice(0, 60)}" has no name or no shape. ${EXAMPLE}`);
  }

  return { id, text: name, shape: shape ?? { kind: 'rectangle', x: 0, y: 0, width: 1, height: 1 } };
}

function readShape(text: string): RegionShape | undefined {
  const [kind = '', ...numbers] = text.split(' ');
  const points = numbers
    .join('')
    .split(';')
    .map((point) => point.split(','));
  const isSound = points.flat().every((number) => /^\d{1,3}(?:\.\d{1,2})?$/.test(number));
  if (!isSound) return undefined;

  const [first = []] = points;
  const [x = 0, y = 0, width = 0, height = 0] = first.map(Number);
  if (kind === 'rectangle' && points.length === 1 && first.length === 4) return { kind, x, y, width, height };
  if (kind !== 'polygon' || points.some((point) => point.length !== 2)) return undefined;

  return { kind, points: points.map(([left, top]) => [Number(left), Number(top)]) };
}

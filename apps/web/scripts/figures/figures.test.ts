// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

import type { Figure } from './figure-schema.ts';
import { figureSvg } from './figure-svg.ts';
import { bars, graph } from './testing/given-figures.ts';

function drawn(figure: Figure) {
  const svg = new DOMParser().parseFromString(figureSvg(figure), 'image/svg+xml');
  expect(svg.querySelector('parsererror')).toBeNull();
  const numbers = (element: Element, names: string[]) =>
    names.map((name) => Number(element.getAttribute(name)));
  const texts = [...svg.querySelectorAll('text')];

  return {
    svg,
    texts: texts.map(({ textContent }) => textContent),
    placeOf: (text: string) =>
      numbers(texts.find(({ textContent }) => textContent === text) ?? svg.documentElement, ['x', 'y']),
    all: (selector: string, names: string[]) =>
      [...svg.querySelectorAll(selector)].map((element) => numbers(element, names)),
  };
}

describe('every figure', () => {
  it('is a square picture with a title and a description inside, on white paper', () => {
    const { svg } = drawn(bars);

    expect(svg.documentElement.getAttribute('viewBox')).toBe('0 0 300 300');
    expect(svg.querySelector('svg > title')?.textContent).toBe('Visits');
    expect(svg.querySelector('desc')?.textContent).toBe('Bar chart. Mon: 20, Tue: 40');
    expect(svg.querySelector('svg > rect')?.getAttribute('fill')).toBe('#ffffff');
  });

  it('shows what its author wrote, letter by letter', () => {
    const { texts } = drawn({ ...bars, yLabel: 'A < B & "C"' });

    expect(texts).toContain('A < B & "C"');
  });
});

describe('a bar chart', () => {
  it('names axes and categories, and makes a value twice as large twice as high', () => {
    const { texts, all } = drawn(bars);

    expect(texts).toEqual(expect.arrayContaining(['Visits', 'Day', 'People', 'Mon', 'Tue', '0', '20', '40']));
    const [[monday = 0] = [], [tuesday = 0] = []] = all('rect[stroke]', ['height']);
    expect(tuesday).toBeCloseTo(2 * monday, 1);
  });

  it('writes the figures on the bars where the grid does not show them', () => {
    const { texts } = drawn({ ...bars, series: [{ name: '', values: [1037, 4.2] }] });

    expect(texts).toEqual(expect.arrayContaining(['1037', '4.2']));
    expect(drawn({ ...bars, series: [{ name: '', values: [22, 40] }] }).texts).not.toContain('22');
  });

  it('tells series apart by pattern, and names them', () => {
    const { svg, texts } = drawn({
      ...bars,
      series: [
        { name: 'Before', values: [20, 40] },
        { name: 'After', values: [10, 30] },
      ],
    });

    expect(texts).toEqual(expect.arrayContaining(['Before', 'After']));
    const fills = [...svg.querySelectorAll('rect[stroke]')].map((bar) => bar.getAttribute('fill'));
    expect(new Set(fills).size).toBe(2);
    expect(fills).toContain('url(#stripes-1)');
  });

  it('breaks long labels, or turns them where that is not enough', () => {
    expect(drawn({ ...bars, categories: ['Police and fire services', 'Parks'] }).texts).toContain('Parks');
    const many = ['1901–10', '1911–20', '1921–30', '1931–40', '1941–50', '1951–60', '1961–70', '1971–80'];
    const { svg } = drawn({ ...bars, categories: many, series: [{ name: '', values: many.map(() => 5) }] });
    expect(svg.querySelectorAll('text[transform^="rotate(-55"]')).toHaveLength(8);
  });
});

describe('a line graph', () => {
  it('writes years without separators, and places the points by their values', () => {
    const { texts, all } = drawn(graph);

    expect(texts).toEqual(expect.arrayContaining(['1972', '1974', '1982']));
    const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = [], [x3 = 0, y3 = 0] = []] = all('circle', ['cx', 'cy']);
    expect((x3 - x1) / (x2 - x1)).toBeCloseTo(5, 1);
    expect((y1 - y3) / (y1 - y2)).toBeCloseTo(3 / 8, 1);
  });

  it('has no half weeks where all values are whole', () => {
    const points: [number, number][] = [
      [1, 40],
      [2, 60],
      [3, 90],
    ];
    const { texts } = drawn({ ...graph, series: [{ name: '', points }] });

    expect(texts).toContain('2');
    expect(texts).not.toContain('1.5');
  });

  it('tells series apart by dash and marker, and marks no point of a smooth curve', () => {
    const curve = Array.from({ length: 20 }, (_, x): [number, number] => [x, x * x]);
    const two = (points: [number, number][]) =>
      drawn({ ...graph, series: ['Plan A', 'Plan B'].map((name) => ({ name, points })) });

    expect(two(curve.slice(0, 4)).texts).toEqual(expect.arrayContaining(['Plan A', 'Plan B']));
    expect(two(curve.slice(0, 4)).svg.querySelectorAll('path[stroke-dasharray]')).toHaveLength(2);
    expect(two(curve.slice(0, 4)).all('circle', ['cx'])).toHaveLength(5);
    expect(two(curve).all('circle', ['cx'])).toHaveLength(0);
  });
});

it.each([
  ['whole axes', [0, 80], [0, 120], 0],
  ['an upright axis that leaves out zero', [0, 4], [80, 124], 1],
  ['a level axis that leaves out zero', [20, 100], [0, 90], 1],
  ['both', [20, 100], [80, 124], 2],
  ['years, and weeks counted from the first', [1972, 1983], [0, 14], 0],
  ['the first of what is counted', [1, 6], [0, 14], 0],
] as const)('marks where an axis is broken: %s', (_name, [left, right], [low, high], count) => {
  const series: [{ name: string; points: [number, number][] }] = [
    {
      name: '',
      points: [
        [left, low],
        [right, high],
      ],
    },
  ];
  const { svg } = drawn({ ...graph, series });

  expect(svg.querySelectorAll('path[stroke="#ffffff"]')).toHaveLength(count);
});

it('draws the points of a scatter plot without a line, off the edges', () => {
  const { all, svg } = drawn({ ...graph, kind: 'scatter' });

  expect(all('circle', ['cx'])).toHaveLength(3);
  expect(svg.querySelector('path[stroke-width="2.5"]')).toBeNull();
});

it('draws a plane to scale, with its numbers, lines and named points', () => {
  const { all, texts, placeOf } = drawn({
    kind: 'plane',
    title: 'A line',
    x: [-6, 6],
    y: [-6, 6],
    lines: [{ from: [-3, -5], to: [4, 2], label: 'm' }],
    points: [
      { at: [2, 0], label: 'P' },
      { at: [-4, 3], label: '' },
    ],
  });
  const [[px = 0, py = 0] = [], [qx = 0, qy = 0] = []] = all('circle', ['cx', 'cy']);

  expect(texts).toEqual(expect.arrayContaining(['−6', '6', 'x', 'y', 'm', 'P']));
  expect((px - qx) / 6).toBeCloseTo((py - qy) / 3, 1);
  expect(placeOf('P')[0]).toBeCloseTo(px, 1);
});

it('draws shapes to scale and inside the square, the upright axis going up', () => {
  const { all, texts, svg, placeOf } = drawn({
    kind: 'shape',
    title: 'A triangle and a circle',
    polygons: [
      [
        [0, 0],
        [8, 0],
        [8, 5],
      ],
    ],
    circles: [{ center: [4, 4], radius: 2 }],
    segments: [{ from: [0, 0], to: [8, 5], dashed: true }],
    labels: [
      { at: [4, -0.6], text: '8 ft' },
      { at: [9, 2.5], text: '5 ft' },
    ],
  });
  const corners = (svg.querySelector('polygon')?.getAttribute('points') ?? '')
    .split(' ')
    .map((corner) => corner.split(',').map(Number));
  const [[ax = 0, ay = 0] = [], [bx = 0] = [], [, cy = 0] = []] = corners;

  expect((ay - cy) / (bx - ax)).toBeCloseTo(5 / 8, 2);
  expect(all('circle', ['r'])[0]?.[0]).toBeCloseTo((bx - ax) / 4, 1);
  expect(texts).toEqual(['8 ft', '5 ft']);
  expect(placeOf('8 ft')[1]).toBeGreaterThan(ay);
  for (const value of corners.flat()) {
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThanOrEqual(300);
  }
});

it('fills an area inside another unlike the one around it, and gives the drawing its name', () => {
  const { svg } = drawn({
    kind: 'shape',
    title: 'A lawn with a round flower bed',
    polygons: [
      [
        [0, 0],
        [10, 0],
        [10, 8],
        [0, 8],
      ],
    ],
    circles: [{ center: [5, 4], radius: 3 }],
    segments: [],
    labels: [],
  });

  expect(svg.querySelector('svg > title')?.textContent).toBe('A lawn with a round flower bed');
  expect(svg.querySelector('circle')?.getAttribute('fill')).not.toBe(
    svg.querySelector('polygon')?.getAttribute('fill'),
  );
});

it('draws boxes whole and joined by arrows, on their side where five in a row would be too narrow', () => {
  const names = ['Heat receptor', 'Sensory neuron', 'Interneuron in the spinal cord', '?', 'Arm muscle'];
  const { texts, all, svg } = drawn({
    kind: 'flow',
    title: 'A reflex',
    boxes: names.map((text, column) => ({ id: text, text, column, row: 0 })),
    arrows: names.slice(1).map((to, index) => ({ from: names[index] ?? '', to, text: '' })),
  });
  const boxes = all('rect[rx]', ['x', 'y', 'width', 'height']);

  expect(texts.join(' ')).toBe(names.join(' '));
  expect(svg.querySelectorAll('path[marker-end]')).toHaveLength(4);
  expect(new Set(boxes.map(([x]) => x)).size).toBe(1);
  boxes.slice(1).forEach(([, y = 0], index) => {
    const [, above = 0, , height = 0] = boxes[index] ?? [];
    expect(y).toBeGreaterThan(above + height);
  });
});

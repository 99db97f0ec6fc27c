import { expect, it } from 'vitest';

import { readFigure } from './figure-schema.ts';
import { bars, graph } from './testing/given-figures.ts';

it.each([
  ['{', /^bean\.json is not JSON/],
  ['{"kind":"pie"}', /kind/],
  [JSON.stringify({ ...bars, colour: 'red' }), /the figure: .*colour/],
  [JSON.stringify({ ...bars, categories: ['Mon', 'Tue', 'Wed'] }), /one value for each category/],
  [JSON.stringify({ ...graph, series: [...graph.series, ...graph.series] }), /series: Give each of several/],
  [JSON.stringify({ ...graph, yLabel: ' ' }), /yLabel: Write some words/],
  [
    JSON.stringify({
      kind: 'plane',
      title: 'A point',
      x: [-2, 2],
      y: [-2, 2],
      lines: [],
      points: [{ at: [3, 0], label: '' }],
    }),
    /inside the plane/,
  ],
  [
    JSON.stringify({
      kind: 'flow',
      title: 'Two boxes',
      boxes: [
        { id: 'a', text: 'A', column: 0, row: 0 },
        { id: 'b', text: 'B', column: 0, row: 0 },
      ],
      arrows: [{ from: 'a', to: 'c', text: '' }],
    }),
    /a place of its own\n.*not there: c/,
  ],
])('names the file and what is wrong in it', (json, message) => {
  expect(() => readFigure('bean.json', json)).toThrow(message);
  expect(() => readFigure('bean.json', json)).toThrow('bean.json');
});

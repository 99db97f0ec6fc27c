import type { Figure } from './figure-schema.ts';
import { numberWords } from './svg.ts';

/** What a figure is called and what it shows, for those who open the file alone; a question brings its own description. */
export function figureWords(figure: Figure): { title: string; description: string } {
  switch (figure.kind) {
    case 'bar':
      return {
        title: figure.title,
        description: `Bar chart. ${series(figure, ({ values }) => values.map((value, index) => `${figure.categories[index] ?? ''}: ${numberWords(value)}`))}`,
      };
    case 'line':
      return {
        title: figure.title,
        description: `Line graph. ${series(figure, ({ points }) => points.map(pair))}`,
      };
    case 'scatter':
      return {
        title: figure.title,
        description: `Scatter plot. ${series(figure, ({ points }) => points.map(pair))}`,
      };
    case 'plane':
      return {
        title: 'Coordinate plane',
        description: [
          ...figure.lines.map(({ from, to, label }) => `Line ${label} through ${pair(from)} and ${pair(to)}`),
          ...figure.points.map(({ at, label }) => `Point ${label} at ${pair(at)}`),
        ].join('. '),
      };
    case 'shape':
      return { title: 'Drawing', description: `Labels: ${figure.labels.map(({ text }) => text).join(', ')}` };
    case 'flow':
      return {
        title: 'Flow chart',
        description: figure.arrows
          .map(
            ({ from, to, text }) => `${boxText(figure, from)} → ${boxText(figure, to)}${text && `: ${text}`}`,
          )
          .join('. '),
      };
  }
}

function series<One extends { name: string }>(
  figure: { series: readonly One[] },
  values: (one: One) => string[],
): string {
  return figure.series.map((one) => `${one.name && `${one.name}. `}${values(one).join(', ')}`).join('. ');
}

function pair([x, y]: readonly [number, number]): string {
  return `(${numberWords(x)}, ${numberWords(y)})`;
}

function boxText({ boxes }: Extract<Figure, { kind: 'flow' }>, id: string): string {
  return boxes.find((box) => box.id === id)?.text ?? id;
}

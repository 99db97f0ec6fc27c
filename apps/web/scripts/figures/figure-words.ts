import type { Figure } from './figure-schema.ts';
import { numberWords } from './svg.ts';

/** What a figure is called and what it shows, for those who open the file alone; a question brings its own description. */
export function figureWords(figure: Figure): { title: string; description: string } {
  const { title } = figure;
  switch (figure.kind) {
    case 'bar': {
      const { categories } = figure;
      const values = bySeries(figure.series, (one) =>
        one.values.map((value, at) => `${categories[at] ?? ''}: ${numberWords(value)}`),
      );

      return { title, description: `Bar chart. ${values}` };
    }
    case 'line':
    case 'scatter': {
      const kind = figure.kind === 'line' ? 'Line graph' : 'Scatter plot';
      const points = bySeries(figure.series, (one) => one.points.map(pair));

      return { title, description: `${kind}. ${points}` };
    }
    case 'plane': {
      const lines = figure.lines.map(
        ({ from, to, label }) => `Line ${label} through ${pair(from)} and ${pair(to)}`,
      );
      const points = figure.points.map(({ at, label }) => `Point ${label} at ${pair(at)}`);

      return { title, description: ['Coordinate plane', ...lines, ...points].join('. ') };
    }
    case 'shape':
      return { title, description: `Drawing. Labels: ${figure.labels.map(({ text }) => text).join(', ')}` };
    case 'flow':
    default: {
      const textOf = (id: string) => figure.boxes.find((box) => box.id === id)?.text ?? id;
      const arrows = figure.arrows.map(
        ({ from, to, text }) => `${textOf(from)} → ${textOf(to)}${text && `: ${text}`}`,
      );

      return { title, description: ['Flow chart', ...arrows].join('. ') };
    }
  }
}

function bySeries<One extends { name: string }>(
  series: readonly One[],
  values: (one: One) => string[],
): string {
  return series.map((one) => `${one.name && `${one.name}. `}${values(one).join(', ')}`).join('. ');
}

function pair([x, y]: readonly [number, number]): string {
  return `(${numberWords(x)}, ${numberWords(y)})`;
}

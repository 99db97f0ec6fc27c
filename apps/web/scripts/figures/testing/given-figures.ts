import type { Figure } from '../figure-schema.ts';

export const bars = {
  kind: 'bar',
  title: 'Visits',
  xLabel: 'Day',
  yLabel: 'People',
  categories: ['Mon', 'Tue'],
  series: [{ name: '', values: [20, 40] }],
} satisfies Figure;

export const graph = {
  kind: 'line',
  title: 'Prices',
  xLabel: 'Year',
  yLabel: 'Percent',
  series: [
    {
      name: '',
      points: [
        [1972, 3],
        [1974, 11],
        [1982, 6],
      ],
    },
  ],
} satisfies Figure;

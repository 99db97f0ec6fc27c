import type { Sheet } from './sheet.ts';

export const GED_SCIENCE: Sheet = {
  parts: [
    {
      title: 'Motion',
      rows: [
        ['Speed', '$v = \\frac{d}{t}$'],
        ['Acceleration', '$a = \\frac{v_2 - v_1}{t}$'],
        ['Force', '$F = ma$'],
        ['Momentum', '$p = mv$'],
      ],
    },
    {
      title: 'Work and energy',
      rows: [
        ['Work', '$W = Fd$'],
        ['Power', '$P = \\frac{W}{t}$'],
        ['Kinetic energy', '$KE = \\frac{1}{2}mv^2$'],
        ['Mechanical advantage', '$MA = \\frac{\\text{output force}}{\\text{input force}}$'],
      ],
    },
    { title: 'Matter', rows: [['Density', '$D = \\frac{m}{V}$']] },
    {
      title: 'Data',
      rows: [
        ['Mean', 'the total of the values, divided by how many there are'],
        ['Probability', 'favorable outcomes ÷ all outcomes'],
      ],
    },
  ],
  note: 'These are the relations that our science questions use. The sheet of the real test may differ.',
  source: 'OpenStax, College Physics 2e (2022), chapters 2, 4, 7, 8, 9 and 11',
};

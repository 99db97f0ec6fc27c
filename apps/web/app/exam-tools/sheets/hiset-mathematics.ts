import type { Sheet } from './sheet.ts';

export const HISET_MATHEMATICS: Sheet = {
  parts: [
    {
      title: 'Perimeter and circumference',
      rows: [
        ['Rectangle', '$P = 2l + 2w$'],
        ['Circle', '$C = 2\\pi r$; $\\pi \\approx 3.1416$'],
      ],
    },
    {
      title: 'Area',
      rows: [
        ['Circle', '$A = \\pi r^2$'],
        ['Triangle', '$A = \\frac{1}{2}bh$'],
        ['Parallelogram', '$A = bh$'],
        ['Trapezoid', '$A = \\frac{1}{2}h(b_1 + b_2)$'],
      ],
    },
    {
      title: 'Volume',
      rows: [
        ['Prism or cylinder', 'area of the base × height'],
        ['Pyramid or cone', '$\\frac{1}{3}$ × area of the base × height'],
        ['Sphere', '$V = \\frac{4}{3}\\pi r^3$'],
      ],
    },
    {
      title: 'Length',
      rows: [
        ['1 foot', '12 inches'],
        ['1 yard', '3 feet'],
        ['1 mile', '5,280 feet'],
        ['1 meter', '1,000 millimeters or 100 centimeters'],
        ['1 kilometer', '1,000 meters'],
      ],
    },
    {
      title: 'Capacity and weight',
      rows: [
        ['1 cup', '8 fluid ounces'],
        ['1 pint', '2 cups'],
        ['1 quart', '2 pints'],
        ['1 gallon', '4 quarts'],
        ['1 liter', '1,000 milliliters'],
        ['1 pound', '16 ounces'],
        ['1 ton', '2,000 pounds'],
        ['1 kilogram', '1,000 grams'],
      ],
    },
  ],
  note: 'The distance formula, the quadratic formula and the Pythagorean theorem are not on the sheet: know them by heart.',
  source:
    'Formulas: Union Test Prep, HiSET Math formulas you will be given during the test; what is left out: hisetpracticetest.org. Units: NIST Handbook 44, Appendix C',
};

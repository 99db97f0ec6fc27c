import type { Sheet } from './sheet.ts';

export const GED_MATHEMATICS: Sheet = {
  parts: [
    {
      title: 'Area',
      rows: [
        ['Square', '$A = s^2$'],
        ['Rectangle', '$A = lw$'],
        ['Parallelogram', '$A = bh$'],
        ['Triangle', '$A = \\frac{1}{2}bh$'],
        ['Trapezoid', '$A = \\frac{1}{2}h(b_1 + b_2)$'],
        ['Circle', '$A = \\pi r^2$'],
      ],
    },
    {
      title: 'Perimeter',
      rows: [
        ['Square', '$P = 4s$'],
        ['Rectangle', '$P = 2l + 2w$'],
        ['Triangle', '$P = s_1 + s_2 + s_3$'],
        ['Circumference of a circle', '$C = 2\\pi r$ or $C = \\pi d$; $\\pi \\approx 3.14$'],
      ],
    },
    {
      title: 'Surface area',
      rows: [
        ['Rectangular prism', '$SA = 2lw + 2lh + 2wh$'],
        ['Right prism', '$SA = ph + 2B$'],
        ['Cylinder', '$SA = 2\\pi rh + 2\\pi r^2$'],
        ['Pyramid', '$SA = \\frac{1}{2}ps + B$'],
        ['Cone', '$SA = \\pi rs + \\pi r^2$'],
        ['Sphere', '$SA = 4\\pi r^2$'],
      ],
    },
    {
      title: 'Volume',
      rows: [
        ['Rectangular prism', '$V = lwh$'],
        ['Right prism', '$V = Bh$'],
        ['Cylinder', '$V = \\pi r^2h$'],
        ['Pyramid', '$V = \\frac{1}{3}Bh$'],
        ['Cone', '$V = \\frac{1}{3}\\pi r^2h$'],
        ['Sphere', '$V = \\frac{4}{3}\\pi r^3$'],
      ],
    },
    {
      title: 'Data',
      rows: [
        ['Mean', 'the total of the values, divided by how many there are'],
        [
          'Median',
          'the middle value of an odd number of values in order, or the mean of the two middle ones',
        ],
      ],
    },
    {
      title: 'Algebra',
      rows: [
        ['Slope of a line', '$m = \\frac{y_2 - y_1}{x_2 - x_1}$'],
        ['Slope-intercept form', '$y = mx + b$'],
        ['Point-slope form', '$y - y_1 = m(x - x_1)$'],
        ['Quadratic equation, standard form', '$y = ax^2 + bx + c$'],
        ['Quadratic formula', '$x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$'],
        ['Pythagorean theorem', '$a^2 + b^2 = c^2$'],
        ['Simple interest', '$I = Prt$'],
        ['Distance', '$d = rt$'],
        ['Total cost', 'number of units × price per unit'],
      ],
    },
  ],
  note: 'p is the perimeter of a base of area B, s a slant height or a side, I interest, P principal, r rate, t time.',
  source:
    'GED Testing Service, Mathematics Formula Sheet & Explanation (2014 series), as reprinted at pdf4pro.com and ipassedmath.com',
};

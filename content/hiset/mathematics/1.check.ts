import { gcd, money, only, range, sum } from '../../arithmetic.ts';

// Formats dollars: 1764 → "$1,764".
const dollars = (n: number): string => `$${n.toLocaleString('en-US')}`;

// Formats a number with commas and a true minus sign: 6480 → "6,480", -1 → "−1".
const plain = (n: number): string => n.toLocaleString('en-US').replace('-', '−');

// A fraction in lowest terms: 6, 36 → "1/6".
const fraction = (top: number, bottom: number): string => {
  const divisor = gcd(Math.abs(top), Math.abs(bottom));

  return plain(top / divisor) + '/' + plain(bottom / divisor);
};

// The text of the rule that has the same value as another one for every whole number from −10 to 10.
const sameAs = (wanted: (x: number) => number, rules: Record<string, (x: number) => number>): string =>
  only(rules, (rule) => range(-10, 10).every((x) => rule(x) === wanted(x)));

// Question 37: 4000 → "4 × 10³".
const scientific = (n: number): string => {
  const [digits = '', power = ''] = n.toExponential().split('e+');

  return `${digits} × 10${[...power].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? '').join('')}`;
};

// Question 26: boxes a week. Question 18: hours of a shift.
const boxes = [40, 60, 50, 80, 70];
const shifts = [4, 8, 6, 8, 5, 10, 7].toSorted((a, b) => a - b);

// Question 28: the least-squares line through the points, at 55 °F.
const cocoa: [number, number][] = [
  [30, 90],
  [40, 80],
  [50, 75],
  [60, 60],
  [70, 50],
  [80, 40],
];
const meanHeat = sum(cocoa.map(([heat]) => heat)) / cocoa.length;
const meanCups = sum(cocoa.map(([, cups]) => cups)) / cocoa.length;
const trend =
  sum(cocoa.map(([heat, cups]) => (heat - meanHeat) * (cups - meanCups))) /
  sum(cocoa.map(([heat]) => (heat - meanHeat) ** 2));
const cupsAt55 = meanCups + trend * (55 - meanHeat);

// Question 24: every result of two number cubes.
const rolls = range(1, 6).flatMap((first) => range(1, 6).map((second) => first + second));

// Question 13: the points of the curve, and where it is at 5 feet.
const water: [number, number][] = [
  [0, 0],
  [1, 5],
  [2, 8],
  [3, 9],
  [4, 8],
  [5, 5],
  [6, 0],
];
const atFive = water.filter(([, high]) => high === 5).map(([away]) => away);

// Question 47: cost of x gigabytes.
const planA = (x: number): number => 10 + ((30 - 10) / 10) * x;
const planB = (x: number): number => (40 / 10) * x;

/** Every numerical answer of 1.txt, computed: question number → the text of the right option. */
export const answers: Record<number, string> = {
  2: sameAs(/* a from −10 to 10, and b = 100 */ (a) => 4 * a + 3 * 100 - a + 5 * 100, {
    '3a + 8b': (a) => 3 * a + 8 * 100,
    '4 + 8b': () => 4 + 8 * 100,
    '5a + 8b': (a) => 5 * a + 8 * 100,
    '11ab': (a) => 11 * a * 100,
  }),
  3: only<number>({ '√49': 49, '√50': 50 }, (square) => !Number.isInteger(Math.sqrt(square))),
  4: fraction(-1 - 3, 4 - -4),
  5: `${Math.round((3.14 * 20 ** 2 * 90) / 360)} square feet`,
  6: only<(x: number) => number>(
    {
      'y = 2x + 1': (x) => 2 * x + 1,
      'y = 2x + 5': (x) => 2 * x + 5,
      'y = (1/2)x + 4': (x) => x / 2 + 4,
      'y = −2x + 9': (x) => -2 * x + 9,
    },
    (cost) => cost(2) === 5 && cost(6) === 13,
  ),
  7: `7:${range(1, 59).find((minute) => minute % 12 === 0 && minute % 18 === 0)} a.m.`,
  8: sameAs((x) => (x + 10 + x) * (x + 8 + x), {
    '4x² + 80': (x) => 4 * x ** 2 + 80,
    'x² + 18x + 80': (x) => x ** 2 + 18 * x + 80,
    '2x² + 36x + 80': (x) => 2 * x ** 2 + 36 * x + 80,
    '4x² + 36x + 80': (x) => 4 * x ** 2 + 36 * x + 80,
  }),
  9: only<[number, number]>(
    { '(0, −1)': [0, -1], '(0, 5)': [0, 5], '(1, 2)': [1, 2], '(2, 1)': [2, 1] },
    // The lines through (0, −1) and (4, 3), and through (0, 5) and (4, −3).
    ([x, y]) => y === -1 + ((3 - -1) / 4) * x && y === 5 + ((-3 - 5) / 4) * x,
  ),
  10: plain((2 ** 5 * 2 ** 3) / 2 ** 6),
  11: `${((10 + 16) / 2) * 6} square feet`,
  12: plain(range(1, 5).flatMap((chair) => range(1, 5).filter((treasurer) => treasurer !== chair)).length),
  13: `Between ${Math.min(...atFive)} and ${Math.max(...atFive)} feet`,
  14: sameAs((s) => s + s + s - 4, {
    '4 − 3s': (s) => 4 - 3 * s,
    '3(s − 4)': (s) => 3 * (s - 4),
    '3s + 4': (s) => 3 * s + 4,
    '3s − 4': (s) => 3 * s - 4,
  }),
  15: range(-40, 40)
    .filter((x) => x ** 2 + 3 * x - 28 === 0)
    .map((x) => `x = ${plain(x)}`)
    .join(' or '),
  16: `${Math.round((3.14 * 6 ** 2 * 4) / 3)} cubic feet`,
  17: sameAs((x) => 6 * x ** 2 + 9 * x, {
    '3x(2x + 3)': (x) => 3 * x * (2 * x + 3),
    '3x(2x + 9)': (x) => 3 * x * (2 * x + 9),
    '3(2x² + 9x)': (x) => 3 * (2 * x ** 2 + 9 * x),
    '6x(x + 3)': (x) => 6 * x * (x + 3),
  }),
  18: `${shifts[3]} hours`,
  19: `${Math.hypot(5 - -3, 4 - -2)} kilometers`,
  20: `(${plain(-2)}, ${plain(-5)})`,
  21: plain(2 * 4 ** 2 - 3 * 4 + 1),
  22: fraction((3 - 1) * (4 - 1), 3 * 4),
  23: `${(6 * 14) / 4} feet`,
  24: fraction(rolls.filter((total) => total === 7).length, rolls.length),
  25: plain((13 + 8) / 3),
  26: plain(boxes.filter((n) => n > sum(boxes) / boxes.length).length),
  27: plain((53 - 4) / 7),
  28: only<number>(
    { 'About 35 cups': 35, 'About 65 cups': 65, 'About 85 cups': 85, 'About 105 cups': 105 },
    (cups) => Math.abs(cups - cupsAt55) < 5,
  ),
  29: `${(3 * 3 + 2) * 12} inches`,
  30: sameAs((x) => (2 * x - 3) * (x + 5), {
    '2x² − 15': (x) => 2 * x ** 2 - 15,
    '2x² + 13x − 15': (x) => 2 * x ** 2 + 13 * x - 15,
    '2x² − 7x − 15': (x) => 2 * x ** 2 - 7 * x - 15,
    '2x² + 7x − 15': (x) => 2 * x ** 2 + 7 * x - 15,
  }),
  31: plain(24 / (8 - 5)),
  32: plain((272 - 5 * 40) / (9 - 5)),
  33: only<(x: number) => boolean>(
    {
      'x ≥ −5': (x) => x >= -5,
      'x ≤ −5': (x) => x <= -5,
      'x ≤ 5': (x) => x <= 5,
      'x ≥ 5': (x) => x >= 5,
    },
    (solves) => range(-60, 60).every((n) => solves(n / 4) === 5 - 3 * (n / 4) <= 20),
  ),
  34: plain((4000 * 6) / 150),
  35: plain(range(1, 6).reduce((cells) => cells * 2, 50)),
  36: plain((1350 / 25) * 120),
  37: scientific((6 * 10 ** 5) / (1.5 * 10 ** 2)),
  38: dollars(Math.round(49 / 10) * 10 * (Math.round(19.85 / 10) * 10)),
  39: plain((5 ** 2 - 7) / 2),
  40: dollars((350 - 100) / 5),
  41: `${180 - 48 - 67}°`,
  42: `${180 - 118}°`,
  43: money((12 * 1600 + 8 * 1850) / 20),
  44: money(3200 * 28),
  45: dollars(Math.round(1600 * 1.05 ** 2)),
  46: `${(18 / 4) * 14} kilograms`,
  47: only<(x: number) => boolean>(
    {
      'For more than 5 gigabytes': (x) => x > 5,
      'For less than 5 gigabytes': (x) => x < 5,
      'For more than 20 gigabytes': (x) => x > 20,
      'For less than 20 gigabytes': (x) => x < 20,
    },
    (said) => range(0, 100).every((n) => said(n / 4) === planA(n / 4) < planB(n / 4)),
  ),
  48: `${(36 / 2) * (1 + 2 + 3)} kg`,
  49: only<(n: number) => number>(
    {
      '5n + 6': (n) => 5 * n + 6,
      '6n − 1': (n) => 6 * n - 1,
      '6n + 5': (n) => 6 * n + 5,
      'n + 6': (n) => n + 6,
    },
    (seats) => [5, 11, 17, 23].every((count, i) => seats(i + 1) === count),
  ),
  50: plain(/* 2x + 4 = 3x − 3 */ (2 * 2 + 3 * 1) / (3 - 2)),
};

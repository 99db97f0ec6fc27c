import { gcd, money, only, sum } from '../../arithmetic.ts';

// Formats a number with a true minus sign: -1 → "−1".
const signed = (n: number): string => String(n).replace('-', '−');

// A fraction in lowest terms: 8, 32 → "1/4".
const fraction = (top: number, bottom: number): string =>
  `${top / gcd(top, bottom)}/${bottom / gcd(top, bottom)}`;

// Scientific notation: 720000 → "7.2 × 10⁵".
const scientific = (n: number): string => {
  const [digits = '', power = ''] = n.toExponential().split('e+');
  return `${digits} × 10${[...power].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? '').join('')}`;
};

const whole = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

// Question 4: tips on the first five shifts.
const tips = [52, 47, 58, 71, 64];

// Question 5: [minutes, gallons].
const tank: [number, number][] = [
  [0, 180],
  [4, 156],
  [10, 120],
  [14, 96],
];

// Question 10: cost of n days.
const sander = (n: number): number => 35 * n + 20;

// Question 12: the whole-number width that gives the area.
const gardenWidth = whole(1, 84).find((w) => w * (w + 5) === 84) ?? NaN;

// Question 14: night shift by bus, car, on foot.
const night = { bus: 8, car: 20, walk: 4 };

// Question 15: in feet.
const barrel = { radius: 30 / 2 / 12, height: 36 / 12 };

// Question 16: rate at Hilltop from every pair of rows, [hours, dollars].
const hilltop: [number, number][] = [
  [1, 115],
  [3, 215],
  [4, 265],
];
const hilltopRates = hilltop.flatMap(([h1, d1], i) =>
  hilltop.slice(i + 1).map(([h2, d2]) => (d2 - d1) / (h2 - h1)),
);
const hilltopRate = hilltopRates[0] ?? NaN;
if (hilltopRates.some((rate) => rate !== hilltopRate))
  throw new Error('Question 16: the table is not linear');
const rateGap = hilltopRate - 45;

// Question 17: the four readings.
const readings: Record<string, number> = { '−0.6': -0.6, '4/7': 4 / 7, '−5/8': -5 / 8, '0.58': 0.58 };

// Question 18: [ounces, cents].
const powder: [number, number][] = [
  [40, 680],
  [64, 960],
  [96, 1536],
  [120, 1860],
];
const cheapest = powder.reduce((best, size) => (size[1] / size[0] < best[1] / best[0] ? size : best));

// Question 24: prices in cents by Cramer's rule, from 3c + 2s = 2460 and 5c + 4s = 4600.
const sandwich = (3 * 4600 - 5 * 2460) / (3 * 4 - 5 * 2);

// Question 27: the six bars. Question 33: the points of the scatter plot, [miles, hundreds of dollars].
const packages = [30, 50, 20, 70, 40, 30].toSorted((a, b) => a - b);
const rents: [number, number][] = [
  [1, 18],
  [2, 16],
  [3, 17],
  [4, 14],
  [5, 13],
  [6, 13],
  [6, 11],
  [8, 10],
  [9, 8],
  [10, 9],
];
// The trend of the points: positive for uphill, negative for downhill.
const milesMean = sum(rents.map(([miles]) => miles)) / rents.length;
const rentTrend = sum(rents.map(([miles, rent]) => (miles - milesMean) * rent));

// Question 30: the corners of the porch roof.
const porch: [number, number][] = [
  [0, 0],
  [12, 0],
  [12, 4],
  [5, 4],
  [5, 9],
  [0, 9],
];

// Question 46: height after t seconds.
const height = (t: number): number => -16 * t ** 2 + 64 * t;

/** Every answer of 1.txt, computed: question number → the text of the right option. */
export const answers: Record<number, string> = {
  1: `${Math.floor((4 + 1 / 2) / (3 / 4))} pots`,
  2: money(1840 + (1840 * 5) / 100),
  3: String((47 - 15) / 4),
  4: money(100 * (6 * 60 - sum(tips))),
  5: only<(t: number) => number>(
    {
      'G = 156 − 6t': (t) => 156 - 6 * t,
      'G = 180 + 6t': (t) => 180 + 6 * t,
      'G = 180 − 24t': (t) => 180 - 24 * t,
      'G = 180 − 6t': (t) => 180 - 6 * t,
    },
    (line) => tank.every(([t, gallons]) => line(t) === gallons),
  ),
  6: only<(b: number) => boolean>(
    {
      '45b + 300 ≤ 1,200': (b) => 45 * b + 300 <= 1200,
      '45b + 300 ≥ 1,200': (b) => 45 * b + 300 >= 1200,
      '300b + 45 ≤ 1,200': (b) => 300 * b + 45 <= 1200,
      '45b − 300 ≤ 1,200': (b) => 45 * b - 300 <= 1200,
    },
    // Load the boxes one by one on top of the worker and the cart, and see whether the limit is kept.
    (allowed) => whole(0, 60).every((b) => allowed(b) === sum([300, ...Array<number>(b).fill(45)]) <= 1200),
  ),
  7: '$' + (14 * 12 - 4 * 3) * 3.5,
  8: only<(x: number) => number>(
    {
      '4x − 23': (x) => 4 * x - 23,
      '4x − 9': (x) => 4 * x - 9,
      '4x − 7': (x) => 4 * x - 7,
      '8x − 7': (x) => 8 * x - 7,
    },
    (value) => whole(-10, 10).every((x) => value(x) === 3 * (2 * x - 5) - 2 * (x - 4)),
  ),
  9: money((45000 * 80 * 90 * 108) / 100 ** 3),
  10: only<boolean>(
    {
      'Renting for 4 days costs $160 in total.': sander(4) === 160,
      'Renting for 160 days costs $4 in total.': sander(160) === 4,
      'Renting costs $160 for each of the 4 days.': sander(4) - sander(3) === 160,
      'Renting for 4 days costs $160 without delivery.': sander(4) - sander(0) === 160,
    },
    (isTrue) => isTrue,
  ),
  11: scientific(2.4 * 10 ** 4 * 30),
  12: `${2 * (gardenWidth + gardenWidth + 5)} feet`,
  13: only<(x: number) => boolean>(
    {
      'x < −5': (x) => x < -5,
      'x > −5': (x) => x > -5,
      'x < 5': (x) => x < 5,
      'x > 5': (x) => x > 5,
    },
    (solves) => whole(-40, 40).every((n) => solves(n / 4) === -3 * (n / 4) + 7 > 22),
  ),
  14: fraction(night.bus, night.bus + night.car + night.walk),
  15: `${Math.round(3.14 * barrel.radius ** 2 * barrel.height * 7.5)} gallons`,
  16: `It is $${Math.abs(rateGap)} ${rateGap > 0 ? 'higher' : 'lower'}.`,
  17: Object.entries(readings)
    .toSorted(([, a], [, b]) => a - b)
    .map(([text]) => text)
    .join(', '),
  18: `${cheapest[0]} ounces`,
  // 5x − 10 = 3x + 8
  19: signed((8 + 5 * 2) / (5 - 3)),
  20: only<{ slope: number; start: number }>(
    {
      'y = −½x + 3': { slope: -1 / 2, start: 3 },
      'y = −2x + 9': { slope: -2, start: 9 },
      'y = ½x − 1': { slope: 1 / 2, start: -1 },
      'y = 2x − 7': { slope: 2, start: -7 },
    },
    ({ slope, start }) => slope * 2 === -1 && slope * 4 + start === 1,
  ),
  21: `${Math.ceil((1000 - 340) / 65)} weeks`,
  22: only<(h: number) => number>(
    {
      '17(h − 24)': (h) => 17 * (h - 24),
      '24 − 17h': (h) => 24 - 17 * h,
      '17h − 24': (h) => 17 * h - 24,
      '17h + 24': (h) => 17 * h + 24,
    },
    // Add up the pay hour by hour, then take the bus pass off.
    (pay) => whole(2, 60).every((h) => pay(h) === sum(Array<number>(h).fill(17)) - 24),
  ),
  23: `${Math.sqrt(17 ** 2 - 8 ** 2)} feet`,
  24: money(sandwich),
  25: `${(5 * (68 - 32)) / 9} °C`,
  26: `${(3 + 1 / 2) / (1 / 4)} feet`,
  27: String(((packages[2] ?? NaN) + (packages[3] ?? NaN)) / 2),
  28: only<(x: number) => number>(
    {
      'y = −2x + 3/2': (x) => -2 * x + 3 / 2,
      'y = (2/3)x − 2': (x) => (2 / 3) * x - 2,
      'y = (3/2)x − 2': (x) => (3 / 2) * x - 2,
      'y = (3/2)x + 2': (x) => (3 / 2) * x + 2,
    },
    (line) => line(0) === -2 && line(4) === 4,
  ),
  29: only<(T: number, r: number, f: number) => number>(
    {
      'n = (T − f)/r': (T, r, f) => (T - f) / r,
      'n = (T + f)/r': (T, r, f) => (T + f) / r,
      'n = r(T − f)': (T, r, f) => r * (T - f),
      'n = T/r − f': (T, r, f) => T / r - f,
    },
    (miles) => whole(1, 20).every((n) => miles(2 * n + 30, 2, 30) === n),
  ),
  30: `${sum(porch.map(([x, y], i) => Math.abs(x - (porch.at(i - 1)?.[0] ?? NaN)) + Math.abs(y - (porch.at(i - 1)?.[1] ?? NaN))))} feet`,
  31: `${(((1032 - 960) / 960) * 100).toFixed(1)}%`,
  32: only<(t: number) => boolean>(
    {
      '36 < t < 46': (t) => 36 < t && t < 46,
      't ≤ 36 or t ≥ 46': (t) => t <= 36 || t >= 46,
      't ≥ 36 or t ≤ 46': (t) => t >= 36 || t <= 46,
      '36 ≤ t ≤ 46': (t) => 36 <= t && t <= 46,
    },
    (allowed) => whole(20, 60).every((t) => allowed(t) === !(t < 36 || t > 46)),
  ),
  33: only<boolean>(
    {
      'Apartments farther out tend to cost less.': rentTrend < 0,
      'Apartments farther out tend to cost a little more.': rentTrend > 0,
      'Apartments at the same distance cost the same.': new Set(rents.map(([m]) => m)).size === rents.length,
    },
    (fits) => fits,
  ),
  34: only<(x: number) => number>(
    {
      '(x + 5)(x − 3)': (x) => (x + 5) * (x - 3),
      '(x − 15)(x + 1)': (x) => (x - 15) * (x + 1),
      '(x − 5)(x − 3)': (x) => (x - 5) * (x - 3),
      '(x − 5)(x + 3)': (x) => (x - 5) * (x + 3),
    },
    (value) => whole(-10, 10).every((x) => value(x) === x ** 2 - 2 * x - 15),
  ),
  35: money(-1850 + 12000 - 3 * 2275),
  36: `${(20 - 5) / ((60 - 30) / 60)} miles per hour`,
  37: only<(x: number) => number>(
    {
      '6x⁷': (x) => 6 * x ** 7,
      '12x⁶': (x) => 12 * x ** 6,
      '12x⁷': (x) => 12 * x ** 7,
      '36x⁸': (x) => 36 * x ** 8,
    },
    (value) => whole(-5, 5).every((x) => value(x) === (2 * x ** 3) ** 2 * 3 * x),
  ),
  38: fraction(5 * 4, 8 * 7),
  39: `${(10 * 8 - 3.14 * 3 ** 2).toFixed(2)} square feet`,
  40: only<(x: number) => boolean>(
    {
      '3x + 4 < −2': (x) => 3 * x + 4 < -2,
      '3x − 2 > 4': (x) => 3 * x - 2 > 4,
      '−2x > 4': (x) => -2 * x > 4,
      '3x + 4 > −2': (x) => 3 * x + 4 > -2,
    },
    (solves) => whole(-20, 20).every((n) => solves(n / 4) === n / 4 > -2),
  ),
  41: `${Math.floor(Math.sqrt(150))} feet and ${Math.ceil(Math.sqrt(150))} feet`,
  42: signed((-2) ** 2 - 3 * -2),
  43: `${3 * 2 + 2 * (3 * 1.5) + 2 * (2 * 1.5)} square feet`,
  44: only<(x: number) => number>(
    {
      '−3/x': (x) => -3 / x,
      '(x − 3)/x': (x) => (x - 3) / x,
      '(x + 3)/x': (x) => (x + 3) / x,
      'x − 3': (x) => x - 3,
    },
    (value) => whole(1, 20).every((x) => Math.abs(value(x) - (x ** 2 - 9) / (x ** 2 + 3 * x)) < 1e-9),
  ),
  45: `${(((24 * 60 * 60) / 40) * 5) / 1000} liters`,
  46: `${Math.max(...whole(0, 400).map((n) => height(n / 100)))} feet`,
};

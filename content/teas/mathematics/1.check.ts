import { commas, mixedNumber, only, range, sum } from '../../arithmetic.ts';

// Formats whole cents as dollars and cents: 2720 → "$27.20".
const money = (cents: number): string =>
  '$' + (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });

// Question 17: [hour, total milliliters].
const fluid: [number, number][] = [
  [0, 0],
  [2, 300],
  [4, 400],
  [6, 900],
  [8, 1000],
];
const rises = fluid.slice(1).map(([hour, total], i) => ({
  text: `From hour ${fluid[i]?.[0]} to hour ${hour}`,
  rise: total - (fluid[i]?.[1] ?? NaN),
}));

// Question 27: flu shots at three clinics.
const week1 = sum([40, 30, 50]);
const week2 = sum([60, 50, 40]);

// Question 12: the four numbers.
const mixed: Record<string, number> = { '0.62': 0.62, '5/8': 5 / 8, '3/5': 3 / 5, '61%': 0.61 };

// Question 16: waits in minutes.
const waits = [12, 45, 18, 10, 15];
const medianWait = waits.toSorted((a, b) => a - b)[2] ?? NaN;

// Question 14: visitors by middle of the waiting time, and the third power of the distance to the mean, which
// is positive for data skewed to the right.
const labWaits: [number, number][] = [
  [4.5, 20],
  [14.5, 50],
  [24.5, 30],
  [34.5, 20],
  [44.5, 10],
  [54.5, 5],
];
const visitors = sum(labWaits.map(([, count]) => count));
const meanLabWait = sum(labWaits.map(([minutes, count]) => minutes * count)) / visitors;
const skew = sum(labWaits.map(([minutes, count]) => (minutes - meanLabWait) ** 3 * count)) / visitors;

// Question 22: degrees in weeks 1 to 6, and the least-squares line through them.
const bend = [40, 50, 60, 75, 80, 90];
const meanBend = sum(bend) / 6;
const perWeek =
  sum(bend.map((d, i) => (i + 1 - 3.5) * (d - meanBend))) / sum(range(1, 6).map((w) => (w - 3.5) ** 2));
const week8 = meanBend + perWeek * (8 - 3.5);

// Question 28: in sixths of a foot, so that the numbers stay whole.
const roll = (8 + 1 / 2) * 6;
const piece = (2 / 3) * 6;

/** Every numerical answer of 1.txt, computed: question number → the text of the right option. */
export const answers: Record<number, string> = {
  1: String(42 / 6),
  3: (Math.round(63.4756 * 100) / 100).toFixed(2),
  4: mixedNumber(3 * (5 - 2), 4 * 5),
  5: `${(112 / 32) * 5} pounds`,
  6: mixedNumber(2 * 12 + 4 + 12 + 9, 12),
  7: `${(1500 / (8 * 60)).toFixed(1)} mL per minute`,
  8: String((26 - 4 * 3) / (4 - 2)),
  9: `${Math.round((6 * 12 + 1) * 2.54)} centimeters`,
  10: String(1 + (16.5 - 4) / 2.5),
  11: only<(x: number) => boolean>(
    {
      'x ≤ −9': (x) => x <= -9,
      'x ≤ −4': (x) => x <= -4,
      'x ≥ −4': (x) => x >= -4,
      'x ≤ 4': (x) => x <= 4,
    },
    (solves) => range(-60, 60).every((n) => solves(n / 4) === -2 * (n / 4) + 5 >= 13),
  ),
  12: Object.entries(mixed)
    .toSorted(([, a], [, b]) => a - b)
    .map(([text]) => text)
    .join(', '),
  13: mixedNumber(30 + 10, 36 + 30 + 10 + 4),
  14: only<boolean>(
    { 'Skewed right': skew > 0, 'Skewed left': skew < 0, Symmetric: skew === 0 },
    (fits) => fits,
  ),
  15: only<(n: number) => [number, number]>(
    {
      '9 − 2n = n + 5': (n) => [9 - 2 * n, n + 5],
      '2(n − 9) = n + 5': (n) => [2 * (n - 9), n + 5],
      '2n − 9 + 5 = n': (n) => [2 * n - 9 + 5, n],
      '2n − 9 = n + 5': (n) => [2 * n - 9, n + 5],
    },
    // Both sides, built step by step from the words.
    (sides) => range(-20, 20).every((n) => sides(n)[0] === n + n - 9 && sides(n)[1] === 5 + n),
  ),
  16: String(sum(waits) / waits.length - medianWait),
  17: rises.reduce((best, step) => (step.rise > best.rise ? step : best)).text,
  18: `${(50 * 40 * 30) / 1000} liters`,
  19: `${(24 * 60 - (18 * 60 + 45) + 7 * 60 + 15 - 2 * 30) / 60} hours`,
  20: String((0.6 * 1000) / 20),
  21: `${((3.14 * 24 * 10) / 12).toFixed(1)} feet`,
  22: `${Math.round(week8 / 10) * 10} degrees`,
  23: range(-50, 50)
    .filter((x) => Math.abs(2 * x - 3) === 11)
    .map((x) => `x = ${String(x).replace('-', '−')}`)
    .join(' or '),
  24: `${(14 * 12) / 2} square feet`,
  25: money(125000 - (125000 * 18) / 100 - 6000),
  26: String(18 - (6 / 3) * 2 + 4),
  27: `${((week2 - week1) / week1) * 100}%`,
  28: `${mixedNumber(roll % piece, 6)} foot`,
  29: `${commas(3.2 * 1000)} meters`,
  30: `${((40 - 34) / 40) * 100}%`,
  31: String((45 / 2.5) * (8 - 1)),
  32: money(Math.round(114400 / (1 - 0.12))),
  33: `${5 / 8} inch`,
  34: money((3200 * (100 - 15)) / 100),
};

/** The answers of 3.txt, computed: question number → the answer with its unit, or the parts of the key in order. */
import { commas, mixedNumber, only, range, sum } from '../../arithmetic.ts';

/** The texts whose values are true, as a multiple select writes its key. */
const allTrue = (statements: Record<string, boolean>): string =>
  Object.keys(statements)
    .filter((text) => statements[text])
    .join('; ');

/** As an ordered response writes its key. */
const falling = (values: Record<string, number>): string =>
  Object.entries(values)
    .toSorted(([, a], [, b]) => b - a)
    .map(([text], index) => `${index + 1}. ${text}`)
    .join('; ');

/** The one whole number of the range that solves an equation. */
const solution = (solves: (x: number) => boolean): string => {
  const found = range(-200, 200).filter(solves);
  if (found.length !== 1) throw new Error(`${found.length} numbers solve the equation`);

  return String(found[0]);
};

const mean = (numbers: number[]): number => sum(numbers) / numbers.length;
const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[(numbers.length - 1) / 2] ?? NaN;

// Question 12: degrees Fahrenheit at hours 0, 4, 8, 12 and 16.
const fever = [101, 103, 102, 100, 99];
const changes = fever.slice(1).map((degrees, i) => degrees - (fever[i] ?? NaN));

// Question 16: hours of practice and errors.
const errors = [14, 11, 9, 6, 4];
const slope = sum(errors.map((count, i) => (i + 1 - 3) * (count - mean(errors))));

// Question 25: minutes after midnight of the first day.
const fifthDose = 10 * 60 + 15 + 4 * 6 * 60;

// Question 33: minutes of the visits, as written down and as corrected.
const written = [20, 25, 25, 30, 35, 40, 45];
const corrected = [...written.slice(0, -1), 145];
const meanRises = mean(corrected) > mean(written);
const medianRises = median(corrected) > median(written);

export const answers: Record<number, string> = {
  1: `${mixedNumber(5 * 4 - 3 * 3, 24)} liter`,
  2: `${(0.5 * 26) / 4} mL`,
  3: (0.084 / 0.12).toFixed(1),
  4: `${30 / (36 / 60)} miles per hour`,
  5: String(24 - (2 * (5 - 8) ** 2) / 6),
  6: `${(8 / (8 + 32)) * 100}%`,
  7: solution((x) => x / 4 - 7 === 5),
  8: `${(2.5 * 1000) / (1 + 9)} mL`,
  9: falling({
    [String.raw`$\tfrac{7}{9}$ full`]: 7 / 9,
    [String.raw`$\tfrac{3}{4}$ full`]: 3 / 4,
    '77% full': 0.77,
    [String.raw`$\tfrac{4}{5}$ full`]: 4 / 5,
    '0.78 full': 0.78,
  }),
  10: `${(1.8 * 38.5 + 32).toFixed(1)}°F`,
  11: only<(w: number) => boolean>(
    {
      '45w + 6 ≥ 120': (w) => 45 * w + 6 >= 120,
      '6w − 45 ≥ 120': (w) => 6 * w - 45 >= 120,
      '45 + 6w ≤ 120': (w) => 45 + 6 * w <= 120,
      '45 + 6w ≥ 120': (w) => 45 + 6 * w >= 120,
    },
    // Week by week, as she works.
    (fits) => range(0, 40).every((w) => fits(w) === sum([45, ...range(1, w).map(() => 6)]) >= 120),
  ),
  12: allTrue({
    'The highest reading came at hour 4': fever.indexOf(Math.max(...fever)) * 4 === 4,
    'The temperature fell in every 4-hour period': changes.every((change) => change < 0),
    'From hour 4 to hour 16, it fell 4 degrees': (fever[1] ?? NaN) - (fever[4] ?? NaN) === 4,
    'It fell fastest between hour 8 and hour 12': changes.indexOf(Math.min(...changes)) === 2,
    'At hour 16, it was the same as at hour 0': fever[4] === fever[0],
  }),
  13: `$${(45 * 1.2 * 0.8).toFixed(2)}`,
  14: `${commas(0.25 * 4 * 5 * 1000)} mg`,
  15: String((15.75 - 4 * 2.625) / 0.75),
  16: only<boolean>(
    {
      'Positive, since more practice is a good thing': slope > 0,
      'Negative, since errors fall with practice': slope < 0,
      'None, since the errors do not fall by equal steps': slope === 0,
    },
    (fits) => fits,
  ),
  17: allTrue({
    '12 × 0.95': 12 * 0.95 > 12,
    '12 ÷ 0.8': 12 / 0.8 > 12,
    [String.raw`12 × $1\tfrac{1}{4}$`]: 12 * 1.25 > 12,
    '12 ÷ 1.2': 12 / 1.2 > 12,
    [String.raw`12 ÷ $\tfrac{3}{4}$`]: 12 / 0.75 > 12,
  }),
  18: `$${(18 * 14 - 6 * 5) * 3}`,
  19: `$${Math.round(48 / 10) * 10 * Math.round(11.85)}`,
  20: solution((score) => (6 * 82 + score) / 7 === 84),
  21: String(250 * 0.64 * 0.45),
  22: `${(3.14 * (5 + 2) ** 2 - 3.14 * 5 ** 2).toFixed(2)} square meters`,
  23: `${solution((h) => 14 + 3.5 * h === 8 + 5 * h)} hours`,
  24: Object.entries({
    '40 wipes for $3.20': 3.2 / 40,
    '75 wipes for $5.25': 5.25 / 75,
    '120 wipes for $9.00': 9 / 120,
    '200 wipes for $14.50': 14.5 / 200,
  }).reduce((best, pack) => (pack[1] < best[1] ? pack : best))[0],
  25: only<number>(
    {
      '10:15 p.m. that day': 22 * 60 + 15,
      '4:15 a.m. the next day': (24 + 4) * 60 + 15,
      '10:15 a.m. the next day': (24 + 10) * 60 + 15,
      '4:15 p.m. the next day': (24 + 16) * 60 + 15,
    },
    (time) => time === fifthDose,
  ),
  26: only<(a: number) => number>(
    {
      '6a − 39': (a) => 6 * a - 39,
      '6a − 9': (a) => 6 * a - 9,
      '6a + 9': (a) => 6 * a + 9,
      '14a + 9': (a) => 14 * a + 9,
    },
    (shorter) => range(-20, 20).every((a) => shorter(a) === 5 * (2 * a - 3) - 4 * (a - 6)),
  ),
  27: String(sum([0 * 4, 1 * 6, 2 * 7, 3 * 3]) / sum([4, 6, 7, 3])),
  28: `${4.5 / (3 / 8)} miles`,
  // Both sides times 3, so that the numbers stay whole.
  29: solution((x) => 2 * (x + 9) === 3 * (x - 4)),
  30: `${Math.round(3.14 * 3 ** 2 * 10)} mL`,
  31: mixedNumber(3 * 2, 8 * 7),
  32: `${((96 - 60) / (6.5 - 2)).toFixed(1)} cm per hour`,
  33: only<boolean>(
    {
      'Both the mean and the median rise': meanRises && medianRises,
      'The median rises, and the mean stays': medianRises && !meanRises,
      'Both the mean and the median stay': !meanRises && !medianRises,
      'The mean rises, and the median stays': meanRises && !medianRises,
    },
    (fits) => fits,
  ),
  34: `${(15 / 100) * 360}°`,
};

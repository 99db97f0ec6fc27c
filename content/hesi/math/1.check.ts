import { commas, mixedNumber, sum } from '../../arithmetic.ts';

// A whole number in Roman numerals: 49 → "XLIX".
const roman = (n: number): string => {
  const signs: [number, string][] = [
    [100, 'C'],
    [90, 'XC'],
    [50, 'L'],
    [40, 'XL'],
    [10, 'X'],
    [9, 'IX'],
    [5, 'V'],
    [4, 'IV'],
    [1, 'I'],
  ];
  const [value, sign] = signs.find(([size]) => size <= n) ?? [n, ''];

  return n === 0 ? '' : sign + roman(n - value);
};

// Military time from minutes after midnight: 1220 → "2020".
const military = (minutes: number): string => {
  const inDay = minutes % (24 * 60);

  return `${Math.floor(inDay / 60)}`.padStart(2, '0') + `${inDay % 60}`.padStart(2, '0');
};

// Question 15: the four fractions.
const four: Record<string, number> = { '4/7': 4 / 7, '5/9': 5 / 9, '7/12': 7 / 12, '11/20': 11 / 20 };

// Question 21: Ben's hours.
const ben = (39 - 3) / (1 + 2);

/** Every answer of 1.txt, computed: question number → the text of the right option. */
export const answers: Record<number, string> = {
  1: mixedNumber(375, 250),
  2: mixedNumber(56 - 42, 56),
  3: ((35 * 24) / 1000).toString(),
  4: `$${40 * 18 + (46 - 40) * 18 * 1.5}`,
  5: String((72 / (5 + 3)) * 3),
  6: String(180 / (2 * 5)),
  7: String((2 + 1 / 2) * 8),
  8: `${((0.4 * 1000) / 200) * 5} mL`,
  9: String((9 + 6) / (5 - 2)),
  10: `${(50 / sum([20, 30, 50, 40, 60])) * 100}%`,
  11: mixedNumber(7 * 3 - 2 * 8, 8 * 3),
  12: `${sum([8, 4, 6, 12]) * 30} mL`,
  13: String((27 * 100) / 45),
  14: String(3 * (-2) ** 2 - 2 * 5),
  15: Object.entries(four).reduce((best, entry) => (entry[1] > best[1] ? entry : best))[0],
  16: String(1248 / 24),
  17: mixedNumber((3 * 3 + 1) * 6, 3 * 5),
  18: String((240 * 35) / 100),
  19: military(21 * 60 + 15 + (750 / 125) * 60),
  20: `${((160 - 148) / 160) * 100}%`,
  21: String(2 * ben + 3),
  22: commas(4003 - 1867),
  23: military((8 + 12) * 60 + 20),
  24: `${(1270 + 85 + 300) / 100} pounds`,
  25: String((8 * 27) / 12),
  26: roman(49),
  27: String((4 * 32) / (1 + 15)),
  28: mixedNumber((2 * 5 + 2) * (1 * 4 + 1), 5 * 4),
  29: `${(210 / 7.5) * 12} miles`,
  30: `${Math.round(((33 / 2.2) * 8) / 3)} mg`,
};

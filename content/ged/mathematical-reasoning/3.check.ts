/** The numerical answers of 3.txt, computed: question number → the text of the right option, or the answer with its unit. */
import { sum } from '../../arithmetic.ts';

// Question 13: families by their number of children, from 0 to 4.
const families = [3, 5, 7, 4, 1];

// Question 16: pairs of two different fillings out of 5.
const pairs = (5 * 4) / 2;

// Question 25: adults' tickets for which 40 tickets bring $272.
const adults = (272 - 40 * 5) / (9 - 5);

// Question 37: whole numbers that are solutions of both inequalities.
const both = Array.from({ length: 20 }, (_, x) => x).filter((x) => 2 * x - 1 > 5 && 10 - x >= 4);

// Question 43: seconds, in tenths, at which the ball is at 15 m or higher.
const high = Array.from({ length: 41 }, (_, t) => t / 10).filter((t) => 20 * t - 5 * t ** 2 >= 15 - 1e-9);

const dollars = (n: number): string => `$${n.toLocaleString('en-US')}`;

export const answers: Record<string, string> = {
  1: `−${Math.abs(-3 / 4 + 1.5 - 2)}`,
  2: String((2 ** 3 * 2 ** 4) / 2 ** 5),
  3: `${(24 / (3 + 5)) * 3} liters`,
  5: String(Math.round(((5 / 6 - 1 / 4) / (7 / 12)) * 1e6) / 1e6),
  7: `${300 / (84 / 3.5)} minutes`,
  8: dollars((2_400 * 4.5 * 1.5) / 100),
  9: dollars((68 * 100) / (100 - 20)),
  10: `${Math.round(4.4 * 25) / 55} hours`,
  11: dollars(1_800 + ((27_500 - 10_000) * 6) / 100),
  12: `${(12 * 25) / 15 - 12} liters`,
  13: String(sum(families.map((count, children) => count * children)) / sum(families)),
  14: dollars((118 + 98) / 2),
  16: String(3 * pairs),
  17: String(4 * 85 - sum([82, 90, 76])),
  18: `${Math.round((12 * 8 + (3.14 * 4 ** 2) / 2) * 100) / 100} square feet`,
  19: `${60 + 80 - Math.hypot(60, 80)} meters`,
  20: `${Math.round(((3.14 * 6 ** 2 * 4) / 3) * 100) / 100} cubic feet`,
  21: `${4 * (15 / 6) * 15} in²`,
  25: String(adults),
  28: String(3 * (-2) ** 2 - 2 * -2 * 5),
  32: `${330 / (50 + 60)} hours`,
  34: `${(2_600 - 800) / 75} crates`,
  37: both.join(', '),
  38: `${((2 - -1) / (4 - -2)) * 10} feet`,
  41: String(5 - 2 * -3),
  43: `${(high.at(-1) ?? NaN) - (high[0] ?? NaN)} seconds`,
  45: String(((24 / 3) * (24 / 4)) / 2),
  46: dollars(16_000 * 0.75 ** 3),
};

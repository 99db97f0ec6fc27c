/** The answers of 2.txt, computed: question number → the answer with its unit, or the parts of the key in order. */
import { mixedNumber, oneDecimal } from '../../arithmetic.ts';

const slope = (-5 - 7) / (4 - -2);
const yAt = (x: number): number => 7 + slope * (x - -2);
const onLine = [
  [1, 1],
  [2, 1],
  [3, -1],
  [5, 7],
].filter(([x = 0, y]) => yAt(x) === y);

const sameAfter = 20 / (19 - 15);
const lessInAYear = 19 * 12 - (20 + 15 * 12);

/** x / 3 − 5 = 2(x + 5), times 3: x − 15 = 6x + 30. */
const solution = (-15 - 30) / (6 - 1);

const points: Record<string, [number, number]> = {
  A: [-4, 2],
  B: [-1, -3],
  C: [0, 5],
  D: [3, 1],
  E: [4, -4],
};

const minus = (value: number): string => String(value).replace('-', '−');
const fraction = (top: number, bottom: number): string => {
  const [numerator, denominator] = mixedNumber(top, bottom).split('/');

  return String.raw`$\tfrac{${numerator}}{${denominator}}$`;
};

export const answers: Record<string, string> = {
  1: `${(480 * 0.85 * 1.06).toFixed(2)} dollars`,
  2: `${oneDecimal(3.14 * 3 * 3 * 7)} in³`,
  3: [
    `Blank 1: ${minus(slope)}`,
    `Blank 2: (0, ${yAt(0)})`,
    ...onLine.map(([x, y]) => `Blank 3: (${x}, ${y})`),
  ].join('\n'),
  4: ['Blank 1: 15m + 20', `Blank 2: ${sameAfter}`, `Blank 3: the first gym costs $${lessInAYear} less`].join(
    '\n',
  ),
  5: [
    'Step 1: each side is multiplied by 3: $x - 15 = 6x + 30$',
    `Step 2: terms with x on one side, numbers on the other: $${-15 - 30} = 5x$`,
    `Step 3: the solution: $x = ${solution}$`,
  ].join('\n'),
  6: [
    `The first marble is green: ${fraction(2, 10)}`,
    `Both marbles are red: ${fraction(5 * 4, 10 * 9)}`,
    `Both marbles are green: ${fraction(2 * 1, 10 * 9)}`,
  ].join('\n'),
  7: Object.entries(points)
    .filter(([, [x, y]]) => y < -x + 3)
    .map(([name]) => `Point ${name}`)
    .join('; '),
};

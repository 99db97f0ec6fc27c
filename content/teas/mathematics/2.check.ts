/** The answers of 2.txt, computed: question number → the answer with its unit, or the parts of the key in order. */
import { oneDecimal, sum } from '../../arithmetic.ts';

const waits = [4, 9, 9, 12, 16, 22];
const half = waits.length / 2;
const middle = [waits[half - 1] ?? 0, waits[half] ?? 0];
const mean = sum(waits) / waits.length;
const median = sum(middle) / 2;
const statements: Record<string, boolean> = {
  'The mean is 12': mean === 12,
  'The median is 9': median === 9,
  'The range is 18': Math.max(...waits) - Math.min(...waits) === 18,
  'The mode is 9':
    waits.filter((wait) => wait === 9).length === 2 && new Set(waits).size === waits.length - 1,
  'The median is larger than the mean': median > mean,
};

/** As an ordered response writes its key. */
const inOrder = (values: Record<string, number>): string =>
  Object.entries(values)
    .toSorted(([, a], [, b]) => a - b)
    .map(([text], index) => `${index + 1}. ${text}`)
    .join('; ');

export const answers: Record<string, string> = {
  1: `${(2.25 / 6) * 16} cups`,
  2: `${oneDecimal(((306 - 240) / 240) * 100)} %`,
  // 3x − 12 + 5 = 2x + 9
  3: `${9 + 12 - 5}`,
  4: `${Math.round(3.14 * (8 / 2) ** 2)} cm²`,
  6: Object.keys(statements)
    .filter((text) => statements[text])
    .join('; '),
  7: inOrder({
    [String.raw`$-\tfrac{2}{3}$`]: -2 / 3,
    '0.6': 0.6,
    '$-0.7$': -0.7,
    [String.raw`$\tfrac{5}{8}$`]: 5 / 8,
    '62%': 0.62,
  }),
  8: inOrder({ '0.045 kg': 45, '4,600 mg': 4.6, '44 g': 44, '0.0005 kg': 0.5 }),
};

import { commas, mixedNumber } from '../../arithmetic.ts';

/** The numerical answers of 1.txt, computed: question number → the text of the right option. */
export const answers: Record<number, string> = {
  1: `${(30 - 10) / 20} m/s east`,
  2: `${(24 - 6) / 12} m/s²`,
  3: `${(0.5 * 9.8 * 3 ** 2).toFixed(1)} m`,
  5: `${5 * 4 + ((5 + 0) / 2) * 2} m`,
  7: `${((150 - 30) / 60).toFixed(1)} m/s²`,
  9: `Mass 70 kg, weight ${70 * 1.6} N`,
  10: `${0.3 * 20 * 10} N`,
  12: mixedNumber(1, 3 ** 2),
  // mgh = ½mv²
  14: `${Math.sqrt((2 * 10 * 5) / (0.5 * 2))} m/s`,
  15: `${(1200 * 10 + 800 * 0) / (1200 + 800)} m/s`,
  17: `${commas((600 * 0.75) / 5)} W`,
  18: `${((1540 / 2_000_000) * 1000).toFixed(2)} mm`,
  22: `${(12 / (4 + 8)) * 8} V`,
};

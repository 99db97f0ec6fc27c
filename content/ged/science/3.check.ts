/** The answers of 3.txt that follow from numbers: question number → the answer with its unit, or the text of the right option. */

// Question 15: braking distance in meters by speed in meters per second, on the dry road.
const dry: Record<number, number> = { 5: 2, 10: 8, 15: 18, 20: 32 };
const growth = (dry[20] ?? NaN) / (dry[10] ?? NaN);
const words: Record<number, string> = { 2: 'twice', 3: 'three times', 4: 'four times' };

// Question 28: kilometers by the interval between P and S waves in seconds.
const kilometers: Record<number, number> = { 0: 0, 25: 200, 50: 400, 75: 600, 100: 800 };

export const answers: Record<string, string> = {
  // One of the two X chromosomes of the mother has the allele.
  10: `${(1 / 2) * 100} %`,
  15: `It becomes ${words[growth]} as long.`,
  // The distance grows with the square of the speed.
  16: `${(dry[5] ?? NaN) * (25 / 5) ** 2} meters`,
  // From day 32 to day 40 there is one half-life of 8 days.
  21: `${5 / 2 ** ((40 - 32) / 8)} mg`,
  // force × arm ÷ other arm
  23: `${(600 * 0.5) / 2} newtons`,
  28: `${kilometers[50]} kilometers`,
};

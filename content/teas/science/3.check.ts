import { mixedNumber, only } from '../../arithmetic.ts';

// Question 10: dissolved oxygen at the temperatures on both sides of 22°C.
const at20 = 9.1;
const at25 = 8.3;

// Question 11: pressures at the start and at the end of the vessels.
const pressures: Record<string, [number, number]> = {
  'Large arteries': [95, 90],
  Arterioles: [85, 35],
  Capillaries: [35, 15],
  Veins: [15, 3],
};

/** Atoms of nitrogen and hydrogen on both sides, for so many H₂ and NH₃ to one N₂. */
const isBalanced = ([hydrogen, ammonia]: [number, number]): boolean =>
  ammonia === 2 && 2 * hydrogen === 3 * ammonia;

// Question 14: a child of AO and BO.
const children = ['A', 'O'].flatMap((mother) => ['B', 'O'].map((father) => mother + father));

/** The numerical answers of 3.txt, computed: question number → the answer with its unit. */
export const answers: Record<number, string> = {
  2: `${54 / (50 - 30)} g/mL`,
  8: `${((125 - 50) / 125) * 100} %`,
  10: `${(at20 + ((22 - 20) / (25 - 20)) * (at25 - at20)).toFixed(1)} mg/L`,
  11: Object.entries(pressures).reduce((most, vessels) =>
    vessels[1][0] - vessels[1][1] > most[1][0] - most[1][1] ? vessels : most,
  )[0],
  12: only<[number, number]>(
    {
      'N₂ + H₂ → NH₃': [1, 1],
      'N₂ + 3 H₂ → NH₃': [3, 1],
      'N₂ + 6 H₂ → 3 NH₃': [6, 3],
      'N₂ + 3 H₂ → 2 NH₃': [3, 2],
    },
    isBalanced,
  ),
  14: mixedNumber(children.filter((child) => child === 'AB').length, children.length),
  23: `${(100 - 2 * 30) / 2} %`,
  24: `${(500 / 100) * 0.9} g`,
  33: `${(0.1 * 20) / 0.05} mL`,
};

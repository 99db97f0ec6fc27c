/** The numerical answers of 1.txt, computed: question number → the text of the right option. */

// Question 11: electronegativity values, and the bond with the largest difference.
const electronegativity: Record<string, number> = { H: 2.1, C: 2.5, N: 3.0, O: 3.5 };
const difference = (bond: string): number => {
  const [one = '', other = ''] = bond.split('–');
  return Math.abs((electronegativity[one] ?? NaN) - (electronegativity[other] ?? NaN));
};
const mostPolar = ['C–H', 'C–N', 'C–O', 'O–H'].reduce((best, bond) =>
  difference(bond) > difference(best) ? bond : best,
);

// Question 14: the smallest whole numbers for a Fe + b O₂ → c Fe₂O₃.
const rust = ((): string => {
  for (let c = 1; c < 10; c++) {
    const [a, b] = [2 * c, (3 * c) / 2];
    if (Number.isInteger(b)) return [a, b, c].join(', ');
  }
  return '';
})();

const water = 2 * 1 + 16;
const methane = 12 + 4 * 1;
const elements: Record<number, string> = { 2: 'Helium', 10: 'Neon', 12: 'Magnesium', 14: 'Silicon' };
const electrons = 2 + 2 + 6 + 2;

export const answers: Record<number, string> = {
  4: `${(0.75 * 35 + 0.25 * 37).toFixed(1)} units`,
  6: `${2500 / 1000} g`,
  8: `${2.5 * water} g`,
  // atomic number minus the charge
  10: String(13 - 3),
  11: mostPolar,
  // half for each 8 days
  12: `${80 / 2 ** (24 / 8)} mg`,
  // moles ÷ liters
  13: `${(0.5 / (250 / 1000)).toFixed(1)} M`,
  14: rust,
  // the last digit of the group number
  15: String(15 % 10),
  19: `${310 - 273} °C`,
  // moles of methane, 2 moles of water for each
  20: `${(32 / methane) * 2 * water} g`,
  22: `${Math.round((0.3 * 20) / 0.1)} mL`,
  24: `A nucleus with ${88 - 2} protons and mass number ${226 - 4}`,
  25: `${elements[electrons] ?? ''}, atomic number ${electrons}`,
};

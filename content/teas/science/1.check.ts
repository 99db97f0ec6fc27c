/** The numerical answers of 1.txt, computed: question number → the text of the right option. */

/** The share of carriers among the children of two carriers who do not have the recessive disease. */
function carrierShare(): string {
  const children: string[] = [];
  for (const mother of ['A', 'a']) for (const father of ['A', 'a']) children.push(mother + father);
  const healthy = children.filter((child) => child.includes('A'));
  const carriers = healthy.filter((child) => child.includes('a'));
  return `${carriers.length}/${healthy.length}`;
}

/** Where the straight line through two points passes zero. */
function zeroBetween(x1: number, y1: number, x2: number, y2: number): number {
  return x1 + ((x2 - x1) * y1) / (y1 - y2);
}

/** The O₂ molecules needed to burn one CxHy molecule to CO₂ and H₂O. */
function oxygenMolecules(carbon: number, hydrogen: number): number {
  const carbonDioxide = carbon;
  const water = hydrogen / 2;
  return (carbonDioxide * 2 + water) / 2;
}

/** The share of color-blind sons of a carrier mother (X, x); the father gives each son a Y. */
function colorBlindSons(): string {
  const sons = ['X', 'x'].map((fromMother) => fromMother + 'Y');
  const colorBlind = sons.filter((son) => son.includes('x'));
  return `${colorBlind.length}/${sons.length}`;
}

/** The method with the largest share of bacteria removed: [before, after]. */
function bestMethod(methods: Record<string, [number, number]>): string {
  const share = ([before, after]: [number, number]): number => (before - after) / before;
  return Object.entries(methods).reduce((best, next) => (share(next[1]) > share(best[1]) ? next : best))[0];
}

export const answers: Record<number, string> = {
  // protons + neutrons
  3: String(11 + 12),
  // a factor of 10 for each pH step
  7: `${10 ** (5 - 3)} times`,
  // heart rate × stroke volume, stairs ÷ rest
  11: `${((140 * 105) / (70 * 70)).toFixed(1)} times`,
  // C₃H₈ + 5 O₂ → 3 CO₂ + 4 H₂O
  12: String(oxygenMolecules(3, 8)),
  // two divisions, half the chromosomes
  13: `${2 ** 2} cells with ${46 / 2} chromosomes each`,
  16: carrierShare(),
  // concentration × volume stays the same
  18: `${((2.0 * 25) / 100).toFixed(2)} M`,
  // no change in mass: between 0.2 M (+5%) and 0.4 M (−4%)
  19: `${zeroBetween(0.2, 5, 0.4, -4).toFixed(1)} M`,
  // charges 2+ and 1− must cancel
  29: `CaCl${'₀₁₂₃'.charAt(2 / 1)}`,
  33: bestMethod({
    'Water only': [200, 120],
    'Soap, 5 seconds': [150, 60],
    'Soap, 20 seconds': [100, 10],
    'Wet wipe': [180, 60],
  }),
  // highest point with the enzyme minus the level of the reactants
  35: `${90 - 40} kJ/mol`,
  37: colorBlindSons(),
  // breaths × (air per breath − air that stays in the airways)
  44: `${(12 * (500 - 150)).toLocaleString('en-US')} mL`,
};

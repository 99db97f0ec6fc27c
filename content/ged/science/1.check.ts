/** The numerical answers of 1.txt, computed: question number → the text of the right option. */

const mean = (numbers: number[]): number => numbers.reduce((total, n) => total + n, 0) / numbers.length;

// Question 6: the share of short plants (tt) among the young of two Tt plants.
const shortShare = ((): number => {
  const young = ['T', 't'].flatMap((one) => ['T', 't'].map((other) => one + other));
  return young.filter((genes) => !genes.includes('T')).length / young.length;
})();

// Question 7: [minutes, meters].
const walk: [number, number][] = [
  [0, 0],
  [5, 400],
  [8, 400],
  [12, 1000],
  [20, 1000],
];
const walkSpeeds = walk.slice(1).map(([minutes, meters], i) => {
  const [earlier, nearer] = walk[i] ?? [0, 0];
  return (meters - nearer) / (minutes - earlier);
});

// Question 14: [fronds on day 20, nitrate left in mg/L] of the cups with 6, 12 and 18 hours of light.
const cups: [number, number][] = [
  [36, 13],
  [70, 3],
  [68, 4],
];
const nitrateByFronds = cups.toSorted(([a], [b]) => a - b).map(([, nitrate]) => nitrate);
const isNitrateFalling = nitrateByFronds.every((left, i) => i === 0 || left < (nitrateByFronds[i - 1] ?? 0));

// Question 17: the metal whose density is nearest to mass ÷ volume.
const densities: Record<string, number> = { Aluminum: 2.7, Zinc: 7.1, Copper: 8.9, Silver: 10.5 };
const density = 107 / (2 * 2 * 3);
const metal = Object.entries(densities).reduce((best, next) =>
  Math.abs(next[1] - density) < Math.abs(best[1] - density) ? next : best,
)[0];

// Question 37: halfway between the points at 30 cm and 40 cm.
const oakAge = 40 + ((52 - 40) * (35 - 30)) / (40 - 30);

export const answers: Record<number, string> = {
  // kilometers ÷ hours
  5: `${Math.round(18 / (24 / 60))} km/h`,
  6: String(120 * shortShare),
  7: `${Math.max(...walkSpeeds)} meters per minute`,
  // fronds from day 8 to day 12
  11: `${(42 - 26) / (12 - 8)} fronds per day`,
  14: `Cups with more fronds had used up ${isNitrateFalling ? 'more' : 'less'} nitrate`,
  // all but the 10% that is stored
  15: `${(8000 * (1 - 0.1)).toLocaleString('en-US')} kilojoules`,
  // mass of the product minus mass of the metal
  16: `${10 - 6} grams`,
  17: metal,
  // volts × amperes × hours, in kilowatt-hours
  20: `${(120 * 10 * 3) / 1000} kilowatt-hours`,
  22: `${mean([2.1, 2.3, 2.2, 2.2]).toFixed(1)} s`,
  // from the crest at 2 m to the crest at 10 m
  23: `${10 - 2} meters`,
  // net force ÷ mass
  32: `${((140 - 60) / 80).toFixed(1)} m/s²`,
  // kilometers in centimeters ÷ years
  36: `${(600 * 100_000) / 20_000_000} cm per year`,
  37: `${oakAge} years`,
  // difference at 11 p.m. minus difference at 3 p.m.
  38: `It grew by ${29 - 22 - (35 - 33)} °C`,
};

/** The numerical answers of 1.txt, computed: question number → the text of the right option. */

const LB_PER_KG = 2.2;
const ML_PER_OUNCE = 30;

/** A number as it is written in an option: no more than one decimal place, thousands with a comma. */
const plain = (n: number): string =>
  n.toLocaleString('en-US', { maximumFractionDigits: 1, minimumFractionDigits: 0 });

const only = <T>(candidates: T[], fits: (candidate: T) => boolean): T => {
  const found = candidates.filter(fits);
  const [first] = found;
  if (first === undefined || found.length > 1) throw new Error(`${found.length} candidates fit`);
  return first;
};

const mean = (systolic: number, diastolic: number): number => (systolic + 2 * diastolic) / 3;

/** Mean pressure of 65 or more, urine of at least 0.5 mL/kg in the hour, lactate well below 4.6. */
const improving = only(
  [
    { systolic: 92, diastolic: 54, lactate: 2.2, urine: 40 },
    { systolic: 98, diastolic: 46, lactate: 2.1, urine: 45 },
    { systolic: 96, diastolic: 58, lactate: 4.7, urine: 40 },
    { systolic: 94, diastolic: 56, lactate: 2.4, urine: 20 },
  ],
  ({ systolic, diastolic, lactate, urine }) =>
    mean(systolic, diastolic) >= 65 && urine >= 0.5 * 64 && lactate < 0.9 * 4.6,
);

/** Two clients with the same germs, each with one germ only. */
const germs: string[][] = [['influenza A'], ['influenza A', 'MRSA'], ['influenza A'], ['RSV']];
const pairs: [number, number][] = [
  [1, 2],
  [1, 3],
  [2, 4],
  [3, 4],
];
const roommates = only(pairs, ([a, b]) => {
  const all = new Set([...(germs[a - 1] ?? []), ...(germs[b - 1] ?? [])]);
  return all.size === 1;
});

const intake =
  (8 + 4 + 6 + 8) * ML_PER_OUNCE + // tea, juice, soup, water
  2 * 100; // IV antibiotics

export const answers: Record<number, string> = {
  // mL ÷ hours
  10: plain(250 / (90 / 60)),
  // mcg/kg/minute × kg × minutes → mg per hour, ÷ mg per mL
  27: plain((5 * 80 * 60) / 1000 / (400 / 250)),
  33: plain(30 * 64),
  35: `Blood pressure ${improving.systolic}/${improving.diastolic}, lactate ${improving.lactate}, urine ${improving.urine} mL in the last hour`,
  // mg per dose ÷ mg per mL
  55: plain(((26.4 / LB_PER_KG) * 10) / (100 / 5)),
  // units per hour ÷ units per mL
  62: plain((0.1 * (132 / LB_PER_KG)) / (100 / 100)),
  72: plain(1500 - intake),
  73: `Clients ${roommates[0]} and ${roommates[1]}`,
};

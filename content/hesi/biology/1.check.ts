/** The numerical answers of 1.txt, computed: question number → the text of the right option. */

/** The ratio of surface to volume of a cube. */
function surfaceToVolume(side: number): number {
  return (6 * side ** 2) / side ** 3;
}

/** The complement of an mRNA codon, base by base. */
function anticodon(codon: string): string {
  const pairs: Record<string, string> = { A: 'U', U: 'A', G: 'C', C: 'G' };
  return [...codon].map((base) => pairs[base] ?? '?').join('');
}

/** The share of the young of two RrYy plants that are rryy, as a fraction. */
function doubleRecessive(): string {
  const cells: string[] = [];
  for (const r of ['R', 'r']) for (const y of ['Y', 'y']) cells.push(r + y);
  const young = cells.flatMap((one) => cells.map((other) => one + other));
  return `${young.filter((genes) => !/[RY]/.test(genes)).length}/${young.length}`;
}

export const answers: Record<number, string> = {
  9: `${surfaceToVolume(2)} to 1`,
  // a doubling for each 20 minutes in 2 hours
  11: (500 * 2 ** ((2 * 60) / 20)).toLocaleString('en-US'),
  14: `3′-${anticodon('GCU')}-5′`,
  19: doubleRecessive(),
  // a bond between each two neighbors
  22: String(10 - 1),
};

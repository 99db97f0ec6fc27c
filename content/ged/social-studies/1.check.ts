/** The answers of 1.txt that follow from numbers: question number → the text of the right option. */

/** The text of the one candidate that fits; an error if none fits or more than one does. */
function only(candidates: Record<string, boolean>): string {
  const found = Object.keys(candidates).filter((text) => candidates[text]);
  const [first] = found;
  if (first === undefined || found.length > 1) throw new Error(`${found.length} candidates fit`);
  return first;
}

// Question 2: percent who voted, from the youngest age group to the oldest.
const president = [45, 60, 70, 75];
const mayor = [15, 25, 40, 55];
const rises = (values: number[]): boolean => values.every((v, i) => i === 0 || v > (values[i - 1] ?? v));

// Question 19: Black residents in thousands, 1910 and 1930.
const detroit = { before: 6, after: 120 };

// Question 21: millions of immigrants by decade.
const decades: [string, number][] = [
  ['1901–10', 8.8],
  ['1911–20', 5.7],
  ['1921–30', 4.1],
  ['1931–40', 0.5],
  ['1941–50', 1.0],
  ['1951–60', 2.5],
  ['1961–70', 3.3],
];
const falls = decades.slice(1).map(([name, value], i): [string, boolean] => {
  const [earlier, before] = decades[i] ?? ['', NaN];
  return [`From ${earlier} to ${name}`, value < before / 4];
});

// Question 29: price of a board in dollars, boards sold.
const march = { price: 6, boards: 900 };
const may = { price: 10, boards: 600 };
const change = may.price * may.boards - march.price * march.boards;

// Questions 31 and 32: [bicycles, price in dollars].
const demand: [number, number][] = [
  [20, 90],
  [40, 70],
  [60, 50],
  [80, 30],
  [100, 10],
];
const supply: [number, number][] = [
  [20, 30],
  [40, 40],
  [60, 50],
  [80, 60],
  [100, 70],
];
const bicyclesAt = (line: [number, number][], price: number): number =>
  line.find(([, p]) => p === price)?.[0] ?? NaN;
const crossing =
  demand.find(([, price]) => bicyclesAt(demand, price) === bicyclesAt(supply, price))?.[1] ?? NaN;
const unsold = bicyclesAt(supply, 70) - bicyclesAt(demand, 70);

// Question 38: people and square miles.
const counties: Record<string, [number, number]> = {
  Aspen: [48000, 600],
  Birch: [90000, 1500],
  Cedar: [30000, 250],
};
const byDensity = Object.entries(counties)
  .map(([name, [people, area]]) => ({ name, density: people / area }))
  .toSorted((a, b) => b.density - a.density);

export const answers: Record<number, string> = {
  2: only({
    'Turnout rose with age in both of the elections.': rises(president) && rises(mayor),
    'Voters under 30 took more interest in the mayor than in the president.':
      (mayor[0] ?? NaN) > (president[0] ?? NaN),
    'More than half of every age group voted in the election for president.': president.every((p) => p > 50),
  }),
  19: `${detroit.after / detroit.before} times`,
  21: only(Object.fromEntries(falls)),
  29: `$${Math.abs(change)} ${change > 0 ? 'more' : 'less'}`,
  31: `$${crossing}`,
  32: `There would be a ${unsold > 0 ? 'surplus' : 'shortage'} of ${Math.abs(unsold)} bicycles.`,
  38: byDensity.map(({ name }) => name).join(', '),
};

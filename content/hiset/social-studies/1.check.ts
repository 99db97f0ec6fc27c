import { sum } from '../../arithmetic.ts';

/** The answers of 1.txt that follow from numbers: question number → the text of the right option. */

/** The text of the one candidate that fits; an error if none fits or more than one does. */
function only(candidates: Record<string, boolean>): string {
  const found = Object.keys(candidates).filter((text) => candidates[text]);
  const [first] = found;
  if (first === undefined || found.length > 1) throw new Error(`${found.length} candidates fit`);
  return first;
}

// Question 2: pay of the shift that is given up, in dollars.
const shift = 96;

// Question 3: millions of dollars.
const budget = { policeAndFire: 12, streets: 6, parks: 4, library: 2, debt: 4 };

// Question 5: signatures.
const needed = (15000 * 8) / 100;
const valid = (1350 * (100 - 12)) / 100;

// Question 8: the year of each event.
const fourScoreAndSeven = 4 * 20 + 7;
const events: Record<string, number> = {
  'The first English settlement in Virginia': 1607,
  'The Declaration of Independence': 1776,
  'The writing of the Constitution': 1787,
  'The first inauguration of George Washington': 1789,
};

// Question 13: dollars of income and of sales tax.
const shareOne = 600 / 20000;
const shareTwo = 1200 / 80000;

// Question 33: percent rise in consumer prices.
const inflation: [number, number][] = [
  [1972, 3.2],
  [1973, 6.2],
  [1974, 11.0],
  [1975, 9.1],
  [1976, 5.8],
  [1977, 6.5],
  [1978, 7.6],
  [1979, 11.3],
  [1980, 13.5],
  [1981, 10.3],
  [1982, 6.2],
  [1983, 3.2],
];
const highest = inflation.reduce((most, year) => (year[1] > most[1] ? year : most));

// Question 37: a month on the credit card, in dollars.
const interest = (1000 * 2) / 100;
const paid = 30;

// Question 38: people.
const working = 4700;
const looking = 300;

// Question 39: loaves given up for one cake.
const anaCake = 6 / 3;
const benCake = 4 / 1;

// Question 48: percent in urban places, 1800 to 2000.
const urban: Record<string, number> = { 1800: 6, 1850: 15, 1900: 40, 1950: 64, 2000: 79 };
const shares = Object.values(urban);
const growth = shares.slice(1).map((share, i) => share - (shares[i] ?? NaN));
const in1900 = urban['1900'] ?? NaN;
const in1950 = urban['1950'] ?? NaN;

export const answers: Record<number, string> = {
  2: `The pay of $${shift} that she gives up`,
  3: only({
    'The town spends twice as much on the library as on parks.': budget.library === 2 * budget.parks,
    'The town spends more on debt than on streets.': budget.debt > budget.streets,
    'Police and fire cost more than all the other items added together.':
      budget.policeAndFire > sum([budget.streets, budget.parks, budget.library, budget.debt]),
    'Police and fire cost the same as streets, parks, and library together.':
      budget.policeAndFire === sum([budget.streets, budget.parks, budget.library]),
  }),
  5: String(needed - valid),
  8: only(
    Object.fromEntries(
      Object.entries(events).map(([event, year]) => [event, year === 1863 - fourScoreAndSeven]),
    ),
  ),
  // three-fourths of the states, no part of a state
  12: String(Math.ceil((50 * 3) / 4)),
  13: only({
    'Both families pay the same share of their income in sales tax.': shareOne === shareTwo,
    'Family 2 pays a larger share of its income, so the tax is progressive.': shareTwo > shareOne,
    'Family 1 pays a larger share of its income, so the tax is regressive.': shareOne > shareTwo,
  }),
  33: String(highest[0]),
  37: `$${paid - interest}`,
  38: `${((looking / (working + looking)) * 100).toFixed(1)}%`,
  39: only({
    'Ben should make the cakes, because a cake costs him fewer loaves.': benCake < anaCake,
    'Ana should make the cakes, because a cake costs her fewer loaves.': anaCake < benCake,
    'It makes no difference who makes what, because both can do both.': anaCake === benCake,
  }),
  48: only({
    'By 1900 most people lived in urban places.': in1900 > 50,
    'The urban share grew more in each fifty years than in the fifty before.': growth.every(
      (points, i) => i === 0 || points > (growth[i - 1] ?? NaN),
    ),
    'Most people lived in rural places in 1900, but in urban places in 1950.': in1900 < 50 && in1950 > 50,
  }),
  // House seats and two senators
  49: String(4 + 2),
};

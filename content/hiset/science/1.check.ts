/** The numerical answers of 1.txt, computed: question number → the text of the right option. */

/** The share of the young of two parents, given as pairs of alleles, that fit a condition. */
function share(one: string, other: string, fits: (genes: string) => boolean): number {
  const young = [...one].flatMap((a) => [...other].map((b) => a + b));
  return young.filter(fits).length / young.length;
}

/** A share of quarters as a fraction in lowest terms. */
function quarters(part: number): string {
  return { 1: '1/4', 2: '1/2', 3: '3/4', 4: '1' }[part * 4] ?? 'not a number of quarters';
}

/** Hours after midnight as a time of day: 28 → "4:00 a.m. on the next day". */
function timeOfDay(hours: number): string {
  const onTheDay = hours % 24;
  const hour = Math.floor(onTheDay);
  const minutes = String(Math.round((onTheDay - hour) * 60)).padStart(2, '0');
  const day = hours < 24 ? 'same' : 'next';
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'a.m.' : 'p.m.'} on the ${day} day`;
}

// Question 30: the straight line through zero that fits best, read at 50 cm and rounded to 10 cm.
const slides: [number, number][] = [
  [10, 22],
  [20, 44],
  [30, 65],
  [40, 88],
];
const slidePerHeight =
  slides.reduce((total, [height, slide]) => total + height * slide, 0) /
  slides.reduce((total, [height]) => total + height * height, 0);

export const answers: Record<number, string> = {
  // there and back
  7: `${(340 * 0.8) / 2} meters`,
  8: String(9.0 / 1.0),
  // what A and T leave, shared by G and C
  14: `${(100 - 2 * 30) / 2}%`,
  // one more time from high tide to high tide
  16: timeOfDay(15.5 + (15.5 - 3)),
  // load × height ÷ length
  18: `${(300 * 1) / 5} newtons`,
  // both parents have one changed copy (L) and one unchanged copy (l)
  21: quarters(share('Ll', 'Ll', (genes) => genes.includes('L'))),
  26: `${110 - 30} g`,
  27: `${100 * share('Rr', 'Rr', (genes) => genes !== 'RR' && genes !== 'rr')}%`,
  30: `${Math.round((slidePerHeight * 50) / 10) * 10} cm`,
  39: `${(300 / 200).toFixed(1)} m per day`,
  // a triangle and a rectangle under the graph
  43: `${(4 * 12) / 2 + (10 - 4) * 12} meters`,
  48: String((620 - 320) / (2018 - 2014)),
};

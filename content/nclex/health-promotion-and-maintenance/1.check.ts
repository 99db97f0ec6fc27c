/** The numerical answers of 1.txt, computed: question number → the text of the right option. */

const only = <T>(candidates: T[], fits: (candidate: T) => boolean): number => {
  const found = candidates.map((candidate, i) => (fits(candidate) ? i + 1 : 0)).filter(Boolean);
  const [first] = found;
  if (first === undefined || found.length > 1) throw new Error(`${found.length} candidates fit`);
  return first;
};

/** Naegele's rule: back three months, forward seven days, forward one year. */
function dueDate(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year + 1, month - 1 - 3, day + 7)).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
}

type Smoker = {
  age: number;
  packs: number;
  years: number;
  quit: number;
};
const smokers: Smoker[] = [
  { age: 46, packs: 1.5, years: 20, quit: 0 },
  { age: 72, packs: 2, years: 20, quit: 22 },
  { age: 61, packs: 0.5, years: 44, quit: 0 },
  { age: 58, packs: 0.5, years: 30, quit: 0 },
];
const screened = (s: Smoker): boolean =>
  s.age >= 50 && s.age <= 80 && s.packs * s.years >= 20 && s.quit <= 15;

/** Pregnancies in order: weeks at the end (the present one: undefined) and children. */
const pregnancies: { weeks?: number; children: number }[] = [
  { weeks: 39, children: 1 },
  { weeks: 9, children: 0 },
  { weeks: 34, children: 2 },
  { children: 0 },
];
function gtpal(): string {
  const ended = (from: number, to: number): number =>
    pregnancies.filter((p) => p.weeks !== undefined && p.weeks >= from && p.weeks < to).length;
  const living = pregnancies.reduce((total, p) => total + p.children, 0);
  return `G${pregnancies.length} T${ended(37, 50)} P${ended(20, 37)} A${ended(0, 20)} L${living}`;
}

/** Heart rate, breathing, muscle tone, reflex, color. */
const heartRate = { beats: 112, points: (beats: number): number => (beats >= 100 ? 2 : 1) };
const apgar = heartRate.points(heartRate.beats) + 1 + 1 + 1 + 1;

const babies = [
  { months: 6, birth: 7, now: 15 },
  { months: 12, birth: 8, now: 17 },
  { months: 12, birth: 6, now: 18.5 },
  { months: 5, birth: 8, now: 16 },
];

const mothers = [
  { negative: true, antiD: false, babyPositive: true },
  { negative: false, antiD: false, babyPositive: false },
  { negative: true, antiD: false, babyPositive: false },
  { negative: true, antiD: true, babyPositive: true },
];

export const answers: Record<number, string> = {
  4: dueDate(2026, 3, 10),
  11: `Client ${only(smokers, screened)}`,
  12: gtpal(),
  20: String(apgar),
  // twice the birth weight by 6 months, three times by 12 months
  21: `Baby ${only(babies, (b) => b.now < b.birth * (b.months >= 12 ? 3 : 2))}`,
  27: `Client ${only(mothers, (m) => m.negative && !m.antiD && m.babyPositive)}`,
  30: `${Math.round((100 * (3400 - 3094)) / 3400)}%`,
  31: `${24 - (40 - 28)} weeks`,
};

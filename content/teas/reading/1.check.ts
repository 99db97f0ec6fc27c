/** The numerical answers of 1.txt, computed: question number → the text of the right option. */

/** Minutes after midnight as a clock time. */
function clock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** When the last bus that is early enough leaves River Road. */
function latestBus(): string {
  const riverRoad = [6 * 60 + 55, 7 * 60 + 25, 7 * 60 + 55, 8 * 60 + 25];
  const hospital = [7 * 60 + 15, 7 * 60 + 45, 8 * 60 + 15, 8 * 60 + 45];
  const mustArriveBy = 8 * 60 + 15 - 10;
  const early = riverRoad.filter((_, index) => (hospital[index] ?? Infinity) <= mustArriveBy);

  return clock(Math.max(...early));
}

/** The word left after the four directions. */
function followDirections(word: string): string {
  const withoutFirst = word.slice(1);
  const withP = `P${withoutFirst}`;
  const withS = `${withP.slice(0, -1)}S`;

  return `${withS}E`;
}

/** The only day on which the West Clinic is ahead. */
function westAhead(): string {
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  const east = [30, 20, 25, 15, 35];
  const west = [20, 25, 15, 15, 30];

  return days.filter((_, index) => (west[index] ?? 0) > (east[index] ?? 0)).join(' and ');
}

/** The place at the end of the walk. */
function walk(): string {
  const places: Record<string, string> = {
    '4,0': 'clinic',
    '4,2': 'library',
    '4,4': 'bank',
    '-4,0': 'school',
  };
  const [startEast, startNorth] = [0, -3];
  const end = `${startEast + 4},${startNorth + 5 - 2}`;

  return `At the ${places[end] ?? 'nowhere'}`;
}

/** Which line of the library graph is ahead a month later if each goes on as on average so far. */
function libraryNextMonth(): string {
  const next = (values: number[]): number => {
    const first = values[0] ?? 0;
    const last = values.at(-1) ?? 0;

    return last + (last - first) / (values.length - 1);
  };
  const printed = next([400, 380, 350, 330, 300, 280]);
  const electronic = next([100, 140, 190, 230, 280, 340]);

  return electronic > printed
    ? 'Loans of e-books will be higher than loans of printed books.'
    : 'Loans of printed books will rise above loans of e-books again.';
}

export const answers: Record<number, string> = {
  // 5 mL a dose, 4 doses
  10: `${5 * 4} mL`,
  11: latestBus(),
  12: followDirections('CLEAN'),
  13: westAhead(),
  14: walk(),
  // 20 percent off both fees
  24: `$${((60 + 40) * 80) / 100}`,
  // 7 days before September 10
  25: `September ${10 - 7}`,
  30: libraryNextMonth(),
};

/** What a figure has to be. A row without one is for information. */
export type Goal = { atLeast: number } | { atMost: number };

export type Row = {
  name: string;
  /** One per round; the median counts. */
  figures: number[];
  /** Such as `s` or `MB`; without one it is a ratio. */
  unit?: string;
  goal?: Goal;
};

/** Takes a row as soon as it is measured, or says which program is not here to measure it against. */
export type Report = { row: (row: Row) => void; missing: (name: string, program: string) => void };

/** Rows that share what has to be set up for them. */
export type Group = {
  name: string;
  /** Takes minutes: it is run by its name, or by `all`. */
  isLong?: true;
  run: (report: Report) => Promise<void>;
};

export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

/** Repeats a measurement. */
export async function inRounds(rounds: number, measure: () => Promise<number>): Promise<number[]> {
  const figures: number[] = [];
  while (figures.length < rounds) figures.push(await measure());

  return figures;
}

/** Seconds that some work takes. */
export async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();

  return (performance.now() - start) / 1000;
}

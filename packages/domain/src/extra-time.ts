/** How many times the minutes of a test a learner takes. `untimed`: as many as they need. */
export type ExtraTime = 'none' | '1.25' | '1.5' | '2' | 'untimed';

/** Whole seconds beyond a test's own limit; 0 also where there is no limit left to go beyond. */
export function extraSecondsOf(limitSeconds: number, extraTime: ExtraTime): number {
  return extraTime === 'none' || extraTime === 'untimed'
    ? 0
    : Math.round(limitSeconds * (Number(extraTime) - 1));
}

/** What a test with a limit gives a learner in all, in seconds; null without a limit. */
export function extendedSeconds(limitSeconds: number, extraTime: ExtraTime): number | null {
  return extraTime === 'untimed' ? null : limitSeconds + extraSecondsOf(limitSeconds, extraTime);
}

/**
 * A test's time, as arithmetic on what was used of it.
 *
 * Nothing counts ticks: a page measures the time in which it showed the running test, and asks here what is left.
 */
export type CountdownTone = 'normal' | 'warning' | 'critical';

/** Whole seconds left, rounded up so that 0 is shown only when the time is really over. */
export function remainingSeconds(limitSeconds: number, elapsedMs: number): number {
  return Math.min(limitSeconds, Math.max(0, Math.ceil(limitSeconds - elapsedMs / 1000)));
}

/** Whole seconds used so far: never more than the limit, where there is one. */
export function usedSeconds(limitSeconds: number | null, elapsedMs: number): number {
  if (limitSeconds === null) return Math.max(0, Math.floor(elapsedMs / 1000));

  return limitSeconds - remainingSeconds(limitSeconds, elapsedMs);
}

/** Warning at or below 25 % of the limit, critical at or below 10 % (spec section 4). */
export function countdownTone(remaining: number, limitSeconds: number): CountdownTone {
  if (remaining <= limitSeconds * 0.1) return 'critical';
  if (remaining <= limitSeconds * 0.25) return 'warning';

  return 'normal';
}

/**
 * The runner's timer, as arithmetic on a deadline.
 *
 * Nothing counts ticks: a sleeping tab, a reload or a slow phone asks for the seconds left at a moment and gets the
 * true figure. Moments are milliseconds since 1970, as `Date.now()` gives them.
 */
export type Countdown = Running | Paused;

type Running = { state: 'running'; limitSeconds: number; deadline: number };
type Paused = { state: 'paused'; limitSeconds: number; remainingMs: number };

export type CountdownTone = 'normal' | 'warning' | 'critical';

/** Starts the countdown of an exam's time limit, given in minutes. */
export function startCountdown(timeLimitMinutes: number, now: number): Countdown {
  const limitSeconds = timeLimitMinutes * 60;

  return { state: 'running', limitSeconds, deadline: now + limitSeconds * 1000 };
}

export function pauseCountdown(countdown: Countdown, now: number): Countdown {
  if (countdown.state === 'paused') return countdown;

  return { state: 'paused', limitSeconds: countdown.limitSeconds, remainingMs: remainingMs(countdown, now) };
}

export function resumeCountdown(countdown: Countdown, now: number): Countdown {
  if (countdown.state === 'running') return countdown;

  return { state: 'running', limitSeconds: countdown.limitSeconds, deadline: now + countdown.remainingMs };
}

/** Whole seconds left, rounded up so that 0 is shown only when the time is really over. */
export function remainingSeconds(countdown: Countdown, now: number): number {
  return Math.ceil(remainingMs(countdown, now) / 1000);
}

/** Seconds used so far, pauses not counted: never more than the limit. */
export function usedSeconds(countdown: Countdown, now: number): number {
  return countdown.limitSeconds - remainingSeconds(countdown, now);
}

export function isExpired(countdown: Countdown, now: number): boolean {
  return countdown.state === 'running' && now >= countdown.deadline;
}

/** Warning at or below 25 % of the limit, critical at or below 10 % (spec section 4). */
export function countdownTone(remaining: number, limitSeconds: number): CountdownTone {
  if (remaining <= limitSeconds * 0.1) return 'critical';
  if (remaining <= limitSeconds * 0.25) return 'warning';

  return 'normal';
}

function remainingMs(countdown: Countdown, now: number): number {
  if (countdown.state === 'paused') return countdown.remainingMs;

  // A clock set back while the tab slept must not hand out more time than the exam has.
  return Math.min(Math.max(0, countdown.deadline - now), countdown.limitSeconds * 1000);
}

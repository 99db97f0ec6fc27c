import { describe, expect, it } from 'vitest';

import {
  countdownTone,
  isExpired,
  pauseCountdown,
  remainingSeconds,
  resumeCountdown,
  startCountdown,
  usedSeconds,
} from './countdown.ts';

const START = Date.UTC(2026, 10, 20, 10);
const at = (seconds: number) => START + seconds * 1000;
const countdown = startCountdown(10, START);

describe('a running countdown', () => {
  it.each([
    [0, 600],
    [0.4, 600],
    [1, 599],
    [599.5, 1],
    [600, 0],
    [5 * 3600, 0],
  ])('%s seconds after the start has %i seconds left', (elapsed, left) => {
    expect(remainingSeconds(countdown, at(elapsed))).toBe(left);
    expect(usedSeconds(countdown, at(elapsed))).toBe(600 - left);
  });

  it('expires at the deadline, also when nobody looked for hours', () => {
    expect(isExpired(countdown, at(599.9))).toBe(false);
    expect(isExpired(countdown, at(600))).toBe(true);
    expect(isExpired(countdown, at(5 * 3600))).toBe(true);
  });

  it('gives no more than the limit when the clock is set back', () => {
    expect(remainingSeconds(countdown, at(-3600))).toBe(600);
  });
});

describe('a paused countdown', () => {
  const paused = pauseCountdown(countdown, at(100));

  it('keeps the time left however long it lasts, and never expires', () => {
    expect(remainingSeconds(paused, at(100))).toBe(500);
    expect(remainingSeconds(paused, at(9999))).toBe(500);
    expect(isExpired(paused, at(9999))).toBe(false);
  });

  it('goes on from there', () => {
    const resumed = resumeCountdown(paused, at(9999));

    expect(remainingSeconds(resumed, at(9999 + 60))).toBe(440);
    expect(usedSeconds(resumed, at(9999 + 60))).toBe(160);
  });

  it('takes a second pause or resume as the first', () => {
    expect(pauseCountdown(paused, at(200))).toBe(paused);
    expect(resumeCountdown(countdown, at(200))).toBe(countdown);
  });
});

describe('countdownTone', () => {
  it.each([
    [151, 'normal'],
    [150, 'warning'],
    [61, 'warning'],
    [60, 'critical'],
    [0, 'critical'],
  ] as const)('with %i of 600 seconds left is %s', (remaining, tone) => {
    expect(countdownTone(remaining, 600)).toBe(tone);
  });
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { TestClock } from './test-clock.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'Date'], now: 0 }));
afterEach(() => void vi.useRealTimers());

it('counts while it runs, from what was used before', () => {
  const clock = new TestClock(5_000);
  vi.advanceTimersByTime(1_000);
  clock.start();
  vi.advanceTimersByTime(2_000);
  clock.stop();
  vi.advanceTimersByTime(4_000);
  clock.start();
  vi.advanceTimersByTime(1_000);

  expect(clock.elapsedMs()).toBe(8_000);
});

it('does not care for the clock of the device', () => {
  const clock = new TestClock(0);
  clock.start();
  vi.setSystemTime(new Date('2031-01-01T00:00:00Z'));
  vi.advanceTimersByTime(1_000);

  expect(clock.elapsedMs()).toBe(1_000);
});

it('does not count what the device slept through, and tells of it once', () => {
  const clock = new TestClock(0);
  clock.start();
  vi.advanceTimersByTime(1_000);
  expect(clock.takeSleep()).toBe(false);
  vi.advanceTimersByTime(8 * 3_600_000);

  expect(clock.elapsedMs()).toBe(1_000);
  expect(clock.takeSleep()).toBe(true);
  expect(clock.takeSleep()).toBe(false);
});

it('takes over what another page measured, but never less', () => {
  const clock = new TestClock(3_000);
  clock.atLeast(9_000);
  clock.atLeast(1_000);

  expect(clock.elapsedMs()).toBe(9_000);
});

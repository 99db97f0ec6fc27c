import { describe, expect, it } from 'vitest';

import { timeAnnouncement } from './timer.ts';

describe('timeAnnouncement', () => {
  const HOUR = 3600;

  it.each([
    [901, 900, '15 minutes left.'],
    [361, 360, '6 minutes left.'],
    [61, 60, '1 minute left.'],
    [1200, 100, '100 seconds left.'],
  ])('speaks when the time falls from %i to %i seconds', (before, after, text) => {
    expect(timeAnnouncement(before, after, HOUR)).toBe(text);
  });

  it.each([
    [900, 899],
    [3600, 3599],
    [60, 59],
    [5, 0],
  ])('stays silent between %i and %i seconds', (before, after) => {
    expect(timeAnnouncement(before, after, HOUR)).toBeNull();
  });
});

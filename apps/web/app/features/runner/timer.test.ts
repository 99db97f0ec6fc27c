import { describe, expect, it } from 'vitest';

import { lastMinutesWords, timeAnnouncement } from './timer.ts';

describe('timeAnnouncement', () => {
  const HOUR = 3600;

  it.each([
    [901, 900, '15 minutes left.'],
    [361, 360, '6 minutes left.'],
    [301, 300, '5 minutes left.'],
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

describe('lastMinutesWords', () => {
  it.each([
    [3600, 3600, null],
    [301, 3600, null],
    [300, 3600, 'Less than 5 minutes left'],
    [61, 3600, 'Less than 5 minutes left'],
    [60, 3600, 'Less than 1 minute left'],
    [1, 3600, 'Less than 1 minute left'],
    [240, 240, null],
    [60, 240, 'Less than 1 minute left'],
  ])('with %i of a limit in seconds', (remaining, limitSeconds, words) => {
    expect(lastMinutesWords(remaining, limitSeconds)).toBe(words);
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { dateOfDay, dayOfDate, isTimeZone, localDay, weekdayOf } from './local-days.ts';

describe('localDay', () => {
  it.each([
    ['2026-11-22T05:59:59Z', 'America/Chicago', '2026-11-21'],
    ['2026-11-22T06:00:00Z', 'America/Chicago', '2026-11-22'],
    ['2026-11-22T05:59:59Z', 'UTC', '2026-11-22'],
    ['2026-11-22T11:00:00Z', 'Pacific/Kiritimati', '2026-11-23'],
  ])('puts %s in %s on %s', (moment, timeZone, date) => {
    expect(dateOfDay(localDay(new Date(moment), timeZone))).toBe(date);
  });

  it.each([
    // In New York the clock goes from 2 to 3 on March 8, and from 2 back to 1 on November 1.
    ['2026-03-08T04:59:59Z', '2026-03-07'],
    ['2026-03-08T05:00:00Z', '2026-03-08'],
    ['2026-03-09T03:59:59Z', '2026-03-08'],
    ['2026-03-09T04:00:00Z', '2026-03-09'],
    ['2026-11-01T03:59:59Z', '2026-10-31'],
    ['2026-11-01T04:00:00Z', '2026-11-01'],
    ['2026-11-02T04:59:59Z', '2026-11-01'],
    ['2026-11-02T05:00:00Z', '2026-11-02'],
  ])('counts the days of 23 and of 25 hours as one each: %s is %s', (moment, date) => {
    expect(dateOfDay(localDay(new Date(moment), 'America/New_York'))).toBe(date);
  });

  it('never goes back as time goes on', () => {
    const moment = fc.date({
      min: new Date('1990-01-01'),
      max: new Date('2080-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(
        moment,
        moment,
        fc.constantFrom('America/New_York', 'Australia/Lord_Howe', 'UTC'),
        (a, b, zone) => {
          const [first, second] = a <= b ? [a, b] : [b, a];

          expect(localDay(first, zone)).toBeLessThanOrEqual(localDay(second, zone));
        },
      ),
    );
  });

  it('throws for a zone that is none', () => {
    expect(() => localDay(new Date(), 'Mars/Olympus')).toThrow(RangeError);
  });
});

it('writes a day as its date, and reads it again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (day) => {
      expect(dayOfDate(dateOfDay(day))).toBe(day);
    }),
  );
});

it('knows the day of the week', () => {
  expect(weekdayOf(dayOfDate('2026-11-22'))).toBe(0);
  expect(weekdayOf(dayOfDate('2026-11-28'))).toBe(6);
});

it.each([
  ['America/Chicago', true],
  ['UTC', true],
  ['', false],
  ['Mars/Olympus', false],
  ['../etc', false],
])('knows whether %j is a time zone', (name, isOne) => {
  expect(isTimeZone(name)).toBe(isOne);
});

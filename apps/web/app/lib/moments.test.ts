import { expect, it } from 'vitest';

import { relativeMoment } from './moments.ts';

const NOW = Date.parse('2026-08-22T12:00:00Z');

it.each([
  ['2026-08-22T12:00:00Z', 'just now'],
  ['2026-08-22T11:59:01Z', 'just now'],
  ['2026-08-22T12:00:30Z', 'just now'],
  ['2026-08-22T11:59:00Z', '1 minute ago'],
  ['2026-08-22T11:00:01Z', '59 minutes ago'],
  ['2026-08-22T11:00:00Z', '1 hour ago'],
  ['2026-08-20T13:00:00Z', '1 day ago'],
  ['2026-07-24T12:00:00Z', '29 days ago'],
  ['2026-07-23T12:00:00Z', '1 month ago'],
  ['2024-08-22T12:00:00Z', '2 years ago'],
  ['2026-09-21T11:00:00Z', 'in 29 days'],
])('says of %s that it is "%s"', (moment, words) => {
  expect(relativeMoment(moment, NOW)).toBe(words);
});

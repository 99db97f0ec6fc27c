import { describe, expect, it } from 'vitest';

import { count, formatDate, formatElapsed, formatRelative, formatRemaining, standing } from './format.ts';

it.each([
  [0, '0:00'],
  [9, '0:09'],
  [60, '1:00'],
  [754, '12:34'],
  [3665, '61:05'],
  [59.9, '0:59'],
  [-3, '0:00'],
])('shows %s seconds as %s', (seconds, shown) => expect(formatElapsed(seconds)).toBe(shown));

it.each([
  [0, '0 questions'],
  [1, '1 question'],
  [2, '2 questions'],
])('counts %s', (amount, shown) => expect(count(amount, 'question')).toBe(shown));

it('takes a plural of its own', () => expect(count(2, 'quiz', 'quizzes')).toBe('2 quizzes'));

it('shows a moment as a date', () => expect(formatDate('2026-08-22T12:00:00.000Z')).toBe('Aug 22, 2026'));

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
])('says of %s, at noon of August 22, that it is "%s"', (moment, words) => {
  expect(formatRelative(moment, Date.parse('2026-08-22T12:00:00Z'))).toBe(words);
});

describe('formatRemaining', () => {
  it.each([
    [0, '0:00'],
    [9, '0:09'],
    [545, '9:05'],
    [3600, '1:00:00'],
    [4145, '1:09:05'],
  ])('shows %i seconds as %s', (seconds, text) => {
    expect(formatRemaining(seconds)).toBe(text);
  });
});

it.each([
  [null, 'Question 14 of 46'],
  [1263, 'Question 14 of 46, 21:03 left'],
])('says where somebody is in a test with %s seconds left', (remainingSeconds, text) => {
  expect(standing({ position: 14, questionCount: 46, remainingSeconds })).toBe(text);
});

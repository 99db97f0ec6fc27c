import { expect, it } from 'vitest';

import { count, formatDate, formatElapsed } from './format.ts';

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

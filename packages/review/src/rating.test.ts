import { expect, it } from 'vitest';

import { ratingOfAnswer } from './rating.ts';

it.each([
  ['a wrong answer is again', { isRight: false }, 'again'],
  ['a wrong answer is again, however sure', { isRight: false, isUnsure: true }, 'again'],
  ['a right answer that was not sure is hard', { isRight: true, isUnsure: true }, 'hard'],
  ['a slow right answer is hard', { isRight: true, seconds: 61, usualSeconds: 30 }, 'hard'],
  ['twice the usual time is not slow yet', { isRight: true, seconds: 60, usualSeconds: 30 }, 'good'],
  [
    'a quick right answer is good: it may be a guess',
    { isRight: true, seconds: 1, usualSeconds: 30 },
    'good',
  ],
  ['a right answer that nobody timed is good', { isRight: true, usualSeconds: 30 }, 'good'],
  ['without a usual time none is slow', { isRight: true, seconds: 600 }, 'good'],
] as const)('%s', (_name, given, rating) => {
  expect(ratingOfAnswer({ isUnsure: false, seconds: null, usualSeconds: null, ...given })).toBe(rating);
});

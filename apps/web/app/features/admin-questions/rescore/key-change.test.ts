import { expect, it } from 'vitest';

import { isKeyChanged } from './key-change.ts';

const before = {
  questionType: 'multiple_choice',
  optionIds: ['a', 'b', 'c'],
  correctAnswer: '1',
} as const;

it.each([
  ['nothing', {}, false],
  ['the right option', { correctAnswer: '2' }, true],
  ['the order alone', { optionIds: ['b', 'c', 'a'], correctAnswer: '0' }, false],
  ['the order and the right option', { optionIds: ['b', 'c', 'a'], correctAnswer: '1' }, true],
  ['the right option for a new one', { optionIds: ['a', 'x7', 'c'] }, true],
  ['the type, to one that is typed', { questionType: 'fill_blank' as const, optionIds: [] }, false],
])('where an edit changed %s', (_what, change, expected) => {
  expect(
    isKeyChanged(
      { ...before, optionIds: [...before.optionIds] },
      { ...before, optionIds: [...before.optionIds], ...change },
    ),
  ).toBe(expected);
});

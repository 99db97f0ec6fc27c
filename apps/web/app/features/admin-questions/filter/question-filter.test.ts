import { type AdminQuestion } from '@second-bell/contract';
import { describe, expect, it } from 'vitest';

import {
  applyFilter,
  isFiltering,
  listQuestions,
  NO_FILTER,
  type QuestionFilter,
  readFilter,
  topicsOf,
  writeFilter,
} from './question-filter.ts';

const base: AdminQuestion = {
  id: 'one',
  practiceTestId: 'test',
  questionText: 'Which planet is the *Red Planet*?',
  questionType: 'multiple_choice',
  options: ['Mars', 'Venus'],
  correctAnswer: '0',
  explanation: 'Rust makes it red.',
  difficulty: 'easy',
  displayOrder: 0,
  topic: 'Space',
  version: 1,
  optionIds: ['a', 'b', 'c', 'd'],
};
const { topic: _topic, ...untitled } = base;
const LISTED = listQuestions([
  base,
  {
    ...untitled,
    id: 'two',
    questionText: 'The capital of Norway is ___.',
    questionType: 'fill_blank',
    options: [],
    correctAnswer: 'Oslo|Kristiania',
    explanation: 'Où? Là-haut.',
    difficulty: 'hard',
  },
]);

const found = (part: Partial<QuestionFilter>) =>
  applyFilter(LISTED, { ...NO_FILTER, ...part }).map(({ question }) => question.id);

describe('the search', () => {
  it.each([
    ['red', ['one']],
    ['VENUS', ['one']],
    ['rust', ['one']],
    ['space', ['one']],
    ['kristiania', ['two']],
    ['la-haut', ['two']],
    ['planet  rust', ['one']],
    ['planet oslo', []],
    ['  ', ['one', 'two']],
    ['', ['one', 'two']],
  ])('for %j finds %j', (search, ids) => {
    expect(found({ search })).toEqual(ids);
  });
});

it.each([
  [{ type: 'fill_blank' }, ['two']],
  [{ difficulty: 'easy' }, ['one']],
  [{ topic: 'Space' }, ['one']],
  [{ topic: '' }, ['two']],
  [{ topic: 'Space', difficulty: 'hard' }, []],
] as const)('the filter %j lets %j through', (part, ids) => {
  expect(found(part)).toEqual(ids);
});

it('keeps the number that a question has in the whole test', () => {
  expect(applyFilter(LISTED, { ...NO_FILTER, search: 'oslo' })[0]?.index).toBe(1);
});

describe('the address', () => {
  const place = new URLSearchParams({ product: 'p', test: 't' });
  const filter: QuestionFilter = { search: 'a b', type: 'true_false', difficulty: 'hard', topic: '' };

  it('holds the filter beside the place', () => {
    const written = writeFilter(place, filter);

    expect(readFilter(written)).toEqual(filter);
    expect(written.get('test')).toBe('t');
    expect(writeFilter(written, NO_FILTER).toString()).toBe(place.toString());
  });

  it('that names no type or difficulty filters nothing', () => {
    expect(isFiltering(readFilter(new URLSearchParams('type=essay&difficulty=odd')))).toBe(false);
  });
});

it('lists each topic once, by the alphabet', () => {
  const topics = ['Space', 'Cells', 'Space'].map((topic) => ({ ...base, topic }));

  expect(topicsOf([...topics, untitled])).toEqual(['Cells', 'Space']);
});

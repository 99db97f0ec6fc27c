import { expect, it } from 'vitest';

import { conflictRows } from './conflict-view.ts';

const LABELS = { title: 'Title', description: 'Description', timeLimit: 'Time limit', options: 'Options' };

it('shows the fields that differ, in the order of their names', () => {
  const theirs = { id: 't1', version: 3, timeLimit: 45, title: 'Cells', options: ['a', 'b'] };
  const mine = { title: 'Tissues', timeLimit: 60, options: ['a', 'c'] };

  expect(conflictRows(LABELS, theirs, mine)).toEqual([
    { label: 'Title', theirs: 'Cells', mine: 'Tissues' },
    { label: 'Time limit', theirs: '45', mine: '60' },
    { label: 'Options', theirs: 'a\nb', mine: 'a\nc' },
  ]);
});

it.each([
  ['both say the same', { title: 'Cells' }, { title: 'Cells' }],
  ['one is empty and the other missing', {}, { description: '' }],
  ['the ends differ in blanks alone', { title: 'Cells' }, { title: ' Cells ' }],
  ['what differs has no name', { version: 1 }, { version: 2 }],
])('shows nothing where %s', (_case, theirs, mine) => {
  expect(conflictRows(LABELS, theirs, mine)).toEqual([]);
});

it('shows what one of them emptied', () => {
  expect(conflictRows(LABELS, { description: 'Long' }, {})).toEqual([
    { label: 'Description', theirs: 'Long', mine: '' },
  ]);
});

import type { AuditEntry } from '@second-bell/contract';
import { expect, it } from 'vitest';

import { auditDetails } from './audit-details.ts';

function details(about: Pick<AuditEntry, 'action' | 'kind' | 'details'>) {
  const entry = { id: '1', at: '2026-08-22T12:00:00Z', administrator: 'ada@example.com', entityId: '2' };

  return auditDetails({ ...entry, title: 'Cells', ...about }).map(({ label, versions }) => [
    label,
    ...versions.map(({ text }) => text),
  ]);
}

it('shows each field of a change before and after, in words', () => {
  const changes = {
    title: { before: 'Cells', after: '<b>Cells</b>' },
    difficulty: { before: 'easy', after: 'hard' },
    timeLimit: { before: 45, after: 60 },
    description: { before: null, after: 'Short' },
    options: { before: ['Yes', 'No'], after: ['Yes', 'No', 'Maybe'] },
    unheardOf: { before: 'a', after: 'b' },
  };

  expect(details({ action: 'updated', kind: 'practice_test', details: changes })).toEqual([
    ['Title', 'Cells', '<b>Cells</b>'],
    ['Difficulty', 'Easy', 'Hard'],
    ['Time limit (minutes)', '45', '60'],
    ['Description', '', 'Short'],
    ['Options', 'Yes\nNo', 'Yes\nNo\nMaybe'],
    ['unheardOf', 'a', 'b'],
  ]);
});

it.each([
  [null, 'p1', ['Passage', '', 'A passage']],
  ['p1', null, ['Passage', 'A passage', '']],
  ['p1', 'p2', ['Passage', 'A passage', 'Another passage']],
])('tells the passages %s and %s apart without their ids', (before, after, shown) => {
  expect(details({ action: 'updated', kind: 'question', details: { passageId: { before, after } } })).toEqual(
    [shown],
  );
});

it('keeps what a deleted study material said', () => {
  const material = { id: 'm1', title: 'Heart', type: 'flashcard', examType: 'TEAS' };

  expect(details({ action: 'deleted', kind: 'study_material', details: material })).toEqual([
    ['Title', 'Heart'],
    ['Type', 'Flash cards'],
    ['Exam', 'TEAS'],
  ]);
});

it.each([
  [{ action: 'deleted', kind: 'subject', details: { practiceTestCount: 1, questionCount: 2 } }],
  [{ action: 'imported', kind: 'practice_test', details: { mode: 'append', questions: 2 } }],
  [{ action: 'updated', kind: 'subject', details: {} }],
] as const)('shows nothing where the sentence says it all: %j', (about) => {
  expect(details(about)).toEqual([]);
});
